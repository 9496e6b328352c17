import type { Booking } from '@waymark/contract/bookings/booking'
import { addDays } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { Point } from '@waymark/atlas/distance'
import { datesOfDays, planOf, stopsOfDay } from '@waymark/domain/itinerary'
import { addStop } from '@waymark/domain/stop-edits'
import { clockOf, endOf, minutesOf } from '@waymark/domain/stop-times'
import type { TripChange } from '@waymark/domain/trip-changes'
import { pinsOfDay } from '../../../shared/map/pins.ts'
import { stayOfNight } from './booked-nights.ts'
import { checkOutOf, dayOfBooking, stopOfBooking } from './booked-stop.ts'
import { fitting } from './found-stop.ts'
import { beginningsOf, type Way, waysOf } from './ways.ts'

/** What a booked stay changes on a day. */
interface AdaptedDay {
  readonly key: number
  readonly number: number
  /** 'Check-in at 16:00'. */
  readonly lines: readonly string[]
}

/** A plan for which one sleeps in a booked stay: what changes, for the traveller to take. */
export interface Adaptation {
  readonly days: readonly AdaptedDay[]
  readonly change: TripChange
  /** The number of stops that it adds. */
  readonly added: number
}

const USUAL_MINUTES = 60
/** One leaves a stay before one sets out. */
const LEAVING_MINUTES = 30

/** The first time from `from` on at which none of the stops is going on. */
function freeFrom(stops: readonly Stop[], from: string): string {
  let at = minutesOf(from)
  for (const { startsAt, minutes } of stops) {
    const ends = endOf({ startsAt, minutes: minutes ?? USUAL_MINUTES })
    if (startsAt !== null && ends !== undefined && minutesOf(startsAt) <= at && at < ends) at = ends
  }
  return at < 24 * 60 ? clockOf(at) : from
}

/** The time to leave a stay: before the day's first stop, if that starts earlier. */
function leaveAt(stops: readonly Stop[], until: string): string {
  const first = stops.find(({ startsAt }) => startsAt !== null)?.startsAt
  return first != null && first <= until ? clockOf(Math.max(0, minutesOf(first) - LEAVING_MINUTES)) : until
}

/** 'in Baixa' or 'near the centre', where the plan suggests to sleep. */
function quarterIn(accommodation: string): string | undefined {
  if (accommodation.endsWith(' near the centre')) return 'near the centre'
  const at = accommodation.lastIndexOf(' in ')
  return at < 0 ? undefined : accommodation.slice(at + 1)
}

/** A breakfast where the plan suggested to sleep is one near the stay; what the travellers wrote themselves stays. */
function breakfastNear(breakfast: string, accommodation: string, stay: string): string | undefined {
  const quarter = quarterIn(accommodation)
  if (quarter === undefined || !breakfast.endsWith(` ${quarter}`)) return undefined
  return fitting(`${breakfast.slice(0, -quarter.length)}near ${stay}`, LIMITS.shortText)
}

const named = (stay: string, step: string): string => `${fitting(stay, LIMITS.shortText - step.length - 2)}: ${step}`

/** 'To Tower: 20 min by local transport, not 35'; undefined where nothing changes. */
function firstWay(title: string, now: Way | undefined, was: Way | undefined): string | undefined {
  if (now?.words === was?.words) return undefined
  const before = was?.means === now?.means ? was?.words.split(' ')[0] : was?.words
  return `To ${title}: ${now?.words ?? 'around the corner'}${before === undefined ? '' : `, not ${before}`}`
}

/** The check-in and check-out of a booked stay as stops, with its place where that is known. */
function stopsFor(trip: Trip, booking: Booking, point: Point | undefined) {
  const days = new Map(datesOfDays(trip).map(({ key, date }) => [date, key]))
  const fields = stopOfBooking(booking, trip)
  const arrival = dayOfBooking(booking, trip)
  const place = point && {
    name: fitting(booking.title, LIMITS.place),
    kind: 'stay',
    status: 'verified' as const,
    lat: point.lat,
    lng: point.lng,
  }
  const leaving = booking.endDate === null ? undefined : days.get(booking.endDate)
  const until = checkOutOf(booking)
  return {
    checkIn: arrival !== null && {
      ...fields,
      title: named(booking.title, 'Check-in'),
      day: arrival,
      startsAt: fields.startsAt == null ? null : freeFrom(stopsOfDay(trip, arrival), fields.startsAt),
      ...(place && { place }),
    },
    checkOut: leaving !== undefined && {
      title: named(booking.title, 'Check-out'),
      description: until === null ? '' : `Until ${until}.`,
      kind: 'sleep' as const,
      day: leaving,
      startsAt: until === null ? null : leaveAt(stopsOfDay(trip, leaving), until),
    },
  }
}

/**
 * What a booked stay changes: its check-in and check-out, breakfasts and the first ways of its mornings, which follow
 * from the place of the check-in.
 */
export function adaptTo(
  trip: Trip,
  booking: Booking,
  point: Point | undefined,
  { uid, newId }: { readonly uid: string; readonly newId: () => string },
): Adaptation {
  const { days } = planOf(trip)
  const { checkIn, checkOut } = stopsFor(trip, booking, point)
  const added = [checkIn, checkOut].filter((stop) => stop !== false)
  const begins = beginningsOf(trip)
  const changes: TripChange[] = added.map((stop) => addStop(trip, { ...stop, id: newId(), by: uid }))
  let before: number | undefined
  const adapted = datesOfDays(trip).map(({ key, number, date }): AdaptedDay => {
    const lines: string[] = []
    const evening = before
    before = key
    if (checkOut !== false && checkOut.day === key)
      lines.push(`Check-out${checkOut.startsAt === null ? '' : ` at ${checkOut.startsAt}`}`)
    if (stayOfNight([booking], addDays(date, -1)) !== undefined && evening !== undefined) {
      const breakfast = breakfastNear(days[key]?.breakfast ?? '', days[evening]?.accommodation ?? '', booking.title)
      if (breakfast !== undefined) {
        lines.push(`Breakfast: ${breakfast}`)
        changes.push({ [`days.${key}.breakfast`]: breakfast })
      }
      const [first, ...others] = pinsOfDay(stopsOfDay(trip, key), number)
      const was = begins.get(key)
      if (point !== undefined && was !== undefined && first !== undefined) {
        const pins = [first, ...others]
        const now = waysOf(pins, { ...was, at: point, isBed: true }).get(first.stop.id)
        const way = firstWay(first.stop.title, now, waysOf(pins, was).get(first.stop.id))
        if (way !== undefined) lines.push(way)
      }
    }
    if (checkIn !== false && checkIn.day === key)
      lines.push(`Check-in${checkIn.startsAt === null ? '' : ` at ${checkIn.startsAt}`}`)
    return { key, number, lines }
  })
  return {
    days: adapted.filter(({ lines }) => lines.length > 0),
    change: Object.assign({}, ...changes) as TripChange,
    added: added.length,
  }
}
