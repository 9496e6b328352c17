import { kmBetween, type Point } from '@waymark/atlas/distance'
import { type AtlasStop, hasTicket, isAskedFor, isAtlasStop, isReached, isWishedFor } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { fitDay, leadsDay } from './fit-day.ts'
import { NO_FAME } from './highlights.ts'
import { costOf, type PickedDay, stopsOf } from './picked-day.ts'
import { suitsSabbath } from './sabbath.ts'
import { isDayTrip, isOutOfTown, type Stop } from './stop.ts'
import { roomIn } from './top-up-days.ts'
import { waitsForEvening } from './town-day.ts'
import { suitsWeather } from './weather-needs.ts'

/** The sights of a town that a day of a trip has room for. */
const SIGHTS_A_DAY = 2
/** With small children, who have days of their own. */
const SIGHTS_A_DAY_WITH_CHILDREN = 1.5
/** Days that are tried for a sight, with the least loss first. */
const MOST_TRIES = 8
/** Penalty per kilometre of distance from the day's other stops. */
const KM_WEIGHT = 0.12
/** A day's stops are at most this far apart, if one of them takes another's place. */
const NEIGHBOUR_KM = 10
/** Longest visit on the day after an overnight flight. */
const EASY_MINUTES = 120

export interface FamousFirst {
  readonly centre: Point
  /** Daytime stops on a full day. */
  readonly pace: number
  /** Limit of all admissions. */
  readonly admissionsCents: number
  readonly hasSmallChild: boolean
  /** Whether a place stays on its day whatever else there is: it is wished for. */
  readonly isKept: (stop: Stop) => boolean
  readonly mayChange: (slot: DaySlot) => boolean
}

/** The sights that a visitor of so many days has come for, most famous first. */
function famousAmong(places: readonly AtlasStop[], days: number, { centre, hasSmallChild }: FamousFirst): AtlasStop[] {
  const rankOf = ({ fame, rank }: AtlasStop) => (fame ?? NO_FAME) + rank
  return places
    .filter((stop) => !isDayTrip(stop) && !isOutOfTown(stop, centre))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, Math.ceil(days * (hasSmallChild ? SIGHTS_A_DAY_WITH_CHILDREN : SIGHTS_A_DAY)))
}

/** A day with a sight that it did not have, and with as much of its own as has room beside it. */
interface Way {
  readonly index: number
  readonly stops: readonly Stop[]
  readonly evening: Stop | undefined
  readonly loss: number
}

/** All that may give way on a day: nothing, one stop or two. */
function* givenUp(stops: readonly Stop[]): Generator<readonly Stop[]> {
  yield []
  for (const [index, one] of stops.entries()) {
    yield [one]
    for (const other of stops.slice(index + 1)) yield [one, other]
  }
}

/** Whether a day still has something for the children, if it had. */
const isStillTheirs = (before: readonly Stop[], after: readonly Stop[]): boolean => {
  const isTheirs = (stop: Stop) => isAtlasStop(stop) && stop.isForChildren
  return !before.some(isTheirs) || after.some(isTheirs)
}

const minutesOf = (stops: readonly Stop[]): number => stops.reduce((sum, { place }) => sum + place.stayMinutes, 0)

/** Whether somebody can be there that day. */
const suitsDay = (stop: AtlasStop, slot: DaySlot): boolean =>
  stop.hoursOn(slot.date)?.length !== 0 &&
  suitsWeather(stop, slot.weather) &&
  suitsSabbath(slot, stop) &&
  !(slot.isEasy && (stop.place.stayMinutes > EASY_MINUTES || leadsDay(stop)))

/** The ways to see a sight on a day, in the place of what may go. */
function waysOn(
  day: PickedDay,
  slot: DaySlot,
  stop: AtlasStop,
  mayGo: (other: Stop) => boolean,
  { centre, pace }: FamousFirst,
): Omit<Way, 'index'>[] {
  const byDay = day.timed.map((timed) => timed.stop)
  const evening = day.evening?.stop
  const lossOf = (kept: readonly Stop[], gone: readonly Stop[]): number | undefined => {
    const points: readonly Point[] = kept.length === 0 ? [centre] : kept.map(({ place }) => place)
    const km = Math.min(...points.map((at) => kmBetween(at, stop.place)))
    if (km > NEIGHBOUR_KM && kept.length > 0) return undefined
    return gone.reduce((sum, { score }) => sum + score, 0) + km * KM_WEIGHT
  }
  const ways: Omit<Way, 'index'>[] = []
  if (stop.bestTime === 'evening' && slot.hasEvening && (!evening || mayGo(evening))) {
    const loss = lossOf(byDay, evening ? [evening] : [])
    if (loss !== undefined) ways.push({ stops: byDay, evening: stop, loss })
  }
  if (waitsForEvening(stop)) return ways
  const most = Math.max(byDay.length, slot.isEasy ? 2 : pace)
  for (const gone of givenUp(byDay.filter(mayGo))) {
    const kept = byDay.filter((other) => !gone.includes(other))
    const loss = kept.length < most ? lossOf(kept, gone) : undefined
    if (loss !== undefined) ways.push({ stops: [...kept, stop], evening, loss })
  }
  return ways
}

/**
 * Sees the famous sights of a town before lesser ones: one that no day has takes the place of what is missed least,
 * where its hours and distances allow it.
 */
export function withFamousFirst(
  slots: readonly DaySlot[],
  days: readonly PickedDay[],
  places: readonly AtlasStop[],
  options: FamousFirst,
): PickedDay[] {
  const { centre, isKept, mayChange, hasSmallChild, admissionsCents } = options
  const result = [...days]
  const famous = famousAmong(places, slots.length, options)
  const known = new Set(famous.map(({ place }) => place.name))
  const seen = new Set(stopsOf(days).map(({ place }) => place.name))
  for (const stop of famous) {
    if (seen.has(stop.place.name)) continue
    const all = stopsOf(result)
    const left = admissionsCents - costOf(result)
    // What others are seen with stays.
    const needed = new Set(all.flatMap((other) => (isAtlasStop(other) ? [other.ticketOf, other.behind] : [])))
    const mayGo = (other: Stop) =>
      !known.has(other.place.name) &&
      !isWishedFor(other) &&
      !isKept(other) &&
      !(isAtlasStop(other) && needed.has(other.id))
    const ways = slots.flatMap((slot, index): Way[] => {
      const day = result[index]
      if (!day || day.outing !== undefined || slot.isKeptFree || slot.isRest || !mayChange(slot)) return []
      if (!suitsDay(stop, slot) || stopsOf([day]).some(isAskedFor)) return []
      return waysOn(day, slot, stop, mayGo, options).map((way) => ({ ...way, index }))
    })
    const inVain = new Set<number>()
    let tries = 0
    for (const { index, stops, evening } of ways.toSorted((a, b) => a.loss - b.loss)) {
      const [slot, before] = [slots[index], result[index]]
      if (!slot || !before || inVain.has(index) || minutesOf(stops) > slot.end - slot.start) continue
      const today = [...stops, ...(evening ? [evening] : [])]
      const cents = today.reduce((sum, { place }) => sum + place.costCents, 0) - costOf([before])
      if (cents > left || (hasSmallChild && !isStillTheirs(stopsOf([before]), today))) continue
      const isAllowed = today.every(
        (other) => !isAtlasStop(other) || (hasTicket(other, today) && isReached(other, today, all)),
      )
      if (!isAllowed) continue
      if (evening !== stop && stops.length > 1 && !fitDay(slot, centre, [stop])) {
        inVain.add(index)
        continue
      }
      tries += 1
      if (tries > MOST_TRIES) break
      const fitted = fitDay(slot, centre, stops, evening)
      if (!fitted || roomIn(slot, fitted) > roomIn(slot, before)) continue
      result[index] = { ...before, timed: fitted.timed, evening: fitted.evening }
      break
    }
  }
  return result
}
