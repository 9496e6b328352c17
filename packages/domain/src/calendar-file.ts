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

/** Lines of a calendar file end after 75 bytes, between characters; the rest follows after a blank. */
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

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

const dayOf = (day: string): string => day.replaceAll('-', '')

const momentOf = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const STATUS = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const

/** Something that fills whole days, so that no time zone moves it, or that has a time. */
export interface CalendarEntry {
  readonly id: string
  readonly changedAt: string
  readonly startDate: string
  /** The last day. */
  readonly endDate: string
  /**
   * On the first day: `HH:mm` on the clocks of a zone (IANA), or wherever one is where the zone is not known. Its end is
   * not known at 0 minutes.
   */
  readonly time?: { readonly startsAt: string; readonly minutes: number; readonly timeZone: string | undefined }
  readonly title: string
  readonly location: string
  readonly description: string
  readonly status: keyof typeof STATUS
}

function spanOf({ startDate, endDate, time }: CalendarEntry): string[] {
  if (time === undefined) {
    // The end is the day after the last one.
    return [`DTSTART;VALUE=DATE:${dayOf(startDate)}`, `DTEND;VALUE=DATE:${dayOf(addDays(endDate, 1))}`]
  }
  // Without a zone the clock of whoever looks holds (RFC 5545, 3.3.5): there, it is the right one.
  if (time.timeZone === undefined) return [`DTSTART:${dayOf(startDate)}T${time.startsAt.replace(':', '')}00`]
  // As instants: calendars that do not know the name of a zone would need its rules along.
  const start = instantAt(startDate, time.startsAt, time.timeZone)
  const from = `DTSTART:${momentOf(start.toISOString())}`
  // An end is later than the start, or there is none (RFC 5545, 3.8.2.2).
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
  `LOCATION:${escaped(entry.location)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  `STATUS:${STATUS[entry.status]}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** What a calendar calls a file that it follows, and how often it should look again (RFC 7986, and what came before it). */
const subscribedAs = (title: string): string[] => [
  `NAME:${escaped(title)}`,
  `X-WR-CALNAME:${escaped(title)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

/** An iCalendar file (RFC 5545). @param name of what it is a file of @param followedAs its title, where it is followed */
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
