import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { describe, expect, it } from 'vitest'
import { stopFieldsOf } from './found-stop.ts'
import { readCalendar } from './read-calendar.ts'
import { tripCalendar } from '@waymark/domain/trip-calendar'

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', ...lines, 'END:VEVENT')
const tripIn = (timeZone: string) => ({ startDate: '2027-03-01', endDate: '2027-03-07', place: { timeZone } })
const read = (text: string) => readCalendar(text, tripIn('Europe/Lisbon'))

describe('a calendar file', () => {
  it('is read in the time of the destination', () => {
    const at = (start: string) => read(event('SUMMARY:Fado', start))[0]
    expect(at('DTSTART:20270301T193000Z')).toMatchObject({ date: '2027-03-01', startsAt: '19:30' })
    expect(at('DTSTART;TZID=Europe/Madrid:20270301T193000')).toMatchObject({ date: '2027-03-01', startsAt: '18:30' })
    expect(at('DTSTART;TZID="America/New_York":20270301T203000')).toMatchObject({
      date: '2027-03-02',
      startsAt: '01:30',
    })
    expect(at('DTSTART:20270301T193000')).toMatchObject({ date: '2027-03-01', startsAt: '19:30' })
    expect(at('DTSTART;VALUE=DATE:20270301')).toMatchObject({ date: '2027-03-01', startsAt: null })
  })

  it('tells place, description, length and address', () => {
    const text = event(
      'SUMMARY:Flight TP 123\\, Berlin',
      'DTSTART:20270301T100000Z',
      'DTEND:20270301T133000Z',
      'LOCATION:BER\\; gate\\nB',
      'DESCRIPTION:Code X7K2PQ and a lin',
      ' e that is folded',
      'URL:https://example.com/x',
      'BEGIN:VALARM',
      'DESCRIPTION:Wake up',
      'END:VALARM',
    )
    expect(read(text)).toEqual([
      {
        title: 'Flight TP 123, Berlin',
        kind: 'travel',
        date: '2027-03-01',
        startsAt: '10:00',
        minutes: 210,
        about: 'BER; gate, B',
        note: 'Code X7K2PQ and a line that is folded',
        link: 'https://example.com/x',
      },
    ])
  })

  it('is read with the zones that it describes itself, as Outlook writes them', () => {
    const half = (name: string, offset: string, month: number) => [
      `BEGIN:${name}`,
      'DTSTART:16010101T020000',
      `TZOFFSETTO:${offset}`,
      `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
      `END:${name}`,
    ]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      ...half('STANDARD', '+0100', 10),
      ...half('DAYLIGHT', '+0200', 3),
      'END:VTIMEZONE',
    ]
    const at = (start: string, timeZone = 'America/New_York') =>
      readCalendar(calendar(...zone, 'BEGIN:VEVENT', 'SUMMARY:Fado', start, 'END:VEVENT'), tripIn(timeZone))[0]
    const named = 'DTSTART;TZID=W. Europe Standard Time'
    expect(at(`${named}:20270301T193000`)).toMatchObject({
      startsAt: '13:30',
      note: 'At 19:30 (W. Europe Standard Time)',
    })
    // Its clocks go forward two weeks after New York's, and back a week before.
    expect(at(`${named}:20270320T193000`)).toMatchObject({ startsAt: '14:30' })
    expect(at(`${named}:20270701T193000`)).toMatchObject({ startsAt: '13:30' })
    expect(at(`${named}:20271102T193000`)).toMatchObject({ startsAt: '14:30' })
    expect(at(`${named}:20270701T193000`, 'Europe/Berlin')).toMatchObject({ startsAt: '19:30', note: '' })
    expect(at('DTSTART;TZID=Nobody knows it:20270301T193000')).toMatchObject({ startsAt: '19:30' })
    expect(at('DTSTART;TZID=/mozilla.org/Europe/Berlin:20270301T193000')).toMatchObject({
      note: 'At 19:30 (Europe/Berlin)',
    })
  })

  it('is read as other programs write it', () => {
    const of = (...lines: string[]) => read(event('SUMMARY:Fado', 'DTSTART:20270301T1930', ...lines))[0]
    expect(of('DURATION:PT1H30M')).toMatchObject({ startsAt: '19:30', minutes: 90 })
    expect(of('DESCRIPTION:<b>Bring</b> cash<br>Code &amp; name')).toMatchObject({ note: 'Bring cash\nCode & name' })
    expect(of('DESCRIPTION:Row 3\\n\\nTo see more\\, use https://g.co/calendar')).toMatchObject({ note: 'Row 3' })
    expect(read(event('SUMMARY:Fado', 'DTSTART:20270301').replaceAll('\r\n', '\r'))).toMatchObject([{ title: 'Fado' }])
  })

  it('gives nothing where there is nothing to keep', () => {
    expect(read('Not a calendar')).toEqual([])
    expect(read(event('DTSTART:20270301T100000Z'))).toEqual([])
    expect(read(event('SUMMARY:x', 'DTSTART:20271301T100000Z'))).toEqual([])
    expect(read(event('SUMMARY:x', 'DTSTART:20270301', 'STATUS:CANCELLED'))).toEqual([])
    expect(read(event('SUMMARY:x', 'DTSTART:20270301', 'URL:javascript:alert(1)'))[0]).toMatchObject({ link: null })
    expect(read(event('SUMMARY:Fado\\nin Alfama', 'DTSTART:20270301'))[0]?.title).toBe('Fado in Alfama')
    expect(read(event(`SUMMARY:${'😀'.repeat(300)}`, 'DTSTART:20270301'))[0]?.title).toBe('😀'.repeat(100))
  })

  it('that the app has made comes back as it was', () => {
    const trip = aTripOfStops()
    expect(readCalendar(tripCalendar(trip), trip)).toMatchObject([
      { title: 'Castle of São Jorge', date: '2027-03-01', startsAt: '09:30', minutes: 90 },
    ])
  })
})

describe('an event over several days', () => {
  const seen = (text: string) =>
    read(text).map(({ title, kind, date, startsAt, minutes, note }) => ({ title, kind, date, startsAt, minutes, note }))

  it('of a hotel is a check-in and a check-out, as Booking.com writes it', () => {
    const stay = event(
      'UID:booking-4093827161@booking.com',
      'DTSTART;TZID=Europe/Lisbon:20270301T150000',
      'DTEND;TZID=Europe/Lisbon:20270304T110000',
      'SUMMARY:Booking.com: Hotel Mundial\\, Lisbon',
      'LOCATION:Praça Martim Moniz 2\\, 1100-341 Lisbon\\, Portug',
      ' al',
      'DESCRIPTION:Confirmation: 4093827161\\nPIN code: 1234',
    )
    expect(seen(stay)).toEqual([
      {
        title: 'Booking.com: Hotel Mundial, Lisbon: Check-in',
        kind: 'sleep',
        date: '2027-03-01',
        startsAt: '15:00',
        minutes: null,
        note: 'Until Thu, Mar 4, 11:00\nConfirmation: 4093827161\nPIN code: 1234',
      },
      {
        title: 'Booking.com: Hotel Mundial, Lisbon: Check-out',
        kind: 'sleep',
        date: '2027-03-04',
        startsAt: '11:00',
        minutes: null,
        note: '',
      },
    ])
  })

  it('of a stay in whole days ends on the day of check-out, and one night is a stay, too', () => {
    const days = (...lines: string[]) => seen(event('SUMMARY:Airbnb: Loft in Graça', ...lines))
    const of = (date: string, startsAt: string | null) => expect.objectContaining({ date, startsAt, minutes: null })
    expect(days('DTSTART;VALUE=DATE:20270302', 'DTEND;VALUE=DATE:20270305')).toEqual([
      of('2027-03-02', null),
      of('2027-03-05', null),
    ])
    expect(days('DTSTART:20270302T160000', 'DURATION:PT19H')).toEqual([
      of('2027-03-02', '16:00'),
      of('2027-03-03', '11:00'),
    ])
  })

  it('is on its first day, or on that of the trip if it began before', () => {
    expect(
      seen(event('SUMMARY:Film festival', 'DTSTART;VALUE=DATE:20270302', 'DTEND;VALUE=DATE:20270305')),
    ).toMatchObject([{ date: '2027-03-02', note: 'Until Thu, Mar 4' }])
    expect(seen(event('SUMMARY:Web Summit', 'DTSTART:20270227T090000', 'DTEND:20270303T180000'))).toMatchObject([
      { date: '2027-03-01', startsAt: null, note: 'From Sat, Feb 27 until Wed, Mar 3, 18:00' },
    ])
    expect(seen(event('SUMMARY:Sailing week', 'DTSTART;VALUE=DATE:20270301', 'DURATION:P1W'))).toMatchObject([
      { date: '2027-03-01', note: 'Until Sun, Mar 7' },
    ])
  })

  it('is none where it is over the next morning: a flight at night, as Lufthansa writes it', () => {
    const flight = event(
      'UID:LH507-20270301@lufthansa.com',
      'DTSTART:20270301T214500Z',
      'DTEND:20270302T091000Z',
      'SUMMARY:Flight LH 507 São Paulo GRU - Frankfurt FRA',
      'LOCATION:São Paulo Guarulhos\\, Terminal 3',
      'DESCRIPTION:Booking code: 7XKQ2P\\nSeat 34A\\; boarding 20:55',
      'STATUS:CONFIRMED',
    )
    expect(seen(flight)).toMatchObject([{ kind: 'travel', date: '2027-03-01', startsAt: '21:45', minutes: 685 }])
    expect(seen(event('SUMMARY:Pass', 'DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270302'))).toMatchObject([
      { note: '' },
    ])
  })
})

describe('what repeats', () => {
  const days = (text: string, timeZone = 'Europe/Lisbon') =>
    readCalendar(text, tripIn(timeZone)).map(({ title, date, startsAt }) => `${title} ${date} ${startsAt ?? ''}`.trim())
  const repeated = (start: string, ...lines: string[]) => days(event('SUMMARY:Swim', start, ...lines))

  it('is on each of its days in the trip, as Google writes it, but for those that were taken out or moved', () => {
    const yoga = ['DTSTAMP:20270110T101500Z', 'UID:4b1o7f@google.com', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE']
    const text = calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'X-WR-TIMEZONE:Europe/Lisbon',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Europe/Lisbon:20270222T083000',
      'DTEND;TZID=Europe/Lisbon:20270222T091500',
      'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270306T235959Z;BYDAY=MO,WE,FR,SU',
      'EXDATE;TZID=Europe/Lisbon:20270303T083000',
      'EXDATE;TZID=Europe/Lisbon:20270226T083000',
      ...yoga,
      'SUMMARY:Yoga on the roof',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Europe/Lisbon:20270306T100000',
      'DTEND;TZID=Europe/Lisbon:20270306T104500',
      ...yoga,
      'RECURRENCE-ID;TZID=Europe/Lisbon:20270305T083000',
      'SUMMARY:Yoga on the beach',
      'END:VEVENT',
    )
    expect(days(text)).toEqual(['Yoga on the roof 2027-03-01 08:30', 'Yoga on the beach 2027-03-06 10:00'])
    expect(read(text)[0]).toMatchObject({ minutes: 45 })
  })

  it('is read with the zone that Outlook describes', () => {
    const half = (name: string, from: string, to: string, month: number) => [
      `BEGIN:${name}`,
      'DTSTART:16010101T020000',
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=${month}`,
      `END:${name}`,
    ]
    const text = calendar(
      'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      ...half('STANDARD', '+0200', '+0100', 10),
      ...half('DAYLIGHT', '+0100', '+0200', 3),
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'CLASS:PUBLIC',
      'DTSTART;TZID="W. Europe Standard Time":20270225T200000',
      'DTEND;TZID="W. Europe Standard Time":20270225T210000',
      'EXDATE;TZID="W. Europe Standard Time":20270301T200000,20270307T200000',
      'RRULE:FREQ=DAILY;UNTIL=20270305T190000Z;INTERVAL=2',
      'SUMMARY;LANGUAGE=en-gb:Call home',
      'UID:040000008200E00074C5B7101A82E008',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
      'END:VEVENT',
    )
    // The last occurrence is exactly at UNTIL.
    expect(days(text)).toEqual(['Call home 2027-03-03 19:00', 'Call home 2027-03-05 19:00'])
    expect(days(text.replace('T190000Z', 'T185959Z'))).toEqual(['Call home 2027-03-03 19:00'])
  })

  it('is read as Apple writes it: whole days, and one of them cancelled', () => {
    const text = calendar(
      'PRODID:-//Apple Inc.//macOS 15.1//EN',
      'BEGIN:VEVENT',
      'CREATED:20270110T101500Z',
      'UID:7E1B2A4C-0F6D-4C1B',
      'DTSTART;VALUE=DATE:20270302',
      'DTEND;VALUE=DATE:20270303',
      'RRULE:FREQ=DAILY;UNTIL=20270305',
      'EXDATE;VALUE=DATE:20270303',
      'SUMMARY:Museum pass',
      'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:7E1B2A4C-0F6D-4C1B',
      'RECURRENCE-ID;VALUE=DATE:20270304',
      'DTSTART;VALUE=DATE:20270304',
      'STATUS:CANCELLED',
      'SUMMARY:Museum pass',
      'END:VEVENT',
    )
    expect(days(text)).toEqual(['Museum pass 2027-03-02', 'Museum pass 2027-03-05'])
  })

  it('counts from its first day, and weeks from the day with which they begin', () => {
    expect(repeated('DTSTART:20270227T070000', 'RRULE:FREQ=DAILY;COUNT=4')).toEqual([
      'Swim 2027-03-01 07:00',
      'Swim 2027-03-02 07:00',
    ])
    // RFC 5545's example: the same rule gives different days depending on the start of the week.
    const everyOther = (weekStart: string) =>
      repeated('DTSTART:20270216T070000', `RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=${weekStart}`)
    expect(everyOther('MO')).toEqual(['Swim 2027-03-02 07:00', 'Swim 2027-03-07 07:00'])
    expect(everyOther('SU')).toEqual(['Swim 2027-03-02 07:00'])
    expect(repeated('DTSTART:20270105T070000', 'RRULE:FREQ=MONTHLY;BYDAY=1TU')).toEqual(['Swim 2027-03-02 07:00'])
    expect(repeated('DTSTART:20260303', 'RRULE:FREQ=YEARLY')).toEqual(['Swim 2027-03-03'])
    expect(repeated('DTSTART:20270301', 'RDATE;VALUE=DATE:20270301,20270304,20280101')).toEqual([
      'Swim 2027-03-01',
      'Swim 2027-03-04',
    ])
  })

  it('is on the days of the destination', () => {
    const text = event('SUMMARY:Show', 'DTSTART;TZID=America/New_York:20270101T210000', 'RRULE:FREQ=WEEKLY;BYDAY=SU,FR')
    expect(days(text)).toEqual(['Show 2027-03-01 02:00', 'Show 2027-03-06 02:00'])
  })

  it('and is on no day of the trip is one idea; what was taken out of the trip is none', () => {
    expect(repeated('DTSTART:20200701', 'RRULE:FREQ=YEARLY')).toEqual(['Swim 2020-07-01'])
    expect(repeated('DTSTART:20270301', 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20270301')).toEqual([])
    const moved = calendar(
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Swim',
      'DTSTART:20270301T070000',
      'RRULE:FREQ=DAILY;COUNT=2',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Swim',
      'RECURRENCE-ID:20270302T070000',
      'DTSTART:20270401T070000',
      'END:VEVENT',
    )
    expect(days(moved)).toEqual(['Swim 2027-03-01 07:00'])
  })

  it('in a way that is not read is its first day, which says so', () => {
    for (const rule of [
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1',
      'FREQ=HOURLY',
      'FREQ=YEARLY;BYDAY=1MO',
      'FREQ=DAILY;INTERVAL=0',
    ])
      expect(read(event('SUMMARY:Swim', 'DTSTART:20270301', `RRULE:${rule}`))).toMatchObject([
        { date: '2027-03-01', repeats: true },
      ])
  })

  it('comes before what is on no day of the trip, of a whole calendar too', () => {
    const old = Array.from({ length: 300 }, (_, index) => [
      'BEGIN:VEVENT',
      `SUMMARY:Old ${index}`,
      'DTSTART:20200101',
      'RRULE:FREQ=DAILY;COUNT=3',
      'END:VEVENT',
    ])
    const found = days(
      calendar(...old.flat(), 'BEGIN:VEVENT', 'SUMMARY:Swim', 'DTSTART:20270306', 'RRULE:FREQ=DAILY', 'END:VEVENT'),
    )
    expect(found).toHaveLength(200)
    expect(found.slice(0, 2)).toEqual(['Swim 2027-03-06', 'Swim 2027-03-07'])
  })
})

it('what is on no day of the trip becomes an idea that says when', () => {
  const trip = { startDate: '2027-03-01', endDate: '2027-03-02' }
  const [found] = read(event('SUMMARY:Fado', 'DTSTART:20270305T193000', 'LOCATION:Alfama'))
  if (found === undefined) throw new Error('Nothing was found')
  expect(stopFieldsOf(found, trip)).toMatchObject({ day: null, note: '2027-03-05', description: 'Alfama' })
  expect(stopFieldsOf({ ...found, date: '2027-03-02' }, trip)).toMatchObject({
    day: 2,
    note: '',
    description: 'Alfama',
  })
})
