import { expect, it } from 'vitest'
import { StaySearch } from './stay-calls.ts'

const DAYS = { checkIn: '2027-03-01', checkOut: '2027-03-04' }

const faultOf = (search: object): string | undefined =>
  StaySearch.safeParse(search).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0]

it.each([
  { ...DAYS, page: '2' },
  { guests: '3', page: '2' },
  { minPrice: '20', page: '20', pageSize: '50' },
  { maxPrice: '90', sort: 'name', page: '2' },
])('what has to be looked through has no numbered pages: %o', (search) => {
  expect(faultOf(search)).toBe('page: Filtered searches have no numbered pages: go on with the cursor')
  expect(faultOf({ ...search, page: '1' })).toBeUndefined()
  expect(faultOf({ ...search, cursor: 'after' })).toBeUndefined()
})

it.each([
  { location: 'lisbon', category: 'villa', page: '20', pageSize: '50' },
  { minPrice: '20', sort: 'price', page: '2' },
  { guests: '1', page: '2' },
])('what an index answers has: %o', (search) => expect(faultOf(search)).toBeUndefined())
