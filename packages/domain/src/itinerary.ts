import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { usualDays } from '@waymark/contract/trips/day-order'
import type { Itinerary, ItineraryDay, PlannedActivity } from '@waymark/contract/trips/itinerary'
import type { Stop, Stops, TripDay, TripDays } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { highlightsLeft, wordsOfDay } from './day-words.ts'
import { orderKeys } from './order-key.ts'
import { clockOf, endOf, minutesOf } from './stop-times.ts'

/**
 * Converts between the two forms of a plan: a list of days, for the planner and the API, and a map of stops with the
 * days' other fields, as stored and edited (docs/decisions/038). The conversion is lossless.
 */

/** The fields of a trip that contain its plan. */
export type Planned = Dated & Pick<Trip, 'userId' | 'itinerary' | 'stops' | 'days'>

/** The fields that define the days of a trip. */
export type Dated = Pick<Trip, 'startDate' | 'endDate' | 'dayOrder' | 'removedDays'>

export interface StoredPlan {
  readonly stops: Stops
  readonly days: TripDays
}

/** Default duration of a stop at a place. */
const USUAL_MINUTES = 60
const FIRST_STOP_AT = '09:00'
/** The API's text for fields of a day that members left empty. */
const OPEN_THEME = 'Free day'
const OPEN_MEAL = 'Your choice'

/** A day without texts. */
export const BLANK_DAY: TripDay = {
  theme: '',
  breakfast: '',
  lunch: '',
  dinner: '',
  accommodation: '',
  filledByGuide: false,
}

export const tripLength = ({ startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>): number =>
  daysBetween(startDate, endDate) + 1

const stopOf = (activity: PlannedActivity, id: string, day: number, order: string, by: string): Stop => {
  const { place } = activity
  return {
    id,
    day,
    order,
    startsAt: activity.time,
    minutes: place?.stayMinutes ?? null,
    title: activity.activity,
    description: activity.description,
    note: '',
    // Planned entries without a place are about transport.
    kind: place === undefined ? 'travel' : 'sight',
    place: place ? { name: place.name, kind: place.kind, status: place.status, lat: place.lat, lng: place.lng } : null,
    costCents: place?.costCents ?? null,
    currency: place === undefined ? null : 'USD',
    link: null,
    bookingId: null,
    done: false,
    locked: false,
    filledByGuide: activity.filledByGuide === true,
    by,
    removedBy: null,
  }
}

/**
 * The stored form of a planned day. Ids are derived from the plan, so that all devices convert a trip of the old format
 * identically.
 */
export function storedDay(day: ItineraryDay, by: string): { readonly stops: Stop[]; readonly day: TripDay } {
  const keys = orderKeys(day.activities.length)
  return {
    stops: day.activities.map((activity, index) =>
      stopOf(activity, `d${day.day}-${index + 1}`, day.day, keys[index] ?? '', by),
    ),
    day: {
      theme: day.theme,
      ...day.meals,
      accommodation: day.accommodation,
      filledByGuide: day.filledByGuide === true,
    },
  }
}

/** The stored form of a plan. Of two days with the same number, the first counts. */
export function stopsFromItinerary(days: readonly ItineraryDay[], by: string): StoredPlan {
  const plan: { stops: Stops; days: TripDays } = { stops: {}, days: {} }
  for (const planned of days) {
    if (String(planned.day) in plan.days) continue
    const { stops, day } = storedDay(planned, by)
    plan.days[planned.day] = day
    for (const stop of stops) plan.stops[stop.id] = stop
  }
  return plan
}

const converted = new WeakMap<Itinerary, StoredPlan>()

/**
 * The stops and days of a trip. For a trip of the old format they are derived from its itinerary, identically on every
 * device.
 */
export function planOf(trip: Planned): StoredPlan {
  if (trip.stops !== undefined) return { stops: trip.stops, days: trip.days ?? {} }
  const known = converted.get(trip.itinerary)
  if (known !== undefined) return known
  const plan = stopsFromItinerary(trip.itinerary.dailyItinerary, trip.userId)
  converted.set(trip.itinerary, plan)
  return plan
}

const byOrder = (a: Stop, b: Stop): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

const active = new WeakMap<Stops, readonly Stop[]>()

/** The active stops, sorted by order key. */
export function activeStops(trip: Planned): readonly Stop[] {
  const { stops } = planOf(trip)
  const known = active.get(stops)
  if (known !== undefined) return known
  const sorted = Object.values(stops)
    .filter(({ removedBy }) => removedBy === null)
    .toSorted(byOrder)
  active.set(stops, sorted)
  return sorted
}

/** The stops of the day with this key, in order. */
export const stopsOfDay = (trip: Planned, key: number): Stop[] => activeStops(trip).filter(({ day }) => day === key)

/** A day of a trip: its key, which stops and expenses refer to, and number and date of its position. */
export interface DateOfDay {
  readonly key: number
  readonly number: number
  readonly date: string
}

const dated = new WeakMap<Dated, readonly DateOfDay[]>()

/** The days of the trip in their order. */
export function datesOfDays(trip: Dated): readonly DateOfDay[] {
  const known = dated.get(trip)
  if (known !== undefined) return known
  const { dayOrder = usualDays(tripLength(trip)), removedDays = {} } = trip
  const all = Object.entries(dayOrder).map(([id, order]) => ({ id, order, key: Number(id) }))
  const sorted = all.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.key - b.key))
  const left = sorted.filter(({ id }) => removedDays[id] !== true)
  // If all days were removed by several people at once, the first one stays.
  const shown = left.length > 0 ? left : sorted.slice(0, 1)
  const days = shown.map(({ key }, index) => ({ key, number: index + 1, date: addDays(trip.startDate, index) }))
  dated.set(trip, days)
  return days
}

/** The number of the day with this key; null if there is none. */
export const dayNumber = (trip: Dated, key: number | null): number | null =>
  datesOfDays(trip).find((day) => day.key === key)?.number ?? null

/** The key of the day with this number; null if there is none. */
export const dayKey = (trip: Dated, number: number | null): number | null =>
  datesOfDays(trip).find((day) => day.number === number)?.key ?? null

/** Active stops for readers that do not know day keys: `day` is the day's number. */
export const numberedStops = (trip: Planned): Stop[] =>
  activeStops(trip).map((stop) => ({ ...stop, day: dayNumber(trip, stop.day) }))

/** Stops without a day or on a removed day. */
export const ideas = (trip: Planned): Stop[] => activeStops(trip).filter(({ day }) => dayNumber(trip, day) === null)

/** The stops that a stop of this day is among: those of the day, or the ideas. */
export const stopsBeside = (trip: Planned, day: number | null): Stop[] =>
  day === null || dayNumber(trip, day) === null ? ideas(trip) : stopsOfDay(trip, day)

function activityOf(stop: Stop, time: string): PlannedActivity {
  const { place, minutes, costCents, currency } = stop
  return {
    time,
    activity: stop.title,
    description: stop.description,
    ...(place && {
      place: {
        ...place,
        stayMinutes: minutes ?? USUAL_MINUTES,
        // Costs in the specification's plan are in dollars.
        costCents: currency === 'USD' ? (costCents ?? 0) : 0,
      },
    }),
    ...(stop.filledByGuide && { filledByGuide: true as const }),
  }
}

function dayOf(number: number, date: string, stops: readonly Stop[], day: TripDay): ItineraryDay {
  const bed = stops.find(({ kind }) => kind === 'sleep')
  const shown = stops.filter(({ kind }) => kind !== 'sleep').slice(0, LIMITS.stops)
  let latest = minutesOf(FIRST_STOP_AT)
  const activities = shown.map((stop) => {
    // The API requires a time for each entry: a stop without one starts when the previous one ends.
    const time = stop.startsAt ?? clockOf(Math.min(latest, 24 * 60 - 1))
    latest = endOf(stop) ?? latest
    return activityOf(stop, time)
  })
  return {
    day: number,
    theme: day.theme || OPEN_THEME,
    date,
    activities,
    meals: {
      breakfast: day.breakfast || OPEN_MEAL,
      lunch: day.lunch || OPEN_MEAL,
      dinner: day.dinner || OPEN_MEAL,
    },
    accommodation: bed?.title ?? day.accommodation,
    ...(day.filledByGuide && { filledByGuide: true as const }),
  }
}

const assembled = new WeakMap<object, ItineraryDay[]>()

/** `itinerary.dailyItinerary` of the specification: the days that are planned or have stops. */
export function dailyItinerary(trip: Planned): ItineraryDay[] {
  if (trip.stops === undefined) return trip.itinerary.dailyItinerary
  const known = assembled.get(trip)
  if (known !== undefined) return known
  const { days, stops: all } = planOf(trip)
  const made = datesOfDays(trip).flatMap(({ key, number, date }) => {
    const [planned, stops] = [days[key], stopsOfDay(trip, key)]
    if (planned === undefined && stops.length === 0) return []
    return dayOf(number, date, stops, wordsOfDay(planned ?? BLANK_DAY, all, stops))
  })
  assembled.set(trip, made)
  return made
}

/** The trip in the API's format: with an itinerary instead of stops and days. */
export function assembleItinerary<T extends Planned & Pick<Trip, 'removedBy' | 'plannedEnd' | 'requestDigest'>>(
  trip: T,
): Omit<T, 'stops' | 'days' | 'dayOrder' | 'removedDays' | 'removedBy' | 'plannedEnd' | 'requestDigest'> {
  const {
    stops: _stops,
    days: _days,
    dayOrder: _order,
    removedDays: _removed,
    removedBy: _by,
    plannedEnd: _end,
    requestDigest: _digest,
    ...others
  } = trip
  const { overview } = trip.itinerary
  return {
    ...others,
    itinerary: {
      ...trip.itinerary,
      overview: { ...overview, highlights: highlightsLeft(overview.highlights, planOf(trip).stops) },
      dailyItinerary: dailyItinerary(trip),
    },
  }
}
