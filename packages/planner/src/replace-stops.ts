import { kmBetween } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasStop } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import type { LeftOver } from './fill-in-days.ts'
import type { Stop } from './stop.ts'
import type { TimedStop } from './timetable.ts'
import { legBetween } from './travel.ts'
import type { PlanningContext } from './planning-context.ts'
import type { CandidatePool } from './candidate-pool.ts'
import { suitsWeather } from './weather-needs.ts'

/** A replacement lies this near to the stop before it, or to the middle of town. */
const NEAR_KM = 8
const EVENING_FROM = 17 * 60

const isOpen = (stop: Stop | AtlasStop, slot: DaySlot): boolean =>
  !('closed' in stop && stop.closed.includes(slot.weekday))

const suitsHour = ({ bestTime }: Stop, begins: number): boolean =>
  bestTime === 'any' || (bestTime === 'evening') === begins >= EVENING_FROM

/**
 * Puts places of the atlas, or else ideas without a particular place, where stops of a day cannot stay. A stop for which
 * nothing fits into its time is left out.
 */
export function replaceStops(
  { centre }: PlanningContext,
  { places, ideas }: CandidatePool,
  slot: DaySlot,
  stops: readonly TimedStop[],
  bad: ReadonlySet<TimedStop>,
  left: LeftOver,
): { readonly stops: TimedStop[]; readonly replaced: ReadonlySet<TimedStop> } {
  const taken = new Set([
    ...left.taken,
    ...stops.filter((stop) => !bad.has(stop)).map(({ stop }) => nameKey(stop.place.name)),
  ])
  let cents = left.admissionsCents
  const replaced = new Set<TimedStop>()
  const kept: TimedStop[] = []
  for (const [index, timed] of stops.entries()) {
    if (!bad.has(timed)) {
      kept.push(timed)
      continue
    }
    const { begins } = timed
    const minutes = (stops[index + 1]?.begins ?? Math.max(slot.end, timed.ends)) - begins
    const from = kept.at(-1)?.stop.place ?? centre
    const fits = (stop: Stop): boolean =>
      !taken.has(nameKey(stop.place.name)) &&
      stop.place.stayMinutes <= minutes &&
      stop.place.costCents <= cents &&
      stop.place.kind !== 'day trip' &&
      isOpen(stop, slot) &&
      suitsWeather(stop, slot.weather) &&
      suitsHour(stop, begins) &&
      kmBetween(from, stop.place) <= NEAR_KM
    const stop = places.find(fits) ?? ideas.find(fits)
    if (!stop) continue
    taken.add(nameKey(stop.place.name))
    cents -= stop.place.costCents
    const filled = { stop, begins, ends: begins + stop.place.stayMinutes, leg: legBetween(from, stop.place) }
    kept.push(filled)
    replaced.add(filled)
  }
  return { stops: kept, replaced }
}
