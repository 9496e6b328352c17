import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { followedCalendar, tripCalendar } from './trip-calendar.ts'

const trip = aTripOfStops({
  title: 'Lisbon, in March',
  stops: {
    timed: aStop({ id: 'timed', order: 'a', note: 'Bring cash', link: 'https://tickets.example/1' }),
    open: aStop({ id: 'open', order: 'b', startsAt: null, title: 'Walk & <look>', place: null }),
    bed: aStop({ id: 'bed', order: 'c', kind: 'sleep', title: 'Casa', description: 'Door code 4711' }),
    noted: aStop({ id: 'noted', order: 'd', kind: 'note', title: 'Key under the mat' }),
    idea: aStop({ id: 'idea', order: 'e', day: null, title: 'Some day' }),
    gone: aStop({ id: 'gone', order: 'f', title: 'Removed', removedBy: 'ann' }),
  },
})

const linesOf = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n')
const titlesIn = (calendar: string): string[] =>
  linesOf(calendar).flatMap((line) => (line.startsWith('SUMMARY:') ? [line.slice(8)] : []))

test('the calendar has the stops of the days, those with a time at it', () => {
  const lines = linesOf(tripCalendar(trip))
  expect(titlesIn(tripCalendar(trip))).toEqual(['Castle of São Jorge', 'Walk & <look>', 'Casa', 'Key under the mat'])
  expect(lines.filter((line) => line.startsWith('DTSTART')).slice(0, 2)).toEqual([
    'DTSTART:20270301T093000Z',
    'DTSTART;VALUE=DATE:20270301',
  ])
  expect(lines).toContain('DTEND:20270301T110000Z')
  expect(tripCalendar(trip)).toContain('Bring cash')
  expect(lines.filter((line) => /^(LOCATION|GEO)/.test(line))).toEqual(
    ['timed', 'bed', 'noted'].flatMap((id) => {
      const { name, lat, lng } = trip.stops![id]!.place!
      return [`LOCATION:${name.replaceAll(',', String.raw`\,`)}`, `GEO:${lat};${lng}`]
    }),
  )
  expect(tripCalendar(trip)).not.toContain('REFRESH-INTERVAL')
})

test('one that is followed has a title and an interval, and nothing that is private', () => {
  const calendar = followedCalendar(trip)
  expect(titlesIn(calendar)).toEqual(['Castle of São Jorge', 'Walk & <look>', 'Casa'])
  expect(linesOf(calendar)).toEqual(
    expect.arrayContaining(['NAME:Lisbon\\, in March', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
  )
  expect(linesOf(calendar)).toContain('DESCRIPTION:Walls above the Alfama\\, and the view from them.')
  for (const hidden of ['GEO:', 'cash', 'tickets.example', '4711', 'Key', 'ann']) expect(calendar).not.toContain(hidden)
})
