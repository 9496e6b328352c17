import { kmBetween, type Point } from '@waymark/atlas/distance'

/** Straight-line limits in kilometres. */
export const REACH = {
  /** From the middle of town to a place: an hour by road or rail. */
  place: 60,
  /** From the middle of town to the goal of an excursion, or on a day out: two to three hours each way. */
  dayTrip: 150,
  /** Between two places that follow each other on a day in town: what local transport does in three quarters of an hour. */
  leg: 30,
  /** From farther out than this one sleeps elsewhere unless the whole day is spent there. */
  outOfTown: 20,
  /** All legs of a day in town together. */
  day: 80,
} as const

/** Back from a day out: the evening is in town again. */
export const isWayBack = (base: Point, from: Point, to: Point): boolean =>
  kmBetween(base, from) > REACH.outOfTown && kmBetween(base, to) <= REACH.outOfTown
