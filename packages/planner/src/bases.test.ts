import { addDays } from '@waymark/contract/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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
