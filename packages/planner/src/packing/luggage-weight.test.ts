import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, test } from 'vitest'
import { generatePackingList } from './generate-packing-list.ts'
import { gramsOf, kilogramsOf } from './luggage-weight.ts'

const of = (name: string, category: string, quantity?: number) =>
  gramsOf({ name, category, ...(quantity !== undefined && { quantity }) })

test.each([
  ['what is known, as often as it is there', of('T-shirts', 'Clothing', 3), 510],
  ['a known thing under a category of one’s own', of('Laptop', 'For the office'), 1500],
  ['something of one’s own in a known category', of('Cowboy boots', 'Shoes'), 700],
  ['something of one’s own', of('Ukulele', 'Music'), 250],
  ['what is called like a property of every object', of('Constructor', 'constructor'), 250],
])('%s is weighed', (_, grams, expected) => expect(grams).toBe(expected))

test('nothing weighs nothing, and sums are kilograms to a tenth', () => {
  expect(kilogramsOf([])).toBe(0)
  const shoes = aPackingItem({ name: 'Dress shoes', category: 'Shoes', quantity: 1 })
  expect(kilogramsOf([shoes, aPackingItem({ name: 'Keys', category: 'On the way', quantity: 1 })])).toBe(0.9)
})

test('a weekend fits into a cabin bag, and three weeks in the snow do not', () => {
  const place = { lat: 59.9, lng: 10.8, countryCode: 'NO' }
  const list = (startDate: string, endDate: string, specialRequirements = '') =>
    kilogramsOf(generatePackingList({ destination: 'Oslo', startDate, endDate, specialRequirements }, place))
  expect(list('2027-07-02', '2027-07-04')).toBeLessThan(10)
  expect(list('2027-01-04', '2027-01-25', 'skiing')).toBeGreaterThan(12)
})
