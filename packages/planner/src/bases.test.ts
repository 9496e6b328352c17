import { kmBetween } from '@waymark/atlas/distance'
import { addDays } from '@waymark/contract/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDay } from './check-day.ts'
import { checkPlan } from './check-plan.ts'
import { planTrip } from './plan-trip.ts'
import { planningContextOf } from './planning-context.ts'

const context = (destination: string, days: number) =>
  planningContextOf({
    destination,
    departureCity: 'Berlin',
    startDate: '2027-05-03',
    endDate: addDays('2027-05-03', days - 1),
    budget: '$5,000+',
    travelStyle: 'Luxury',
  })

/** Each base with the days up to the next, or to the end of the trip. */
const daysAt = (destination: string, days: number) => {
  const { stays } = context(destination, days)
  return stays.map(({ base, fromDay }, index) => `${base.name} ${(stays[index + 1]?.fromDay ?? days + 1) - fromDay}`)
}

test.each([
  [6, 'London, Bath, Oxford', ['London 2', 'Bath 2', 'Oxford 2']],
  [6, 'Madrid, Toledo, Segovia', ['Madrid 2', 'Toledo 2', 'Segovia 2']],
  [6, 'Paris, Reims, Colmar', ['Paris 2', 'Reims 2', 'Colmar 2']],
  [8, 'Madrid and Toledo and Segovia and Seville', ['Madrid 2', 'Toledo 2', 'Segovia 2', 'Seville 2']],
  // An area is travelled in; a town is left for the best that is near.
  [7, 'Algarve', ['Lagos 4', 'Faro 3']],
  [7, 'Lagos, Portugal', ['Lagos 3', 'Lisbon 4']],
  [7, 'Tuscany', ['Florence 5', 'Siena 2']],
  [7, 'Florence', ['Florence 4', 'Rome 3']],
  // Not on to another corner of the country, nor from an island to the mainland.
  [8, 'Lofoten', ['Svolvær 5', 'Reine 3']],
  [9, 'Zanzibar', ['Zanzibar 9']],
])('%i days: %s', (days, destination, expected) => {
  expect(daysAt(destination, days)).toEqual(expected)
})

const TOWNS = ['London', 'Bath', 'Oxford', 'Madrid', 'Toledo', 'Segovia', 'Paris', 'Reims', 'Colmar', 'Rome', 'Florence', 'Gouda'] // prettier-ignore

test('however many destinations and days: every base has a night, and who is not visited is left out', () => {
  const towns = fc.uniqueArray(fc.constantFrom(...TOWNS), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(towns, fc.integer({ min: 1, max: 21 }), (names, days) => {
      const { stays, leftOut, slots } = context(names.join(' and '), days)
      expect(slots).toHaveLength(days)
      const ends = [...stays.slice(1).map(({ fromDay }) => fromDay), days + 1]
      const counts = stays.map(({ fromDay }, index) => (ends[index] ?? 0) - fromDay)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(days)
      for (const count of counts) expect(count).toBeGreaterThanOrEqual(Math.min(2, days))
      expect(stays.length + leftOut.length).toBe(names.length)
    }),
    { numRuns: 60 },
  )
})

test('the sums of a trip over several countries are by the prices of each of its days', () => {
  const mealsIn = (destination: string) => context(destination, 8).spending.fixedCents.meals
  const [vienna, budapest] = [mealsIn('Vienna'), mealsIn('Budapest')]
  expect(vienna).toBeGreaterThan(budapest)
  for (const both of ['Vienna and Budapest', 'Budapest and Vienna']) {
    expect(context(both, 8).stays).toHaveLength(2)
    expect(mealsIn(both), both).toBeLessThan(vienna)
    expect(mealsIn(both), both).toBeGreaterThan(budapest)
  }
})

test('on the day of a move one has breakfast where one wakes up, by the checker of plans and of days', () => {
  const request = {
    ...{ destination: 'Agrigento', departureCity: 'Jaén', startDate: '2027-06-19', endDate: '2027-07-04' },
    ...{ budget: '$5,000+' as const, travelStyle: 'Business' as const, preferences: 'vegetarian and in a wheelchair' },
  }
  const plan = planTrip(request)
  const { dailyItinerary } = plan.itinerary
  expect(checkPlan(request, plan)).toEqual([])
  for (const [index, day] of dailyItinerary.entries())
    expect(checkDay(request, plan.place, dailyItinerary.slice(0, index), day), day.date).toEqual([])

  const moves = dailyItinerary.filter(({ activities }) => activities.some(({ place }) => place?.kind === 'move'))
  const [first, later] = [moves[0], moves[1]]
  if (!first || !later) throw new Error('The trip has too few bases')
  const ahead = dailyItinerary[first.day]
  const swapped = dailyItinerary.map((day) =>
    day === first ? { ...day, meals: { ...day.meals, breakfast: ahead?.meals.breakfast ?? '' } } : day,
  )
  expect(
    checkPlan(request, { ...plan, itinerary: { ...plan.itinerary, dailyItinerary: swapped } }).map(({ rule }) => rule),
  ).toContain('journey-meal')
})

test.each(['Islay', 'Bornholm'])('from %s one goes over the water only as far as a short crossing', (island) => {
  const trip = {
    destination: island,
    departureCity: 'London, United Kingdom',
    startDate: '2027-05-11',
    endDate: '2027-05-17',
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
  } as const
  const { place, itinerary } = planTrip(trip)
  const far = itinerary.dailyItinerary
    .flatMap(({ activities }) => activities)
    .flatMap((activity) => activity.place ?? [])
    .filter(({ kind }) => kind !== 'move')
    .filter(({ lat, lng }) => lat !== undefined && lng !== undefined && kmBetween(place, { lat, lng }) > 60)
    .map(({ name }) => name)
  expect(far).toEqual([])
})

test('no base changes its clocks on another day of the trip than the first one does', () => {
  const trip = {
    ...{ destination: 'Zion National Park, US', departureCity: 'Pico Rivera' },
    ...{ startDate: '2029-03-08', endDate: '2029-03-28', budget: '$5,000+' as const, travelStyle: 'Luxury' as const },
    preferences: 'hiking and views',
  }
  expect(checkPlan(trip, planTrip(trip))).toEqual([])
})

test.each([
  ['Spain', ['Madrid', 'Barcelona', 'Granada', 'Sevilla']],
  ['South Africa', ['Cape Town', 'Johannesburg']],
  ['Turkey', ['Istanbul', 'Göreme']],
])('two weeks in %s see what draws most, not what is nearest: %j', (country, bases) => {
  expect(context(country, 14).stays.map(({ base }) => base.name)).toEqual(expect.arrayContaining(bases))
})

test('three weeks in Vietnam go from one end to the other, in the order of the way', () => {
  const names = context('Vietnam', 22).stays.map(({ base }) => base.name)
  const order = ['Hanoi', 'Huế', 'Da Nang', 'Ho Chi Minh City']
  expect(names.filter((name) => order.includes(name))).toEqual(order)
})

test.each(['Rome', 'Dubai', 'Lisbon'])('%s is where its days are planned from, on its page as in the plan', (name) => {
  const { place, centre } = context(name, 4)
  expect([place.lat, place.lng]).toEqual([centre.lat, centre.lng])
})
