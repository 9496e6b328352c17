import { expect, test } from 'vitest'
import { chosenIn, monthsOf } from './charter-choice.ts'

const trip = (startDate: string, endDate: string, price: string) => ({ startDate, endDate, price })

const long = trip('2027-02-12', '2027-02-20', '900.00')
const dear = trip('2027-03-12', '2027-03-13', '1290.00')
const cheap = trip('2027-02-01', '2027-02-03', '80.00')
const TRIPS = [long, dear, cheap]

test('the months in which trips begin, the next first, each once', () => {
  expect(monthsOf(TRIPS)).toEqual(['2027-02', '2027-03'])
})

test.each([
  ['', TRIPS],
  ['?month=2027-02', [long, cheap]],
  ['?sort=price', [cheap, long, dear]],
  ['?sort=length', [dear, cheap, long]],
  ['?month=2027-02&sort=price', [cheap, long]],
  // From an old link.
  ['?month=2020-02&sort=constructor', TRIPS],
])('an address that ends with "%s"', (search, found) => {
  expect(chosenIn(TRIPS, search)).toEqual(found)
})
