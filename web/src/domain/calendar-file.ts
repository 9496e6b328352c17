import { addDays } from '@waymark/contract/calendar'
import type { Booking } from '@waymark/contract/bookings'

/** What a calendar shows of a booking. */
export type CalendarBooking = Pick<Booking, 'id' | 'title' | 'status' | 'confirmationCode' | 'updatedAt'> & {
  readonly startDate: string
  readonly endDate: string
  readonly details: { readonly location: string; readonly checkInTime?: string | undefined }
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

/** The booking as an iCalendar file (RFC 5545): whole days, so that no time zone moves them. */
export function calendarFile({ details, ...booking }: CalendarBooking): string {
  const checkIn = details.checkInTime ? `. Check-in: ${details.checkInTime}` : ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${booking.id}@waymark`,
    `DTSTAMP:${momentOf(booking.updatedAt)}`,
    `DTSTART;VALUE=DATE:${dayOf(booking.startDate)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${dayOf(addDays(booking.endDate, 1))}`,
    `SUMMARY:${escaped(booking.title)}`,
    `LOCATION:${escaped(details.location)}`,
    `DESCRIPTION:${escaped(`Confirmation code: ${booking.confirmationCode}${checkIn}`)}`,
    `STATUS:${STATUS[booking.status]}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
