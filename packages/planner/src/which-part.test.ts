import { describe, expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'

const tipsFor = (destination: string) =>
  planTrip({
    destination,
    departureCity: 'Berlin',
    startDate: '2027-05-03',
    endDate: '2027-05-06',
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
  }).itinerary.tips

describe('a plan says which part it takes', () => {
  it.each([
    [
      'Norway',
      'You asked for Norway, and this plan takes Oslo. Name another part for another plan, such as Bergen, Ålesund and Stavanger.',
    ],
    ['USA', 'You asked for the United States, and this plan takes New York City.'],
    ['Tuscany', 'You asked for Tuscany, and this plan takes Florence.'],
    ['Springfield', 'Several places are called Springfield, and this plan takes the one in Missouri, United States.'],
  ])('of %s', (destination, says) => expect(tipsFor(destination)[0]).toContain(says))

  it.each(['Oslo', 'Paris', 'Singapore', 'Bali', 'Machu Picchu', 'Springfield, Illinois', 'Bergen, Norway'])(
    'and nothing of %s, which is one place',
    (destination) => expect(tipsFor(destination).join(' ')).not.toMatch(/You asked for|Several places are called/),
  )
})
