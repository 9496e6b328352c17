import { expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'

const request = (destination: string, preferences: string): PlanInput => ({
  ...{ destination, departureCity: 'London', startDate: '2027-06-11', endDate: '2027-06-17', preferences },
  ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
})
const daysOf = (asked: PlanInput) => planTrip(asked).itinerary.dailyItinerary
const namesIn = (asked: PlanInput) => daysOf(asked).flatMap((day) => visitsOf(day).map(({ place }) => place.name))

it.each([
  ['Rome', 'skip the Colosseum and Vatican', /Colosseum|Vatican/],
  ['Barcelona', 'sin ver la Sagrada Familia', /Sagrada Família/],
  ['Prague', 'my wife uses crutches', /Castle/],
  ['Hanoi', 'not interested in war history at all', /Prison/],
] as const)('%s: %s', (town, text, left) => {
  expect(namesIn(request(town, '')).filter((name) => left.test(name))).not.toEqual([])
  expect(namesIn(request(town, text)).filter((name) => left.test(name))).toEqual([])
})

it('nobody who gets seasick is sent to an island', () => {
  const isOver = (text: string) => daysOf(request('Split', text)).some(({ theme }) => /Supetar|Hvar|Vis/.test(theme))
  expect(isOver('')).toBe(true)
  expect(isOver('we get seasick')).toBe(false)
})

it('who begins late does so on an excursion, too', () => {
  const first = (text: string) =>
    daysOf(request('Copenhagen', text))
      .slice(1)
      .map(({ activities }) => activities[0]?.time ?? '')
  expect(first('').filter((time) => time < '10:00')).not.toEqual([])
  expect(first('nothing before ten').filter((time) => time < '10:00')).toEqual([])
})

it('no museum is an idea for Christmas Eve or Christmas', () => {
  const days = daysOf({ ...request('Vienna', 'we are both 75'), startDate: '2026-12-22', endDate: '2026-12-27' })
  const shut = days.filter(({ date }) => date === '2026-12-24' || date === '2026-12-25').flatMap(visitsOf)
  expect(shut.filter(({ place, begins }) => place.kind === 'museum' && begins >= 14 * 60)).toEqual([])
})

it('children too small for a place are not sent there', () => {
  const asked = {
    ...request('Edinburgh', ''),
    startDate: '2027-08-10',
    endDate: '2027-08-14',
    travelStyle: 'Family',
  } as const
  expect(namesIn(asked)).toContain('The Real Mary King’s Close')
  expect(namesIn({ ...asked, childAges: [4, 9] })).not.toContain('The Real Mary King’s Close')
})
