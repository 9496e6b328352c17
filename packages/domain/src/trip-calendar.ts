import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { calendarOf, type CalendarEntry } from './calendar-file.ts'
import { datesOfDays, stopsOfDay } from './itinerary.ts'

/** Stops with a time, or the day as an all-day entry. */
const entriesOf = (
  trip: Trip,
  isShown: (stop: Stop) => boolean,
  descriptionOf: (stop: Stop) => string,
): CalendarEntry[] =>
  datesOfDays(trip).flatMap(({ key, date }) =>
    stopsOfDay(trip, key)
      .filter(isShown)
      .map((stop): CalendarEntry => ({
        id: `${trip.id}-${stop.id}`,
        changedAt: trip.updatedAt,
        startDate: date,
        endDate: date,
        ...(stop.startsAt !== null && {
          time: { startsAt: stop.startsAt, minutes: stop.minutes ?? 0, timeZone: trip.place.timeZone },
        }),
        title: stop.title,
        location: stop.place?.name ?? '',
        point: stop.place ?? undefined,
        description: descriptionOf(stop),
        status: 'confirmed',
      })),
  )

const aboutStop = ({ description, note, link }: Stop): string =>
  [description, note, link ?? ''].filter((part) => part !== '').join('\n')

/** The trip as an iCalendar file for its members, including their notes. */
export const tripCalendar = (trip: Trip): string =>
  calendarOf(
    'Trips',
    entriesOf(trip, () => true, aboutStop),
  )

/**
 * The trip for a calendar subscription. Others may learn its secret address, so it contains times, places and titles,
 * but no notes, no coordinates, no descriptions of bookings and no links.
 */
export const followedCalendar = (trip: Trip): string =>
  calendarOf(
    'Trips',
    entriesOf(
      trip,
      ({ kind }) => kind !== 'note',
      ({ kind, bookingId, description }) => (kind === 'sight' && bookingId === null ? description : ''),
    ).map(({ point: _point, ...entry }) => entry),
    trip.title,
  )
