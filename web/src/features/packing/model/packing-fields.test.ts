import { aStop, aTrip } from '@waymark/contract/fixtures/trips'
import { generatePackingList } from '@waymark/planner/packing/generate-packing-list'
import { expect, test } from 'vitest'
import { fieldsOfTrip } from './packing-fields.ts'

const PLACE = { name: 'Somewhere', status: 'verified', lat: 38.7, lng: -9.1 } as const

const requirements = (preferences: string, childAges: number[]): string =>
  fieldsOfTrip(aTrip({ preferences, childAges })).specialRequirements

test.each([
  ['We love hiking.', [4, 7], 'We love hiking.\nChildren aged 4 and 7'],
  ['', [4], 'A child aged 4'],
  ['9 year old loves football, 4-year-old needs a buggy', [4, 9], ''],
  ['children aged 4 and 9', [4, 9], ''],
  ['Ages 4, 9', [4, 9], ''],
  ['unsere 9-jährige', [9], ''],
  ['un enfant de 4 ans', [4], ''],
  ['niño de 4 años', [4], ''],
  ['4歳の子供', [4], ''],
  // The other child is named, too, and other numbers are no ages.
  ['our 9 year old', [4, 9], 'A child aged 4'],
  ['rest on day 4, 9 am', [4, 9], 'Children aged 4 and 9'],
  ['a 14 year old', [4], 'A child aged 4'],
  ['two children', [4, 9], 'Children aged 4 and 9'],
])('%j with children of %j are named once', (preferences, ages, appended) => {
  const expected = appended.startsWith(preferences)
    ? appended
    : [preferences, appended].filter((part) => part).join('\n')
  expect(requirements(preferences, ages)).toBe(expected)
})

test.each([
  ['Vegan', 'Vegan\n2 adults\nA child aged 4'],
  ['We are two adults', 'We are two adults\nA child aged 4'],
])('two adults of a trip are named once beside %j', (preferences, expected) => {
  expect(fieldsOfTrip(aTrip({ preferences, adults: 2, childAges: [4] })).specialRequirements).toBe(expected)
})

test('children of 4 and 9 with a buggy need a pushchair and clothes for two, and nothing for a baby', () => {
  const specialRequirements = requirements('Our 9 year old and our 4 year old, we bring a buggy', [4, 9])
  const items = generatePackingList({
    destination: 'Lisbon',
    startDate: '2027-01-15',
    endDate: '2027-01-18',
    specialRequirements,
  })
  const quantities = new Map(items.map(({ name, quantity }) => [name, quantity]))
  expect(quantities.has('Pushchair')).toBe(true)
  expect(quantities.get("Children's clothes (sets)")).toBe(8)
  expect([...quantities.keys()].filter((name) => /napp|baby|changing/i.test(name))).toEqual([])
})

test.each([
  ['a beach', { place: { ...PLACE, kind: 'beach' } }, ['beach']],
  ['two hours in nature', { minutes: 120, place: { ...PLACE, kind: 'nature' } }, ['hiking']],
  ['an hour in nature', { minutes: 60, place: { ...PLACE, kind: 'nature' } }, []],
  ['a hike without a place', { title: 'Hike to the waterfall', place: null }, ['hiking']],
  ['a museum', { place: { ...PLACE, kind: 'museum' } }, []],
  ['a beach that is only an idea', { day: null, place: { ...PLACE, kind: 'beach' } }, []],
] as const)('%s in the days is packed for', (_, stop, activities) => {
  const trip = aTrip({ stops: { a: aStop(stop) } })
  expect(fieldsOfTrip(trip).activities).toEqual(activities)
})
