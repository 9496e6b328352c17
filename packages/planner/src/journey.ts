import { clockOf } from '@waymark/domain/stop-times'
import { addDays } from '@waymark/contract/calendar'
import { type FoundCity, shownName } from '@waymark/atlas/find-city'
import { CITY_COUNT, cityAt, pointAt } from '@waymark/atlas/city-table'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { groupedDigits } from './wording.ts'
import type { GivenTimes } from './given-times.ts'
import { spokenHours, timeDifference } from './time-difference.ts'
import { legBetween } from './travel.ts'

/** The journey from home and back. Times are minutes after midnight. */
export interface Journey {
  /** Undefined if the atlas does not know the departure city. */
  readonly from: string | undefined
  readonly to: string
  /** Where the last night is spent. */
  readonly last: string
  readonly km: number
  /** Door to door. */
  readonly minutes: number
  /** Time difference: positive if the destination is ahead of home. */
  readonly aheadMinutes: number
  /** Local time at the destination, on the first day. */
  readonly arrival: number
  /** Local time at the destination, on the last day. */
  readonly departure: number
  /** Local time at home. */
  readonly leavesHome: { readonly time: number; readonly date: string }
  readonly comesHome: { readonly time: number; readonly date: string }
  readonly isOvernight: boolean
}

/** Nearer destinations need no journey. */
export const SAME_TOWN_KM = 20
/** Up to here by train, coach or car; beyond by air. */
export const OVERLAND_KM = 500
/** Cruising speed, and extra time for take-off and landing. */
const FLIGHT_KM_PER_HOUR = 850
const FLIGHT_EXTRA_MINUTES = 40
/** Longer flights need a connection. */
const CHANGE_KM = 9_500
const CHANGE_MINUTES = 150
/** Getting to the airport, checking in, and the way into town. */
const AIRPORT_MINUTES = 240
const DAY = 24 * 60
const QUARTER = 15
/** From this time difference on, the first day is easy. */
export const JET_LAG_MINUTES = 5 * 60

const at = (hours: number, minutes = 0): number => hours * 60 + minutes
const toQuarter = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER
const withinDay = (minutes: number): number => ((minutes % DAY) + DAY) % DAY

/** Minimum population of a city with an airport, and the distance within which its transfer does not count. */
const HUB_POPULATION = 250_000
const HUB_KM = 35
/** Extra time to places without a large city nearby. */
const REMOTE_MINUTES = 180

let knownHubs: readonly Point[] | undefined

/** Cities with an airport: the rows of the table are sorted by population. */
function hubs(): readonly Point[] {
  if (knownHubs) return knownHubs
  const points: Point[] = []
  for (let row = 0; row < CITY_COUNT && cityAt(row).population >= HUB_POPULATION; row++) points.push(pointAt(row))
  return (knownHubs = points)
}

/** The transfer from the nearest large city's airport. */
function wayFromHub(to: Point): number {
  let way = REMOTE_MINUTES
  for (const hub of hubs()) {
    if (Math.abs(hub.lat - to.lat) > 2) continue
    if (kmBetween(to, hub) <= HUB_KM) return 0
    way = Math.min(way, legBetween(hub, to).minutes)
  }
  return way
}

/** Door to door: by road or rail up to 500 km, by air beyond. */
export function minutesBetween(from: Point, to: Point): number {
  const km = kmBetween(from, to)
  if (km <= SAME_TOWN_KM) return 0
  if (km <= OVERLAND_KM) return toQuarter(legBetween(from, to).minutes + 30)
  const change = km > CHANGE_KM ? CHANGE_MINUTES : 0
  const flight = (km / FLIGHT_KM_PER_HOUR) * 60 + FLIGHT_EXTRA_MINUTES
  return toQuarter(wayFromHub(from) + flight + AIRPORT_MINUTES + change + wayFromHub(to))
}

interface Choice {
  readonly leaves: number
  readonly arrives: number
  readonly effort: number
}

const easiest = (choices: readonly Choice[]): Choice =>
  choices.toSorted((a, b) => a.effort - b.effort)[0] ?? { leaves: at(9), arrives: at(9), effort: 0 }

const WAKES = at(6)
/** Latest acceptable arrival. */
const LATE = at(21)

/** The departure from home that leaves most of the first day, without leaving or arriving at night. */
function outward(minutes: number, ahead: number): Choice {
  const hours = minutes <= at(4) ? [8, 9] : [7, 8, 9, 10, 12, 14, 17, 19, 21]
  return easiest(
    hours.map((hour): Choice => {
      const leaves = at(hour)
      const arrives = leaves + minutes + ahead
      const clock = withinDay(arrives)
      const isNight = clock < WAKES || clock > LATE
      const isOvernight = leaves + minutes > DAY
      return { leaves, arrives, effort: Math.abs(clock - at(12)) + (isNight ? at(10) : 0) + (isOvernight ? at(3) : 0) }
    }),
  )
}

/** The departure for home: in the afternoon, unless one would arrive at night. */
function homeward(minutes: number, ahead: number): Choice {
  return easiest(
    [9, 10.5, 12, 13.5, 15, 16, 17, 19, 20.5].map((hour): Choice => {
      const leaves = at(hour)
      const arrives = leaves + minutes - ahead
      const clock = withinDay(arrives)
      const isNight = clock < WAKES - 30 || clock > at(23, 30)
      return { leaves, arrives, effort: Math.abs(leaves - at(16)) + (isNight ? at(6) : 0) }
    }),
  )
}

interface Ends {
  readonly home: FoundCity | undefined
  readonly first: FoundCity & { readonly shown: string }
  readonly last: FoundCity & { readonly shown: string }
  readonly startDate: string
  readonly endDate: string
  readonly given: GivenTimes
}

/** The journey of a trip, at the given times or at sensible ones. */
export function journeyOf({ home, first, last, startDate, endDate, given }: Ends): Journey {
  const from = home && shownName(home)
  const [to, lastName] = [first.shown, last.shown]
  const ahead = home ? timeDifference(home.timeZone, first.timeZone, startDate) : 0
  const aheadAtEnd = home ? timeDifference(home.timeZone, last.timeZone, endDate) : 0
  const minutes = home ? minutesBetween(home, first) : at(4)
  const out = home && minutes === 0 ? { leaves: at(9), arrives: at(9) } : outward(minutes, ahead)
  const back = homeward(home ? minutesBetween(last, home) : at(4), aheadAtEnd)
  const arrival = given.arrival ?? toQuarter(withinDay(out.arrives))
  const departure = given.departure ?? (home && minutes === 0 && first === last ? at(18) : back.leaves)
  const daysOut = Math.floor((arrival - minutes - ahead) / DAY)
  const leavesAt = arrival - minutes - ahead
  const comesAt = departure + (home ? minutesBetween(last, home) : 0) - aheadAtEnd
  return {
    from,
    to,
    last: lastName,
    km: home ? kmBetween(home, first) : 0,
    minutes,
    aheadMinutes: ahead,
    arrival,
    departure,
    leavesHome: { time: withinDay(leavesAt), date: addDays(startDate, daysOut) },
    comesHome: { time: withinDay(comesAt), date: addDays(endDate, Math.floor(comesAt / DAY)) },
    isOvernight: home !== undefined && minutes > at(6) && withinDay(leavesAt) + minutes > DAY + at(3),
  }
}

const rounded = (km: number): string => groupedDigits(km < 100 ? Math.round(km) : Math.round(km / 10) * 10)

/** Rounded to half an hour, because the timetable is unknown. */
const spokenLength = (minutes: number): string => spokenHours(Math.max(30, Math.round(minutes / 30) * 30))

function wayOf({ km, minutes }: Journey): string {
  const length = `some ${spokenLength(minutes)} from door to door`
  if (km <= OVERLAND_KM) {
    return `It is about ${rounded(km)} km as the crow flies, ${length}: compare train, coach, car and, where there is water, the ferry.`
  }
  return `It is about ${rounded(km)} km as the crow flies, which most travellers fly, ${length}.`
}

/** Text about the departure: 'Leave home at about 19:00 on the day before.' */
function leavingOf({ isOvernight, leavesHome, aheadMinutes }: Journey, startDate: string): string {
  const isEarlier = leavesHome.date < startDate
  const when = isEarlier
    ? ' on the day before'
    : leavesHome.date > startDate
      ? ' on the day after by the calendar at home, since the way crosses the date line'
      : ''
  const night = isOvernight ? ', sleep on board' : ''
  const leave = isEarlier || isOvernight || Math.abs(aheadMinutes) >= JET_LAG_MINUTES
  return leave ? ` Leave home at about ${clockOf(leavesHome.time)}${when}${night}.` : ''
}

export function arrivalOf(
  journey: Journey,
  startDate: string,
  lastWay?: string,
): { activity: string; description: string } {
  const settle = 'Leave your bags where you stay and begin slowly; move what follows if you come later.'
  const last = lastWay === undefined ? '' : ` ${lastWay}`
  if (journey.from === undefined) return { activity: `Arrive in ${journey.to}`, description: `${settle}${last}` }
  if (journey.km <= SAME_TOWN_KM) {
    return {
      activity: `Set out in ${journey.to}`,
      description: 'You start close to home: travel light and begin early.',
    }
  }
  const easy =
    Math.abs(journey.aheadMinutes) >= JET_LAG_MINUTES ? ' Keep this day easy and go to bed by the clocks here.' : ''
  return {
    activity: `Arrive in ${journey.to} from ${journey.from}`,
    description: `${wayOf(journey)}${leavingOf(journey, startDate)}${last} ${settle}${easy}`,
  }
}

export function departureOf(journey: Journey): { activity: string; description: string } {
  if (journey.from === undefined) {
    return { activity: `Leave ${journey.last}`, description: 'Be at the airport or station in good time.' }
  }
  if (journey.km <= SAME_TOWN_KM) return { activity: 'Head home', description: 'The way home is short.' }
  const early =
    journey.km > OVERLAND_KM
      ? 'Be at the airport two to three hours before the flight.'
      : 'Allow half an hour at the station.'
  return { activity: `Travel from ${journey.last} back to ${journey.from}`, description: early }
}
