import { expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'
import { readConfirmation } from './read-confirmation.ts'

/*
 * Files and e-mails of strangers. Each of them kept the page busy for a minute or longer, or was an error; the limit
 * only ends what hangs.
 */
const HANGS_MS = 30_000

const TRIP = { startDate: '2027-03-01', endDate: '2027-03-30' }
const IN_LISBON = { ...TRIP, place: { timeZone: 'Europe/Lisbon' } }

const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length))
const fileOf = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const eventOf = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'SUMMARY:Fado', ...lines, 'END:VEVENT']
const START = 'DTSTART:20270302T193000Z'
const fado = { title: 'Fado', date: '2027-03-02' }

it.each([
  ['digits after a word for a price', eventOf(START, `DESCRIPTION:total ${filled('1', 900_000)}`)],
  ['tags that do not end', eventOf(START, `DESCRIPTION:<a>${filled('<a', 900_000)}`)],
  ['a century of counted days', eventOf('DTSTART:19000101T193000Z', 'RRULE:FREQ=DAILY;COUNT=999999'), 900],
  [
    'days of a month without number',
    eventOf('DTSTART:19000101T193000Z', `RRULE:FREQ=DAILY;COUNT=999999;BYMONTHDAY=2${filled(',2', 900_000)}`),
  ],
  [
    'days left out',
    eventOf(START, 'RRULE:FREQ=DAILY', `EXDATE:20280302T193000Z${filled(',20280303T193000Z', 900_000)}`),
  ],
  ['times besides', eventOf(START, `RDATE:20270302T193000Z${filled(',20270302T193000Z', 900_000)}`)],
  ['changes of one event', eventOf('UID:a', 'RECURRENCE-ID:20280302T193000Z', START), 9_000],
  ['repeated events', eventOf(START, 'RRULE:FREQ=DAILY'), 9_000],
])('a calendar of %s is read', { timeout: HANGS_MS }, (_what, lines, times = 1) => {
  const asked = Array.from({ length: times }, () => lines.join('\r\n'))
  const found = readCalendar(fileOf(...eventOf('UID:a', START, 'RRULE:FREQ=DAILY'), ...asked), IN_LISBON)
  expect(found[0]).toMatchObject(fado)
  expect(found.length).toBeLessThanOrEqual(200)
})

it.each([
  ['a time that no clock shows', eventOf('DTSTART:20270302T996000Z')],
  ['a length of a million years', eventOf(START, 'DURATION:P99999999W')],
  ['a length that no number holds', eventOf(START, `DURATION:P${filled('9', 400)}D`)],
  ['the first day there is', eventOf('DTSTART;TZID=Asia/Tokyo:00010101T000000', 'RRULE:FREQ=MONTHLY;COUNT=3')],
])('an event with %s does not hide the others', (_what, lines) => {
  expect(readCalendar(fileOf(...lines, ...eventOf(START)), IN_LISBON)).toContainEqual(expect.objectContaining(fado))
})

it.each([
  ['dates', '', '12 Mar '],
  ['ranges of dates', '', 'Mar 1 - '],
  ['spaces before an address', 'address', ' '],
])('a text of %s is read', { timeout: HANGS_MS }, (_what, head, piece) => {
  const text = `Hotel Fado, 2 March 2027\n${head}${filled(piece, 20_000)}e\u2028x`
  expect(readConfirmation(text, TRIP)).toContainEqual(expect.objectContaining({ date: '2027-03-02' }))
})
