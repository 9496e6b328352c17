import { describe, expect, test } from 'vitest'
import { calendarFile, calendarOf, type CalendarBooking, type CalendarEntry } from './calendar-file.ts'

const aBooking = (changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: 'booking-1',
  title: 'Casa do Miradouro',
  status: 'confirmed',
  confirmationCode: 'ST-1777622400000',
  updatedAt: '2026-05-01T08:00:00.123Z',
  startDate: '2027-12-30',
  endDate: '2028-01-02',
  details: { location: 'Lisbon, Portugal', checkInTime: '3:00 PM' },
  ...changes,
})

/** Undoes the folding of long lines. */
const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

test.each('\n \r \v \f \0 \u001c \u0085 \u2028 \u2029'.split(' '))(
  'no line begins with what follows %j in a title',
  (mark) => {
    const file = calendarFile(aBooking({ title: `Casa${mark}ATTACH:https://evil.example` }))
    expect(unfolded(file)).toContain('SUMMARY:Casa\\nATTACH:https://evil.example')
  },
)

describe('the calendar file of a booking', () => {
  test('says when an activity begins by the clock of whoever is there', () => {
    const details = { location: 'Lisbon, Portugal', startTime: '09:30' }
    const lines = unfolded(calendarFile(aBooking({ startDate: '2027-12-30', endDate: '2027-12-30', details })))
    expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
      'DTSTAMP:20260501T080000Z',
      'DTSTART:20271230T093000',
    ])
  })

  test('says the days, both included, as days', () => {
    expect(unfolded(calendarFile(aBooking()))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Waymark//Bookings//EN',
      'BEGIN:VEVENT',
      'UID:booking-1@waymark',
      'DTSTAMP:20260501T080000Z',
      'DTSTART;VALUE=DATE:20271230',
      'DTEND;VALUE=DATE:20280103',
      'SUMMARY:Casa do Miradouro',
      String.raw`LOCATION:Lisbon\, Portugal`,
      'DESCRIPTION:Confirmation code: ST-1777622400000. Check-in: 3:00 PM',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('cannot be broken out of by what somebody has entered', () => {
    const title = 'A;B,C\\D\nEND:VEVENT\r\nBEGIN:VEVENT'
    const lines = unfolded(calendarFile(aBooking({ title })))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain(String.raw`SUMMARY:A\;B\,C\\D\nEND:VEVENT\nBEGIN:VEVENT`)
  })

  test('has no line of more than 75 bytes and breaks no character', () => {
    const title = '東京駅ホテル🏨 '.repeat(20)
    const file = calendarFile(aBooking({ title }))
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${title}`)
  })
})

test('an entry of a time has an end where its length is known: never the start again', () => {
  const spanOf = (minutes: number) => {
    const entry: CalendarEntry = {
      id: 'stop-1',
      changedAt: '2026-05-01T08:00:00.123Z',
      startDate: '2027-03-01',
      endDate: '2027-03-01',
      time: { startsAt: '09:30', minutes, timeZone: 'Europe/Lisbon' },
      title: 'Castle',
      location: '',
      description: '',
      status: 'confirmed',
    }
    return unfolded(calendarOf('Trips', [entry])).filter((line) => /^DT(?:START|END)/.test(line))
  }
  expect(spanOf(90)).toEqual(['DTSTART:20270301T093000Z', 'DTEND:20270301T110000Z'])
  expect(spanOf(0)).toEqual(['DTSTART:20270301T093000Z'])
})
