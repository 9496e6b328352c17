import { expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'
import { readWishes } from './wishes.ts'

const request = (destination: string, preferences: string): PlanInput => ({
  ...{ destination, departureCity: 'Berlin', startDate: '2027-06-07', endDate: '2027-06-14', preferences },
  ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
})

it.each([
  ['Cusco', 'sin cuy', 'cuy'],
  ['Lisbon', 'nada de sardinhas', 'sardin'],
  ['Edinburgh', 'no haggis', 'haggis'],
])('names in %s no dish that is refused: %s', (town, wish, dish) => {
  const mealsOf = (preferences: string) =>
    JSON.stringify(
      planTrip(request(town, preferences)).itinerary.dailyItinerary.map(({ meals }) => meals),
    ).toLowerCase()
  expect(mealsOf('')).toContain(dish)
  expect(mealsOf(wish)).not.toContain(dish)
})

it('visits nothing whose text tells of a name that is refused', () => {
  const visited = (preferences: string) => {
    const { itinerary } = planTrip(request('Oslo', preferences))
    return {
      names: itinerary.dailyItinerary.flatMap(visitsOf).map(({ place }) => place.name),
      tips: itinerary.tips.join(),
    }
  }
  expect(visited('').names).toContain('MUNCH')
  const without = visited('ohne Munch')
  expect(without.names).not.toContain('MUNCH')
  expect(without.tips).toContain('Without M')
})

it('still likes parks without the snake park', () => {
  const { heeded, unread } = readWishes('no snake park')
  expect({ heeded, unread }).toEqual({ heeded: [], unread: ['no snake park'] })
  expect(readWishes('no boring parks').heeded).toEqual(['No parks and gardens'])
})

it.each(['back at the hotel by 6pm', 'retour avant la nuit', 'volta antes das 18h', 'home before dark'])(
  'keeps the evenings free: %s',
  (text) => {
    expect(readWishes(text)).toMatchObject({ heeded: ['Free evenings'], unread: [] })
  },
)
