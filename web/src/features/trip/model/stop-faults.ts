import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { addDays } from '@waymark/contract/calendar'
import { dayKey, dayNumber, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { moveStop, moveToHour, takeTimes } from '@waymark/domain/stop-edits'
import { clockOf } from '@waymark/domain/stop-times'
import type { TripChange } from '@waymark/domain/trip-changes'
import { checkStops, type HoursOfStop, type StopFault } from '@waymark/planner/check-stops'
import { sunTimes } from '@waymark/planner/sun'

/** A fault of a stop, and its fix. */
export interface OddStop {
  readonly said: string
  /** Undefined if there is no simple fix. */
  readonly fix: Fix | undefined
}

interface Fix {
  /** Label of the button. */
  readonly label: string
  readonly change: TripChange
  /** Message afterwards. */
  readonly done: string
}

/** Opening hours from the known places; undefined for other stops. */
export function hoursBy(places: readonly NearbyPlace[]): HoursOfStop {
  // Of two places with the same name, the first is nearer.
  const byName = new Map(places.toReversed().map((place) => [place.name, place]))
  return ({ place }, day) => (place === null ? undefined : byName.get(place.name)?.hours[day - 1])
}

const DAY_MINUTES = 24 * 60

function lightWords({ wants, sun }: Extract<StopFault, { rule: 'light' }>): string {
  const [sunrise, sunset] = [clockOf(sun.sunrise), clockOf(sun.sunset % DAY_MINUTES)]
  if (wants === 'daylight') return `Dark at that hour: the sun is up from ${sunrise} to ${sunset}`
  if (sun.light === 'always day') return 'It does not get dark on this day'
  if (wants === 'stars' && sun.dark === undefined) return 'It does not get dark enough for stars on this day'
  return sun.light === 'always night' ? 'The sun does not rise on this day' : `The sun sets at ${sunset} on this day`
}

function wordsOf(fault: StopFault): string {
  if (fault.rule === 'closed') return 'Closed on this day'
  if (fault.rule === 'too-far-apart') return `${Math.round(fault.km)} km from ${fault.before.title}`
  if (fault.rule === 'light') return lightWords(fault)
  if (fault.rule === 'before-arrival') return `Before you arrive at ${fault.startsAt}`
  if (fault.rule === 'after-departure') return `The way home starts at ${fault.departure.startsAt}`
  const spans = fault.hours.map(({ opens, closes }) => `${clockOf(opens)} – ${clockOf(closes % DAY_MINUTES)}`)
  return `Open ${spans.join(' and ')} on this day`
}

const startAt = ({ id, title }: Stop, startsAt: string): Fix => ({
  label: `Start at ${startsAt}`,
  change: takeTimes(new Map([[id, startsAt]])),
  done: `${title} starts at ${startsAt}`,
})

function moveTo(trip: Trip, stop: Stop, day: number | null): Fix {
  const where = day === null ? 'the ideas' : `day ${day}`
  const change = day === null ? moveStop(trip, stop.id, null, 0) : moveToHour(trip, stop, dayKey(trip, day))
  return { label: `Move to ${where}`, change, done: `${stop.title} moved to ${where}` }
}

function fixOf(trip: Trip, fault: StopFault): Fix | undefined {
  if (fault.rule === 'closed') return fault.openOn === undefined ? undefined : moveTo(trip, fault.stop, fault.openOn)
  if (fault.rule === 'too-far-apart') return moveTo(trip, fault.stop, null)
  return fault.startsAt === undefined ? undefined : startAt(fault.stop, fault.startsAt)
}

const NOTHING: ReadonlyMap<string, OddStop> = new Map()

/** The first fault of each of a day's stops, by stop id. */
export function oddStops(trip: Trip, places: readonly NearbyPlace[], key: number): ReadonlyMap<string, OddStop> {
  const day = dayNumber(trip, key)
  if (day === null) return NOTHING
  const stops = stopsOfDay(trip, key)
  const { place, startDate } = trip
  const sun = () => sunTimes(place, addDays(startDate, day - 1), place.timeZone)
  const faults = checkStops({ day, length: tripLength(trip), stops, hoursOf: hoursBy(places), sun })
  if (faults.length === 0) return NOTHING
  return new Map(faults.toReversed().map((fault) => [fault.stop.id, { said: wordsOf(fault), fix: fixOf(trip, fault) }]))
}

/** The titles of the stops that are planned for a day, by its key, and cannot be visited on it; each one once. */
export function closedOn(trip: Trip, places: readonly NearbyPlace[], key: number): string[] {
  const day = dayNumber(trip, key)
  if (day === null) return []
  const hoursOf = hoursBy(places)
  const shut = stopsOfDay(trip, key).filter((stop) => !stop.done && hoursOf(stop, day)?.length === 0)
  return [...new Set(shut.map(({ title }) => title))]
}
