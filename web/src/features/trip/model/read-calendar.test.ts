import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { describe, expect, it } from 'vitest'
import { stopFieldsOf } from './found-stop.ts'
import { readCalendar } from './read-calendar.ts'
import { tripCalendar } from '@waymark/domain/trip-calendar'

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', ...lines, 'END:VEVENT')
const read = (text: string) => readCalendar(text, 'Europe/Lisbon')

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
        note: 'BER; gate\nB\nCode X7K2PQ and a line that is folded',
        link: 'https://example.com/x',
      },
    ])
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
    expect(readCalendar(tripCalendar(trip), trip.place.timeZone)).toMatchObject([
      { title: 'Castle of São Jorge', date: '2027-03-01', startsAt: '09:30', minutes: 90 },
    ])
  })
})

it('what is on no day of the trip becomes an idea that says when', () => {
  const trip = { startDate: '2027-03-01', endDate: '2027-03-02' }
  const [found] = read(event('SUMMARY:Fado', 'DTSTART:20270305T193000', 'LOCATION:Alfama'))
  if (found === undefined) throw new Error('Nothing was found')
  expect(stopFieldsOf(found, trip)).toMatchObject({ day: null, note: '2027-03-05\nAlfama' })
  expect(stopFieldsOf({ ...found, date: '2027-03-02' }, trip)).toMatchObject({ day: 2, note: 'Alfama' })
})
