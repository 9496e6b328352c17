import { addDays } from '@waymark/contract/calendar'
import type { Booking } from '@waymark/contract/bookings/booking'
import { instantAt } from './wall-clock.ts'

export type CalendarBooking = Pick<Booking, 'id' | 'title' | 'status' | 'confirmationCode' | 'updatedAt'> & {
  readonly startDate: string
  readonly endDate: string
  readonly details: {
    readonly location: string
    readonly checkInTime?: string | undefined
    readonly startTime?: string | undefined
  }
}

const LINE_BYTES = 75

const bytesOf = (character: string): number => new TextEncoder().encode(character).length

/** Folds a content line: at most 75 bytes per line, split between characters; continuation lines start with a space. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** Programs end a line at more than a line break: what a companion has typed must not become a line of its own. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[^\P{Cc}\t]|[\u2028\u2029]/gu, '\\n')

const dayOf = (day: string): string => day.replaceAll('-', '')

const momentOf = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const STATUS = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const

/** An all-day entry, which no time zone shifts, or one with a time. */
export interface CalendarEntry {
  readonly id: string
  readonly changedAt: string
  readonly startDate: string
  /** The last day, inclusive. */
  readonly endDate: string
  /**
   * Start time `HH:mm` on the first day, in an IANA time zone, or in the reader's own if the zone is unknown. With 0
   * minutes the entry has no end.
   */
  readonly time?: { readonly startsAt: string; readonly minutes: number; readonly timeZone: string | undefined }
  readonly title: string
  readonly location: string
  /** Where maps find the location; names alone may lead elsewhere. */
  readonly point?: { readonly lat: number; readonly lng: number } | undefined
  readonly description: string
  readonly status: keyof typeof STATUS
}

function spanOf({ startDate, endDate, time }: CalendarEntry): string[] {
  if (time === undefined) {
    // DTEND is exclusive.
    return [`DTSTART;VALUE=DATE:${dayOf(startDate)}`, `DTEND;VALUE=DATE:${dayOf(addDays(endDate, 1))}`]
  }
  // A floating time (RFC 5545, 3.3.5), since travellers read it at the destination.
  if (time.timeZone === undefined) return [`DTSTART:${dayOf(startDate)}T${time.startsAt.replace(':', '')}00`]
  // UTC instants, because calendars that do not know the zone's name would need its rules in the file.
  const start = instantAt(startDate, time.startsAt, time.timeZone)
  const from = `DTSTART:${momentOf(start.toISOString())}`
  // DTEND must be later than DTSTART, or absent (RFC 5545, 3.8.2.2).
  if (time.minutes === 0) return [from]
  const end = new Date(start.getTime() + time.minutes * 60_000)
  return [from, `DTEND:${momentOf(end.toISOString())}`]
}

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}@waymark`,
  `DTSTAMP:${momentOf(entry.changedAt)}`,
  ...spanOf(entry),
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
  ...(entry.point === undefined ? [] : [`GEO:${entry.point.lat};${entry.point.lng}`]),
  ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  `STATUS:${STATUS[entry.status]}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Name and refresh interval for subscribers (RFC 7986 and its older equivalents). */
const subscribedAs = (title: string): string[] => [
  `NAME:${escaped(title)}`,
  `X-WR-CALNAME:${escaped(title)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

/**
 * An iCalendar file (RFC 5545).
 * @param name identifies the source, for the UIDs
 * @param followedAs the calendar's title, if it is a subscription
 */
export function calendarOf(name: string, entries: readonly CalendarEntry[], followedAs?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Waymark//${name}//EN`,
    ...(followedAs === undefined ? [] : subscribedAs(followedAs)),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

export function bookingEntry({ details, ...booking }: CalendarBooking): CalendarEntry {
  const checkIn = details.checkInTime ? `. Check-in: ${details.checkInTime}` : ''
  return {
    ...booking,
    ...(details.startTime !== undefined && {
      time: { startsAt: details.startTime, minutes: 0, timeZone: undefined },
    }),
    changedAt: booking.updatedAt,
    location: details.location,
    description: `Confirmation code: ${booking.confirmationCode}${checkIn}`,
  }
}

export const calendarFile = (booking: CalendarBooking): string => calendarOf('Bookings', [bookingEntry(booking)])
