import { nameKey } from '@waymark/domain/name-key'
import type { Point } from '@waymark/atlas/distance'
import { type AtlasStop, isAtlasStop, isWishedFor } from './atlas-stops.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { fitDay } from './fit-day.ts'
import { isOn } from './liked-topics.ts'
import { EMPTY_DAY, type PickedDay, stopsOf, timesOf } from './picked-day.ts'
import { isOutOfTown, type Stop } from './stop.ts'
import { timeDayTrip, timeEvening, timeEveningBack } from './timetable.ts'
import { waitsForEvening } from './town-day.ts'
import { isNamedDay, type NamedDay, onDayLabel } from './wishes/free-days.ts'
import { atHourLabel } from './wishes/wished-days.ts'
import type { Wishes } from './wishes.ts'

interface Place {
  readonly slot: DaySlot
  readonly day: PickedDay
}

const scoreOf = (stops: readonly Stop[]): number => stops.reduce((sum, { score }) => sum + score, 0)

/** More than all other places of a trip are worth. */
const HASTY = 1000

/** A day with the place, and with as much of what it had as fits beside it; undefined where it does not fit. */
function dayWith(
  { slot, day }: Place,
  stop: AtlasStop,
  beside: readonly AtlasStop[],
  {
    centre,
    pace,
    isBound,
  }: { readonly centre: Point; readonly pace: number; readonly isBound: (stop: Stop) => boolean },
): PickedDay | undefined {
  const present = stopsOf([day])
  const wished = present.filter((other) => isWishedFor(other) && isBound(other))
  if (isOutOfTown(stop, centre)) {
    if (wished.length > 0) return undefined
    const stops = [stop, ...beside]
    // Rather in the heat of noon than not at all.
    const timed = timeDayTrip(slot, centre, stops) ?? timeDayTrip({ ...slot, restsAtNoon: false }, centre, stops)
    return timed && { timed, evening: undefined, outing: stop.place.name }
  }
  if (
    stop.bestTime === 'evening' &&
    beside.length === 0 &&
    slot.hasEvening &&
    !wished.some((other) => other === day.evening?.stop)
  ) {
    const evening =
      day.outing === undefined
        ? timeEvening(slot, day.timed, centre, stop)
        : timeEveningBack(slot, day.timed, centre, stop)
    if (evening) return { ...day, evening }
  }
  if (waitsForEvening(stop)) return undefined
  // An excursion is a day of its own.
  if (day.outing !== undefined && wished.length > 0) return undefined
  const needed = [...wished, stop, ...beside.filter((other) => !wished.includes(other))]
  const others = (day.outing === undefined ? day.timed : [])
    .map((timed) => timed.stop)
    .filter((other) => !needed.includes(other))
    .toSorted((a, b) => b.score - a.score)
  for (let count = Math.min(others.length, Math.max(0, pace - needed.length)); count >= 0; count--) {
    const fitted = fitDay(slot, centre, [...needed, ...others.slice(0, count)])
    if (fitted) return { timed: fitted.timed, evening: undefined }
  }
  return undefined
}

/** The day without these stops. */
function dayWithout({ slot, day }: Place, stops: readonly Stop[], centre: Point): PickedDay {
  const isOne = (stop: Stop) => stops.some(({ place }) => place.name === stop.place.name)
  if (!stopsOf([day]).some(isOne)) return day
  const left = day.timed.map(({ stop }) => stop).filter((stop) => !isOne(stop))
  const evening = day.evening && !isOne(day.evening.stop) ? day.evening : undefined
  if (left.length === 0) return { timed: [], evening }
  return fitDay(slot, centre, left, evening?.stop) ?? EMPTY_DAY
}

/** Places of which one is wished for, perhaps for a certain day. */
interface Wished {
  readonly oneOf: readonly AtlasStop[]
  readonly on: NamedDay | undefined
  /** Whether it is visited on another day rather than not at all. */
  readonly isNamed: boolean
}

const MOST_TRIED = 5

/** The places that the wishes name, and those of each topic that is wished for a certain day. */
function wishedAmong(
  all: readonly AtlasStop[],
  picked: readonly PickedDay[],
  { liked, wishedDays }: DayWishes,
): Wished[] {
  const named = all.filter(isWishedFor).map((stop) => ({
    ...{ oneOf: [stop], on: wishedDays.get(stop.id), isNamed: true },
  }))
  const planned = stopsOf(picked)
  const ofDays = liked.flatMap((topic): Wished[] => {
    const on = wishedDays.get(topic.label)
    const isPlanned = (stop: AtlasStop) => planned.some(({ place }) => place.name === stop.place.name)
    const onTopic = on === undefined ? [] : all.filter((stop) => isOn(topic, stop))
    const oneOf = [...onTopic.filter(isPlanned), ...onTopic.filter((stop) => !isPlanned(stop))]
    return [{ oneOf: oneOf.slice(0, MOST_TRIED), on, isNamed: false }]
  })
  // First those for a day: what they displace is put on another one.
  return [...named, ...ofDays].toSorted((a, b) => Number(a.on === undefined) - Number(b.on === undefined))
}

type DayWishes = Pick<Wishes, 'liked' | 'wishedDays'>

interface Placing {
  readonly slots: readonly DaySlot[]
  readonly all: readonly AtlasStop[]
  readonly centre: Point
  readonly pace: number
  /** Whether a wished place stays on its day; the others may go to another one. */
  readonly isBound: (stop: Stop) => boolean
}

/** The days with a place on one of the days that may have it, with the least loss; undefined where it fits none. */
function daysWith(
  { slots, all, centre, pace, isBound }: Placing,
  days: readonly PickedDay[],
  stop: AtlasStop,
  mayHaveIt: (slot: DaySlot) => boolean,
): PickedDay[] | undefined {
  const present = days.findIndex((day) => stopsOf([day]).some(({ place }) => place.name === stop.place.name))
  const needs = [stop.ticketOf, stop.behind].filter((id) => id !== undefined)
  const beside = all.filter(
    ({ id }, index) => needs.includes(id) && all.findIndex((other) => other.id === id) === index,
  )
  if (beside.length < new Set(needs).size) return undefined
  const ways = days.flatMap((day, index) => {
    const slot = slots[index]
    if (!slot || slot.isKeptFree === true || !mayHaveIt(slot)) return []
    if ([stop, ...beside].some((needed) => needed.hoursOn(slot.date)?.length === 0)) return []
    const changed = dayWith({ slot, day }, stop, beside, { centre, pace, isBound })
    if (!changed) return []
    const others = days.map((other, at): PickedDay => {
      const otherSlot = slots[at]
      if (!otherSlot) return other
      const isPresent = at === present && at !== index
      // An excursion that was made for it is over with it.
      if (isPresent && other.outing !== undefined) return EMPTY_DAY
      return dayWithout({ slot: otherSlot, day: other }, isPresent ? [stop, ...beside] : beside, centre)
    })
    const changedDays = others.with(index, changed)
    // Nobody arrives and goes on an excursion if there is a whole day for it.
    const isHasty = changed.outing !== undefined && slot.role !== 'full'
    return [{ days: changedDays, score: scoreOf(stopsOf(changedDays)) - (isHasty ? HASTY : 0) }]
  })
  return ways.toSorted((a, b) => b.score - a.score)[0]?.days
}

/**
 * Puts the places that the wishes name, and that no day has, on the days that lose least by it, and what is wished for
 * a certain day on that day, if it is one of the trip. A place on another's ticket, or behind it, comes with that one.
 */
export function withWishedPlaces(
  slots: readonly DaySlot[],
  days: readonly PickedDay[],
  { places, outings }: CandidatePool,
  options: { readonly centre: Point; readonly pace: number; readonly wishes: DayWishes; readonly length: number },
): PickedDay[] {
  const all = [...places, ...outings.flatMap(({ stops }) => stops)]
  const { wishedDays } = options.wishes
  const hasDay = (stop: Stop): boolean => isAtlasStop(stop) && wishedDays.has(stop.id)
  const placing = { slots, all, centre: options.centre, pace: options.pace }
  const onItsDay = { ...placing, isBound: hasDay }
  const anyDay = { ...placing, isBound: () => true }
  let result = [...days]
  for (const { oneOf, on, isNamed } of wishedAmong(all, days, options.wishes)) {
    const isWishedDay = (slot: DaySlot) => on !== undefined && isNamedDay(on, slot, options.length)
    const isInTrip = slots.some(isWishedDay)
    const daysOfIt = slots.filter((_, index) =>
      stopsOf(result.slice(index, index + 1)).some(({ place }) => oneOf.some((stop) => stop.place.name === place.name)),
    )
    if (isInTrip ? daysOfIt.some(isWishedDay) : daysOfIt.length > 0) continue
    const tried = oneOf.map((stop) => (isInTrip ? daysWith(onItsDay, result, stop, isWishedDay) : undefined))
    const onWishedDay = tried.find((changed) => changed !== undefined)
    const [first] = oneOf
    const onAnother = () =>
      isNamed && first && daysOfIt.length === 0 ? daysWith(anyDay, result, first, ({ isEasy }) => !isEasy) : undefined
    result = onWishedDay ?? onAnother() ?? result
  }
  return result
}

/** Wishes for certain days that those days do not fulfil, by their labels. */
export const missedDays = (
  { liked, wishedDays, visitHours, askedSights, activities }: Wishes,
  days: readonly PickedDay[],
  slots: readonly DaySlot[],
): string[] => [
  ...[...visitHours].flatMap(([id, hour]) => {
    const name = askedSights.get(id) ?? ''
    const times = days.flatMap(timesOf).filter(({ stop }) => stop.place.name === name)
    return times.length === 0 || times.some(({ begins }) => begins === hour) ? [] : [atHourLabel(name, hour)]
  }),
  ...[...wishedDays].flatMap(([key, on]) => {
    const sight = askedSights.get(key)
    const topic = sight === undefined ? liked.find(({ label }) => label === key) : undefined
    // What every town has, such as food, is on every day.
    if (sight === undefined && topic === undefined && !activities.includes(key)) return []
    const name = nameKey(sight ?? key)
    const isIt = (stop: Stop) => (topic === undefined ? nameKey(stop.place.name) === name : isOn(topic, stop))
    const isKept = days.some((day, index) => {
      const slot = slots[index]
      return slot !== undefined && isNamedDay(on, slot, slots.length) && stopsOf([day]).some(isIt)
    })
    return isKept ? [] : [onDayLabel(sight ?? key, on)]
  }),
]

/** Names of the places that the wishes name and that no day has. */
export const unseenIn = ({ askedSights }: Wishes, seen: readonly Stop[]): string[] =>
  [...new Set(askedSights.values())].filter((name) => !seen.some(({ place }) => place.name === name))
