import { kmBetween, type Point } from '@waymark/atlas/distance'
import { hasTicket, isAtlasStop, isReached, isWishedFor } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { fitDay, leadsDay } from './fit-day.ts'
import { type PickedDay, stopsOf } from './picked-day.ts'
import { suitsSabbath } from './sabbath.ts'
import { isOutOfTown, type Stop } from './stop.ts'
import { suitsWeather } from './weather-needs.ts'

/** Places this close to one another are seen on one walk, */
const GROUP_KM = 1.2
/** and on one day, if they are this far from the centre. */
const OUTLYING_KM = 4
/** What gives way stays near something of its new day. */
const NEIGHBOUR_KM = 8
/** The most places of a day that are moved together. */
const MOST_STOPS = 5
/** Longest visit on the day after an overnight flight. */
const EASY_MINUTES = 120

/** A day whose stops may change. */
interface OpenDay {
  readonly slot: DaySlot
  readonly day: PickedDay
  readonly index: number
}

interface Joining {
  readonly centre: Point
  readonly pace: number
}

/** The same, with all that the trip sees there. */
interface Trip extends Joining {
  readonly all: readonly Stop[]
}

/** Groups of places far from the centre and close to each other. */
function outlyingGroups(stops: readonly Stop[], centre: Point): Stop[][] {
  let left = stops.filter((stop) => !isOutOfTown(stop, centre) && kmBetween(centre, stop.place) >= OUTLYING_KM)
  const groups: Stop[][] = []
  while (left.length > 0) {
    const group = left.slice(0, 1)
    for (const { place } of group) {
      const near = left.filter((stop) => !group.includes(stop) && kmBetween(place, stop.place) <= GROUP_KM)
      group.push(...near)
    }
    left = left.filter((stop) => !group.includes(stop))
    if (group.length > 1) groups.push(group)
  }
  return groups
}

const scoreOf = (stops: readonly Stop[]): number => stops.reduce((sum, { score }) => sum + score, 0)

const suits = (stop: Stop, slot: DaySlot): boolean =>
  suitsWeather(stop, slot.weather) &&
  suitsSabbath(slot, stop) &&
  (!slot.isEasy || (stop.place.stayMinutes <= EASY_MINUTES && !leadsDay(stop)))

/** The day with these places by day and one of these evenings, if its hours allow them all. */
function dayOf(
  { slot }: OpenDay,
  stops: readonly Stop[],
  evenings: readonly Stop[],
  { centre, all }: Trip,
): PickedDay | undefined {
  const today = [...stops, ...evenings]
  const isAllowed = today.every(
    (stop) => suits(stop, slot) && (!isAtlasStop(stop) || (hasTicket(stop, today) && isReached(stop, today, all))),
  )
  if (!isAllowed || evenings.length > 1 || (evenings.length > 0 && !slot.hasEvening)) return undefined
  return fitDay(slot, centre, stops, evenings[0])
}

/** What a day keeps, with as much of what another one gave up as fits beside it, most wanted first. */
function dayWithMore(at: OpenDay, kept: readonly Stop[], given: readonly Stop[], trip: Trip): PickedDay {
  const { centre, pace } = trip
  const isEvening = (stop: Stop) => stop === at.day.evening?.stop
  const isNear = ({ place }: Stop, others: readonly Stop[]) =>
    [centre, ...others.map((other) => other.place)].some((point) => kmBetween(point, place) <= NEIGHBOUR_KM)
  let stops = kept.filter((stop) => !isEvening(stop))
  let evening = kept.filter(isEvening)
  let best = dayOf(at, stops, evening, trip) ?? { timed: [], evening: undefined }
  for (const stop of given) {
    const asEvening = stop.bestTime === 'evening'
    if (asEvening ? evening.length > 0 : stops.length >= pace || !isNear(stop, stops)) continue
    const more = asEvening ? dayOf(at, stops, [stop], trip) : dayOf(at, [...stops, stop], evening, trip)
    if (!more) continue
    if (asEvening) evening = [stop]
    else stops = [...stops, stop]
    best = more
  }
  return best
}

/** The days with a group together on one of them; undefined if it does not fit there. */
function joinedOn(
  target: OpenDay,
  others: readonly OpenDay[],
  group: readonly Stop[],
  trip: Trip,
): ReadonlyMap<number, PickedDay> | undefined {
  const isEvening = (stop: Stop) => [target, ...others].some(({ day }) => day.evening?.stop === stop)
  const own = stopsOf([target.day]).filter((stop) => !group.includes(stop))
  const byDay = own.filter((stop) => !isEvening(stop)).toSorted((a, b) => b.score - a.score)
  const evenings = group.filter(isEvening)
  const evening = evenings.length > 0 ? evenings : own.filter(isEvening)
  const together = group.filter((stop) => !isEvening(stop))
  const most = Math.min(MOST_STOPS, Math.max(trip.pace, together.length)) - together.length
  for (let count = Math.min(byDay.length, most); count >= 0; count--) {
    const stays = byDay.slice(0, count)
    const joined = dayOf(target, [...together, ...stays], evening, trip)
    if (!joined) continue
    const changed = new Map([[target.index, joined]])
    const placed = new Set(stopsOf([joined]))
    let given = own.filter((stop) => !placed.has(stop)).toSorted((a, b) => b.score - a.score)
    for (const other of others) {
      const kept = stopsOf([other.day]).filter((stop) => !group.includes(stop))
      const day = dayWithMore(other, kept, given, trip)
      changed.set(other.index, day)
      const has = new Set(stopsOf([day]))
      given = given.filter((stop) => !has.has(stop))
    }
    return changed
  }
  return undefined
}

/**
 * Sees what lies together and far from the centre on one day: Belém, or the temples across the river. Places that give
 * way go to the days that the group leaves; what finds no room there is worth less than any place that it was beside.
 */
export function withGroupsTogether(
  slots: readonly DaySlot[],
  days: readonly PickedDay[],
  mayChange: (slot: DaySlot) => boolean,
  joining: Joining,
): PickedDay[] {
  const result = [...days]
  const openDays = (): OpenDay[] =>
    slots.flatMap((slot, index) => {
      const day = result[index]
      return day && day.outing === undefined && mayChange(slot) ? [{ slot, day, index }] : []
    })
  for (const group of outlyingGroups(stopsOf(openDays().map(({ day }) => day)), joining.centre)) {
    const parts = openDays().filter(({ day }) => stopsOf([day]).some((stop) => group.includes(stop)))
    if (parts.length < 2) continue
    const before = stopsOf(parts.map(({ day }) => day))
    const mostLost = Math.min(...before.map(({ score }) => score))
    const ways = parts.flatMap((target) => {
      const changed = joinedOn(
        target,
        parts.filter((part) => part !== target),
        group,
        { ...joining, all: stopsOf(result) },
      )
      if (!changed) return []
      const after = stopsOf([...changed.values()])
      const lost = before.filter((stop) => !after.includes(stop))
      if (lost.some(isWishedFor) || scoreOf(lost) > mostLost) return []
      return [{ changed, score: scoreOf(after) }]
    })
    const best = ways.toSorted((a, b) => b.score - a.score)[0]
    for (const [index, day] of best?.changed ?? []) result[index] = day
  }
  return result
}
