import { kmBetween, type Point } from '@waymark/atlas/distance'
import { landKm } from '@waymark/atlas/land-way'
import { type AtlasStop, costOfOthers, hasTicket, isAskedFor, isReached } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { leadsDay } from './fit-day.ts'
import { goodRoutes } from './route.ts'
import type { Stop } from './stop.ts'
import { type TimedStop, timeDayTrip, timeEveningBack } from './timetable.ts'
import { legBetween } from './travel.ts'

/** An excursion to places close to each other. */
export interface Outing {
  /** Name of the town, or of the best sight. */
  readonly name: string
  /** An excursion to a town is named after it; others after what is visited. */
  readonly isTown: boolean
  readonly centre: Point
  /** Most wanted first; the first is the purpose of the excursion. */
  readonly stops: readonly AtlasStop[]
  readonly score: number
}

/** Standalone sights within this distance form one excursion. */
const SAME_OUTING_KM = 15

/** Groups standalone sights that are close together. */
export function groupsOf(stops: readonly AtlasStop[]): AtlasStop[][] {
  const groups: AtlasStop[][] = []
  for (const stop of stops) {
    const near = groups.find(([heart]) => heart && kmBetween(heart.place, stop.place) <= SAME_OUTING_KM)
    if (near) near.push(stop)
    else groups.push([stop])
  }
  return groups
}

/** Each way, to whatever a destination does not list itself. */
const MOST_WAY_MINUTES = 155
/** Coasts wind; a bay that lies between makes the way longer than this. */
const AROUND_A_BAY = 1.15

/** Whether a place is too far for a day, over the mountains or around a bay. */
export function isHoursAway(from: Point, to: Point): boolean {
  const leg = legBetween(from, to)
  if (leg.isByFerry === true) return false
  const around = landKm(from, to) / Math.max(1, kmBetween(from, to))
  return leg.minutes * (around > AROUND_A_BAY && around < Infinity ? around : 1) > MOST_WAY_MINUTES
}

/** Sights within this distance may share an excursion. */
const SHARED_KM = 20
/** Maximum number of sights per excursion. */
const MOST_STOPS = 3
const FULL_DAYS_PER_OUTING = 3

const fullDaysIn = (slots: readonly DaySlot[]): DaySlot[] =>
  slots.filter(({ role, isRest }) => role === 'full' && isRest !== true)

/** Days in town before the first excursion. */
const DAYS_IN_TOWN = 1
/** An excursion is worth a day if at most this many places in town are wanted more. */
const BETTER_IN_TOWN = 4

/**
 * Possible numbers of excursions: one per three full days, more if they lead to the most wanted places, or if places in
 * town run out.
 */
export function outingCounts(
  slots: readonly DaySlot[],
  outings: readonly Outing[],
  places: readonly AtlasStop[],
): readonly [fewest: number, most: number] {
  const full = fullDaysIn(slots).length
  const usual = Math.floor(full / FULL_DAYS_PER_OUTING)
  const bar = places[BETTER_IN_TOWN]?.score ?? 0
  const hasBetter = outings.some(({ score }) => score > bar)
  const wanted = Math.max(usual, hasBetter ? Math.min(1, full - DAYS_IN_TOWN) : 0)
  return [Math.min(outings.length, wanted), Math.min(outings.length, full)]
}

/** Whether what an excursion is made for is open. */
const isPurposeOpen = ({ stops: [purpose] }: Outing, { date }: DaySlot): boolean => purpose?.hoursOn(date)?.length !== 0

/**
 * The full days with excursions, evenly spread, the first as late as possible; a single one on a day on which the most
 * wanted excursion finds its sight open.
 */
export function outingDays(
  slots: readonly DaySlot[],
  outings: readonly Outing[],
  wanted: number,
  mustLeave: boolean,
): ReadonlySet<number> {
  const allFull = fullDaysIn(slots)
  const count = Math.min(allFull.length, Math.max(wanted, mustLeave ? 1 : 0))
  if (count === 0) {
    const longest = slots.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
    return new Set(mustLeave && longest ? [longest.day] : [])
  }
  const [first, ...rest] = allFull
  const spare = count < allFull.length && first ? rest : allFull
  const [best] = outings
  // Who comes for a sight sees it on the first full day on which it is open.
  const asked = mustLeave ? outings.find(({ stops }) => stops.some(isAskedFor)) : undefined
  const seen = asked && allFull.find((slot) => isPurposeOpen(asked, slot))
  if (seen && count === 1) return new Set([seen.day])
  const isOpen = (slot: DaySlot): boolean => best !== undefined && isPurposeOpen(best, slot)
  const full =
    (count === 1 ? [spare, allFull].map((days) => days.filter(isOpen)) : []).find((days) => days.length > 0) ?? spare
  const days = Array.from({ length: count }, (_, index) => full[Math.floor(((index + 0.5) * full.length) / count)]?.day)
  const wantedDays = days.flatMap((day) => day ?? [])
  return new Set(seen && !wantedDays.includes(seen.day) ? [seen.day, ...wantedDays.slice(1)] : wantedDays)
}

/** Times the stops in the better order that fits the day, including the return. */
function timeOuting(slot: DaySlot, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  // The great sight before the small ones, where the way is not longer for it.
  const begins = ({ stops: [first] }: { readonly stops: readonly Stop[] }) => (first && leadsDay(first) ? 1 : 0)
  for (const route of goodRoutes(from, stops).toSorted((a, b) => begins(b) - begins(a))) {
    const timed = timeDayTrip(slot, from, route.stops)
    if (timed) return timed
  }
  return undefined
}

/** An excursion, and the places it leaves for later. */
interface PickedOuting {
  readonly outing: Outing
  /** Name for the day's theme. */
  readonly name: string
  readonly timed: readonly TimedStop[]
}

/**
 * The most wanted excursion that fits the day: its best place and those next to it. `cents` limits all admissions,
 * unless the traveller named the first place.
 */
export function pickOuting(
  slot: DaySlot,
  from: Point,
  outings: readonly Outing[],
  cents: number,
  suits: (stop: AtlasStop) => boolean,
): PickedOuting | undefined {
  // What is left of an excursion without the sight that it is made for is worth as much less.
  const worth = ({ score, stops }: Outing): number => {
    const [purpose] = stops
    const best = stops.find(suits)
    return purpose && best ? (score * best.score) / purpose.score : 0
  }
  const inOrder = outings
    .map((outing) => ({ outing, isOpen: isPurposeOpen(outing, slot), worth: worth(outing) }))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.worth - a.worth)
    .map(({ outing }) => outing)
  for (const outing of inOrder) {
    const open = outing.stops.filter(suits)
    for (const heart of open.filter((stop) => hasTicket(stop, []) && isReached(stop, [], open)).slice(0, 2)) {
      let timed = timeOuting(slot, from, [heart])
      if (!timed) continue
      let left = cents - costOfOthers([heart])
      const beside = [
        ...open,
        ...outings.filter((other) => other !== outing).flatMap(({ stops }) => stops.filter(suits)),
      ]
      for (const stop of beside) {
        if (timed.length === MOST_STOPS) break
        const km = kmBetween(heart.place, stop.place)
        const chosen: Stop[] = timed.map((other) => other.stop)
        const isIn = chosen.includes(stop)
        if (
          isIn ||
          !hasTicket(stop, chosen) ||
          !isReached(stop, chosen, open) ||
          stop.place.costCents > left ||
          km > SHARED_KM
        )
          continue
        const more = timeOuting(slot, from, [...chosen, stop])
        if (!more) continue
        timed = more
        left -= stop.place.costCents
      }
      return { outing, name: outing.isTown ? outing.name : heart.place.name, timed }
    }
  }
  return undefined
}

/** After an excursion, evenings stay within this distance of the town centre. */
const EVENING_KM = 6

/** An evening place after an excursion, most wanted first. */
export function eveningAfter(
  slot: DaySlot,
  centre: Point,
  timed: readonly TimedStop[],
  stops: readonly AtlasStop[],
): TimedStop | undefined {
  if (!slot.hasEvening) return undefined
  const before = timed.map(({ stop }) => stop)
  for (const stop of stops) {
    if (!hasTicket(stop, before)) continue
    if (stop.bestTime !== 'evening' || kmBetween(centre, stop.place) > EVENING_KM) continue
    const evening = timeEveningBack(slot, timed, centre, stop)
    if (evening) return evening
  }
  return undefined
}
