import { kmBetween, type Point } from '@waymark/atlas/distance'
import { hoursOn } from '@waymark/atlas/opening-hours'
import { PLACE_KINDS } from '@waymark/atlas/place'
import type { DaySlot } from './day-slot.ts'
import { NORTHERN_LIGHTS } from './northern-lights.ts'
import { EMPTY_DAY, type PickedDay } from './picked-day.ts'
import { IdeaPool } from './idea-pool.ts'
import type { Stop } from './stop.ts'
import { BEGINS_BEFORE, isThin, roomIn, shortDayStops } from './top-up-days.ts'
import { backFrom, followsReturn, timeDayTrip, type TimedStop, timeEvening, timeStops } from './timetable.ts'
import { suitsSabbath } from './sabbath.ts'
import { suitsWeather } from './weather-needs.ts'
import { keepsKindsADay } from './wishes/daily-kinds.ts'

export interface FillOptions {
  readonly centre: Point
  /** General ideas without a specific place, most wanted first. */
  readonly ideas: readonly Stop[]
  /** Real towns nearby, for days without places. */
  readonly neighbours: readonly Stop[]
  /** Daytime stops on a full day. */
  readonly pace: number
  /** What remains for admissions over the whole trip. */
  readonly admissionsCents: number
  /** Uses of each idea on days at other bases, by name (as key); updated. */
  readonly ideaUses?: Map<string, number>
  /** Reserves an evening for the northern lights, where and when they occur. */
  readonly seeksNorthernLights?: boolean
}

/** Days between two excursions to neighbouring towns. */
const DAYS_BETWEEN_TRIPS = 2
/** Ideas are about the town itself, so they follow only stops within this distance. */
const IN_TOWN_KM = 12
const EARLY_RETURN = 15 * 60 + 30
const REST_MINUTES = 30
/** Fewer hours before the journey home are rather free than for an idea. */
const HALF_DAY = 5 * 60

/** Ideas per day (two or three), so that the money lasts for all days. */
function ideasPerDay(days: number, options: FillOptions): number {
  const share = (options.admissionsCents / days) * 2
  const affordable = options.ideas.filter((idea) => idea.bestTime !== 'evening' && idea.place.costCents <= share).length
  return Math.min(options.pace, affordable >= days * 3 ? 3 : 2)
}

/** Whether an idea suits its position: mornings first, then afternoons. */
const suitsPosition = (idea: Stop, position: number): boolean =>
  idea.bestTime === 'any' || idea.bestTime === (position === 0 ? 'morning' : 'afternoon')

/** The third stop of a day starts in the afternoon. */
const atPosition = (idea: Stop, position: number): Stop => (position < 2 ? idea : { ...idea, bestTime: 'afternoon' })

/** A full day does not end by noon. */
const LASTS_UNTIL = 13 * 60
const MOST_BEFORE_NOON = 4
const endsByNoon = (slot: DaySlot, timed: readonly TimedStop[]): boolean =>
  slot.role === 'full' && !slot.isEasy && timed.length < MOST_BEFORE_NOON && (timed.at(-1)?.ends ?? 0) < LASTS_UNTIL

/** A museum that closes at two on Christmas Eve is no idea for that day. */
const OPEN_UNTIL = 15 * 60

/** Whether kinds like it are shut on a day, or for most of it: at Christmas and New Year. */
function isShut({ place }: Stop, { date, base }: DaySlot): boolean {
  const kind = PLACE_KINDS.find((known) => known === place.kind)
  const spans = kind && hoursOn({ kind, closed: [], bestTime: 'any' }, date, base.city.countryCode)
  return spans?.every(({ closes }) => closes < OPEN_UNTIL) === true
}

const isReal = ({ stop }: TimedStop): boolean => stop.place.status !== 'general'

/** Fills days without enough places: excursions to neighbouring towns, then general ideas. */
export function fillDays(slots: readonly DaySlot[], picked: readonly PickedDay[], options: FillOptions): PickedDay[] {
  const { centre } = options
  const pool = new IdeaPool(options.ideas, options.ideaUses)
  const onFullDays = ideasPerDay(slots.length, options)
  const neighbours = [...options.neighbours]
  // Where there are places, hours before the journey home are rather free than for another idea.
  const hasPlaces = picked.some(({ timed, outing }) => outing === undefined && timed.some(isReal))
  let centsLeft = options.admissionsCents
  let lastTrip = 0
  let seeksLights = options.seeksNorthernLights === true

  const pay = (stop: Stop) => {
    centsLeft -= stop.place.costCents
  }

  return slots.map((slot, index): PickedDay => {
    const day = picked[index] ?? EMPTY_DAY
    if (slot.isKeptFree) return day
    const suits = (stop: Stop) =>
      stop.place.costCents <= Math.min(centsLeft, (centsLeft / (slots.length - index)) * 2) &&
      !isShut(stop, slot) &&
      suitsWeather(stop, slot.weather) &&
      suitsSabbath(slot, stop)
    /** After an early return, something in town. */
    const afterTrip = (timed: readonly TimedStop[]): TimedStop | undefined => {
      const start = backFrom(timed, centre) + REST_MINUTES
      if (start > EARLY_RETURN) return undefined
      const added = pool.take((idea) => {
        const stops = [...timed.map(({ stop }) => stop), idea]
        if (!suitsPosition(idea, 1) || !suits(idea) || !keepsKindsADay(slot.kindsADay ?? [], stops)) return undefined
        const after = timeStops({ ...slot, start }, centre, [idea])?.[0]
        return after && followsReturn(timed, centre, after) ? after : undefined
      })
      if (added) pay(added.stop)
      return added
    }
    if (day.outing !== undefined) {
      lastTrip = slot.day
      return day.evening ? day : { ...day, evening: afterTrip(day.timed) }
    }

    const isFree = slot.role === 'full' && !slot.isRest && day.timed.length === 0 && day.evening === undefined
    if (isFree && slot.day - lastTrip >= DAYS_BETWEEN_TRIPS) {
      const neighbour = neighbours.find(suits)
      const timed = neighbour && timeDayTrip(slot, centre, [neighbour])
      if (neighbour) neighbours.splice(neighbours.indexOf(neighbour), 1)
      if (neighbour && timed) {
        lastTrip = slot.day
        pay(neighbour)
        return { timed, evening: afterTrip(timed), outing: neighbour.place.name }
      }
    }

    let { timed, evening } = day
    const last = timed.at(-1)
    if (last && kmBetween(last.stop.place, centre) > IN_TOWN_KM) return day
    const hasReal = timed.some(isReal)
    const isFull = slot.isEasy || roomIn(slot, day) === 0
    const wanted =
      slot.role !== 'full'
        ? hasPlaces && slot.role !== 'only' && slot.end - slot.start < HALF_DAY
          ? 1
          : shortDayStops(slot)
        : slot.isRest
          ? 1
          : hasReal
            ? timed.length + (isFull ? 0 : 1)
            : onFullDays
    const hasRoom = (): boolean => endsByNoon(slot, timed) || (!hasPlaces && isThin(slot, { timed, evening }))
    while (timed.length < wanted || hasRoom()) {
      const stops = timed.map(({ stop }) => stop)
      const kinds = new Set(stops.map(({ place }) => place.kind))
      const beginsLate = (timed[0]?.begins ?? 0) >= BEGINS_BEFORE
      const position = beginsLate ? 0 : timed.length
      const grown = pool.take((idea): readonly TimedStop[] | undefined => {
        if (!suitsPosition(idea, position) || kinds.has(idea.place.kind) || !suits(idea)) return undefined
        const added = atPosition(idea, position)
        const more = timeStops(slot, centre, beginsLate ? [added, ...stops] : [...stops, added])
        // A place for the evening is preferred to an idea.
        const keepsEvening = !more || !evening || timeEvening(slot, more, centre, evening.stop) !== undefined
        return keepsEvening ? more : undefined
      })
      if (!grown) break
      timed = grown
      const added = beginsLate ? grown[0] : grown.at(-1)
      if (added) pay(added.stop)
    }
    // Filled-in stops may be farther from the evening's place.
    if (evening) evening = timeEvening(slot, timed, centre, evening.stop)
    const wantsEvening = slot.hasEvening && !slot.isEasy && !timed.some(isReal) && slot.day % 2 === 0
    if (evening === undefined && wantsEvening) {
      evening = pool.take((idea) =>
        idea.bestTime === 'evening' && suits(idea) ? timeEvening(slot, timed, centre, idea) : undefined,
      )
      if (evening) pay(evening.stop)
    }
    if (evening === undefined && seeksLights && slot.hasEvening) {
      evening = pool.take((idea) =>
        idea.topic === NORTHERN_LIGHTS ? timeEvening(slot, timed, centre, idea) : undefined,
      )
      seeksLights = evening === undefined
    }
    return { timed, evening }
  })
}
