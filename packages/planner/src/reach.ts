import { kmBetween, type Point } from '@waymark/atlas/distance'

/** Straight-line limits in kilometres. */
export const REACH = {
  /** From the town centre to a place: an hour by road or rail. */
  place: 60,
  /** From the town centre to an excursion: two to three hours each way. */
  dayTrip: 150,
  /** From a base to excursions that its destination does not list itself: two and a half hours each way. */
  excursion: 110,
  /** Between consecutive places in town: 45 minutes by local transport. */
  leg: 30,
  /** Beyond this, one sleeps elsewhere unless the whole day is spent there. */
  outOfTown: 20,
  /** Total of a day's legs in town. */
  day: 80,
} as const

/** Whether a leg is the return from an excursion to town. */
export const isWayBack = (base: Point, from: Point, to: Point): boolean =>
  kmBetween(base, from) > REACH.outOfTown && kmBetween(base, to) <= REACH.outOfTown
