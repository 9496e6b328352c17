import { describe, expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'

const seenIn = (destination: string, changes: Partial<PlanInput> = {}): string[] =>
  planTrip({
    ...{ destination, departureCity: 'Frankfurt, Germany', startDate: '2027-05-11', endDate: '2027-05-14' },
    ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture', adults: 2, preferences: '' },
    ...changes,
  }).itinerary.dailyItinerary.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))

const FAMILY: Partial<PlanInput> = { travelStyle: 'Family', childAges: [4, 7] }

describe('a stay of four days', () => {
  it.each([
    ['Rome', ['Colosseum', 'Trevi Fountain', 'Pantheon', 'Vatican Museums', 'St. Peter’s Basilica']],
    ['Paris', ['Eiffel Tower', 'Louvre Museum', 'Arc de Triomphe', 'Musée d’Orsay', 'Sacré-Cœur']],
    ['Hong Kong', ['Victoria Peak (Sky Terrace 428)', 'Avenue of Stars']],
    ['Bangkok', ['Grand Palace and Wat Phra Kaew', 'Wat Pho', 'Wat Arun']],
  ])('in %s sees what everybody comes for', (city, sights) => {
    expect(seenIn(city)).toEqual(expect.arrayContaining(sights))
  })

  it('of a family sees it, too, beside what children like, and no stadium', () => {
    const seen = seenIn('Rome', FAMILY)
    expect(seen).toEqual(expect.arrayContaining(['Colosseum', 'Vatican Museums', 'Bioparco di Roma']))
    expect(seen).not.toContain('Stadio Olimpico')
  })

  it('keeps to one thing a day', () => {
    const { dailyItinerary } = planTrip({
      ...{ destination: 'Paris', departureCity: 'Frankfurt', startDate: '2027-05-11', endDate: '2027-05-15' },
      ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture', preferences: 'only one thing a day' },
    }).itinerary
    const counts = dailyItinerary.map(({ activities }) => activities.filter(({ place }) => place).length)
    expect(Math.max(...counts)).toBe(1)
  })
})

it('grown-ups without children go to no children’s museum', () => {
  for (const travelStyle of ['Culture', 'Relaxation', 'Solo'] as const)
    expect(seenIn('Rome', { travelStyle, endDate: '2027-05-18' })).not.toContain('Explora Children’s Museum')
})

it.each(['Culture', 'Adventure', 'Luxury'] as const)(
  'a ballet out of town waits for its evening: %s',
  (travelStyle) => {
    const { dailyItinerary } = planTrip({
      ...{ destination: 'Yogyakarta', departureCity: 'Singapore', startDate: '2027-07-05', endDate: '2027-07-09' },
      ...{ budget: '$2,500 - $5,000', travelStyle, adults: 2, preferences: '' },
    }).itinerary
    const byDay = dailyItinerary
      .flatMap(({ activities }) => activities)
      .filter(({ time, place }) => place?.name.startsWith('Ramayana Ballet') === true && time < '18:00')
    expect(byDay).toEqual([])
  },
)
