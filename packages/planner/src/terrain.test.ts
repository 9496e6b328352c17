import { describe, expect, it } from 'vitest'
import { addDays } from '@waymark/contract/calendar'
import { planTrip } from './plan-trip.ts'
import { legBetween } from './travel.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

describe('the way between two places in the mountains', () => {
  it.each([
    // [from, to, hours at least, hours at most]
    ['Zermatt to Grindelwald', at(46.02, 7.75), at(46.62, 8.04), 2.4, 3.5],
    ['Ohrid to Tirana', at(41.11, 20.8), at(41.33, 19.82), 2.5, 3.5],
    ['Manali to Dharamshala', at(32.24, 77.19), at(32.22, 76.32), 4, 7],
    ['Kathmandu to Sauraha', at(27.71, 85.32), at(27.58, 84.5), 4, 6],
    ['Taichung to Hualien', at(24.15, 120.67), at(23.98, 121.6), 3.5, 6],
    ['Queenstown to Milford Sound', at(-45.03, 168.66), at(-44.67, 167.93), 3.2, 5],
    ['Lourdes to Ordesa', at(43.09, -0.05), at(42.65, -0.06), 2.5, 4],
    ['Aosta to Turin', at(45.74, 7.32), at(45.07, 7.69), 1.2, 2.2],
    ['Te Anau to Milford Sound', at(-45.41, 167.72), at(-44.67, 167.93), 1.5, 2.5],
    ['Aosta to Chamonix', at(45.74, 7.32), at(45.92, 6.87), 0.9, 1.6],
    ['Kalambaka to Ioannina', at(39.7, 21.63), at(39.66, 20.85), 1.2, 2],
  ])('%s takes as long as it does', (_, from, to, least, most) => {
    for (const { minutes } of [legBetween(from, to), legBetween(to, from)]) {
      expect(minutes / 60).toBeGreaterThanOrEqual(least)
      expect(minutes / 60).toBeLessThanOrEqual(most)
    }
  })
})

it.each([
  ['Zermatt', ['Bachalpsee', 'Kleine Scheidegg']],
  ['Ohrid', ['Bunk’Art 1', 'Onufri Museum']],
  ['Manali', ['Norbulingka Institute', 'Bhagsunag Temple']],
  ['Delphi', ['Mycenae']],
])('nobody goes from %s for a day to what is hours away', (destination, far) => {
  for (const travelStyle of ['Culture', 'Adventure'] as const) {
    const seen = planTrip({
      ...{ destination, departureCity: 'Frankfurt', startDate: '2027-07-05', endDate: addDays('2027-07-05', 5) },
      ...{ budget: '$2,500 - $5,000', travelStyle },
    }).itinerary.dailyItinerary.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))
    for (const name of far) expect(seen).not.toContain(name)
  }
})
