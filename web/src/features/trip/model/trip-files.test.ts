import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { fileName, tripGpx, tripJson } from './trip-files.ts'

const trip = aTripOfStops({
  destination: 'São Paulo',
  stops: {
    timed: aStop({ id: 'timed', order: 'a', note: 'Bring cash' }),
    open: aStop({ id: 'open', order: 'b', startsAt: null, title: 'Walk & <look>', place: null }),
    idea: aStop({ id: 'idea', order: 'c', day: null, title: 'Some day' }),
    gone: aStop({ id: 'gone', order: 'd', title: 'Removed', removedBy: 'ann' }),
  },
})

test('a file is named after the place and the first day', () => {
  expect(fileName(trip, 'ics')).toBe('sao-paulo-2027-03-01.ics')
  expect(fileName({ ...trip, destination: '東京' }, 'gpx')).toBe('trip-2027-03-01.gpx')
})

test('the places are well-formed XML, also with marks in their names', () => {
  const gpx = tripGpx({
    ...trip,
    stops: { a: aStop({ title: 'Fish & <Chips> "Ltd"' }), b: aStop({ id: 'b', place: null }) },
  })
  expect(gpx.match(/<wpt /g)).toHaveLength(1)
  expect(gpx).toContain('<wpt lat="38.7139" lon="-9.1335">')
  expect(gpx).toContain('<name>Fish &amp; &lt;Chips&gt; &quot;Ltd&quot;</name>')
})

test('no character that a companion has typed makes the file unreadable', () => {
  const description = 'Ring\u0000 \u000btwice\ud800\uffff,\tthen\nwait 🛎'
  const gpx = tripGpx({ ...trip, stops: { a: aStop({ description }) } })
  expect(gpx).toContain('<desc>Ring twice,\tthen\nwait 🛎</desc>')
})

test('the places stand in the order of the days, each with its day, and the ideas come last', () => {
  const stops = [
    aStop({ id: 'x', title: 'Idea', day: null, order: 'a' }),
    aStop({ id: 'y', title: 'Second', day: 2, order: 'a' }),
    aStop({ id: 'z', title: 'First', day: 1, order: 'b' }),
  ]
  const gpx = tripGpx({
    ...trip,
    endDate: '2027-03-02',
    stops: Object.fromEntries(stops.map((stop) => [stop.id, stop])),
  })
  const told = [...gpx.matchAll(/<(?:name|type)>([^<]+)</g)].map(([, text]) => text)
  expect(told.slice(1)).toEqual(['First', 'Day 1', 'Second', 'Day 2', 'Idea', 'Ideas'])
})

test('the JSON holds what is shown and nothing that was removed', () => {
  const json = JSON.parse(tripJson(trip))
  expect(json.stops.map(({ id }: { id: string }) => id)).toEqual(['timed', 'open', 'idea'])
  expect(json.itinerary.dailyItinerary).toHaveLength(1)
})
