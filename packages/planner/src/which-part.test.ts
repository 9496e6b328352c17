import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
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
    ['Kalymnos', 'For Kalymnos this plan stays in Kos and goes out from there'],
    ['Alpe d’Huez', 'For Alpe d’Huez this plan stays in Grenoble'],
    ['Mindo', 'For Mindo this plan stays in Quito'],
    [
      'Tiszaújváros',
      'This plan takes Tiszaújváros in Borsod-Abaúj-Zemplén, Hungary. Name the region or country if you meant another place.',
    ],
    ['Tuscany', 'You asked for Tuscany, and this plan takes Florence.'],
    ['Tripoli', 'Several places are called Tripoli, and this plan takes Tripoli in Lebanon.'],
    ['Springfield', 'Several places are called Springfield, and this plan takes the one in Illinois, United States.'],
  ])('of %s', (destination, says) => expect(tipsFor(destination)[0]).toContain(says))

  it.each([
    'Oslo',
    'Paris',
    'São Paulo',
    'Singapore',
    'Bali',
    'Dolomites',
    'Machu Picchu',
    'Springfield, Illinois',
    'Bergen, Norway',
  ])('and nothing of %s, which is one place', (destination) =>
    expect(tipsFor(destination).join(' ')).not.toMatch(
      /You asked for|Several places are called|has no list of its own/,
    ),
  )
})

describe('several destinations that are asked for', () => {
  const plan = (destination: string, endDate: string) => {
    const request = {
      destination,
      departureCity: 'Berlin',
      startDate: '2027-05-03',
      endDate,
      budget: '$2,500 - $5,000',
      travelStyle: 'Culture',
    } as const
    const made = planTrip(request)
    return { ...made, faults: checkPlan(request, made) }
  }

  it.each([
    ['Siena and Florence', '2027-05-06', '4 days in Siena and Florence'],
    ['Rome, Florence, Venice', '2027-05-11', '9 days in Rome, Florence and Venice'],
    ['Prague, Vienna and Budapest', '2027-05-12', '10 days in Prague, Vienna and Budapest'],
    ['Berlin and Rome', '2027-05-09', '7 days in Berlin and Rome'],
  ])('are slept at one after the other: %s', (destination, endDate, title) => {
    const { faults, ...made } = plan(destination, endDate)
    expect(made.title).toBe(title)
    expect(faults).toEqual([])
  })

  it('and what there is no time for is told', () => {
    const { title, itinerary } = plan('Rome, Florence, Venice', '2027-05-06')
    expect(title).toBe('4 days in Rome and Florence')
    expect(itinerary.tips[0]).toContain('Venice is not in this plan')
  })

  it('and what keeps other clocks, because a trip is told by one', () => {
    const { title, itinerary } = plan('London, Paris', '2027-05-08')
    expect(title).toBe('6 days in London')
    expect(itinerary.tips[0]).toContain('Paris is not in this plan')
  })
})
