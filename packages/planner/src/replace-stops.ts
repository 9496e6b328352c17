import { kmBetween } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import { isAtlasStop } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { lightOf, type Stop } from './stop.ts'
import { hasLight } from './sun.ts'
import type { TimedStop } from './timetable.ts'
import { legBetween } from './travel.ts'
import type { LeftOver, Pools } from './fill-in-days.ts'
import { suitsWeather } from './weather-needs.ts'

/** Maximum distance from the previous stop or the town centre. */
const NEAR_KM = 8
const EVENING_FROM = 17 * 60

/** Whether it is open for the whole visit, in the right light. */
function isThere(stop: Stop, slot: DaySlot, begins: number): boolean {
  const ends = begins + stop.place.stayMinutes
  const spans = isAtlasStop(stop) ? stop.hoursOn(slot.date) : undefined
  const light = lightOf(stop)
  const isOpen = spans?.some(({ opens, closes }) => opens <= begins && ends <= closes) ?? true
  return isOpen && (light === undefined || hasLight(light, slot.sun, begins, ends))
}

const suitsHour = ({ bestTime }: Stop, begins: number): boolean =>
  bestTime === 'any' || (bestTime === 'evening') === begins >= EVENING_FROM

/**
 * Replaces faulty stops of a day by places of the atlas, or by general ideas. Stops without a replacement are removed.
 */
export function replaceStops(
  pools: Pools,
  slot: DaySlot,
  stops: readonly TimedStop[],
  bad: ReadonlySet<TimedStop>,
  left: LeftOver,
): { readonly stops: TimedStop[]; readonly replaced: ReadonlySet<TimedStop> } {
  const { centre } = slot.base
  const { places = [], ideas = [] } = pools.get(slot.base) ?? {}
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
      (slot.hasEvening || begins < EVENING_FROM) &&
      isThere(stop, slot, begins) &&
      suitsWeather(stop, slot.weather) &&
      suitsHour(stop, begins) &&
      kmBetween(from, stop.place) <= NEAR_KM
    const stop =
      places.find((place) => place.ticketOf === undefined && place.behind === undefined && fits(place)) ??
      ideas.find(fits)
    if (!stop) continue
    taken.add(nameKey(stop.place.name))
    cents -= stop.place.costCents
    const filled = { stop, begins, ends: begins + stop.place.stayMinutes, leg: legBetween(from, stop.place) }
    kept.push(filled)
    replaced.add(filled)
  }
  return { stops: kept, replaced }
}
