import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { calendarOf, type CalendarEntry } from './calendar-file.ts'
import { datesOfDays, stopsOfDay } from './itinerary.ts'

/** With their times, or else as a whole day. */
const entriesOf = (
  trip: Trip,
  isShown: (stop: Stop) => boolean,
  descriptionOf: (stop: Stop) => string,
): CalendarEntry[] =>
  datesOfDays(trip).flatMap(({ day, date }) =>
    stopsOfDay(trip, day)
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
        description: descriptionOf(stop),
        status: 'confirmed',
      })),
  )

const aboutStop = ({ description, note, link }: Stop): string =>
  [description, note, link ?? ''].filter((part) => part !== '').join('\n')

/** The days of a trip as a file for anyone who is on it, with their notes. */
export const tripCalendar = (trip: Trip): string =>
  calendarOf(
    'Trips',
    entriesOf(trip, () => true, aboutStop),
  )

/**
 * The days of a trip for a calendar that follows them by a secret address, which others may come to know: when, where and
 * what. Not what people have noted, nor what planners or providers have written of what is booked, nor any link.
 */
export const followedCalendar = (trip: Trip): string =>
  calendarOf(
    'Trips',
    entriesOf(
      trip,
      ({ kind }) => kind !== 'note',
      ({ kind, bookingId, description }) => (kind === 'sight' && bookingId === null ? description : ''),
    ),
    trip.title,
  )
