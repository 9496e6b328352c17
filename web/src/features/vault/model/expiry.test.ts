import { expect, test } from 'vitest'
import { expiryWarnings } from './expiry.ts'

const passport = (expires: string) => ({ id: 'p', name: 'Passport', expires, isForOneDay: false })
const urgencyOn = (today: string, expires: string) => expiryWarnings([passport(expires)], today, [])[0]?.urgency

test.each([
  ['2026-11-20', '2027-05-21', undefined],
  ['2026-11-21', '2027-05-21', 'soon'],
  ['2027-04-20', '2027-05-21', 'soon'],
  ['2027-04-21', '2027-05-21', 'urgent'],
  ['2027-05-21', '2027-05-21', 'urgent'],
  ['2027-05-22', '2027-05-21', 'over'],
  // Half a year before the end of August is the end of February.
  ['2027-02-27', '2027-08-31', undefined],
  ['2027-02-28', '2027-08-31', 'soon'],
  ['2028-02-28', '2028-08-30', undefined],
  ['2028-02-29', '2028-08-30', 'soon'],
  ['2026-12-30', '2027-01-31', 'soon'],
  ['2026-12-31', '2027-01-31', 'urgent'],
])('on %s what runs out on %s is %s', (today, expires, urgency) => {
  expect(urgencyOn(today, expires)).toBe(urgency)
})

test('a trip that ends after it is told at any time, the next one first, and past ones are not', () => {
  const trips = [
    { title: 'Kyoto', endDate: '2030-09-01' },
    { title: 'Lima', endDate: '2030-07-02' },
    { title: 'Oslo', endDate: '2026-01-02' },
    { title: 'Rome', endDate: '2030-06-30' },
  ]
  expect(expiryWarnings([passport('2030-06-30')], '2026-11-21', trips)).toEqual([
    { id: 'p', name: 'Passport', urgency: 'urgent', says: 'expires on Jun 30, 2030, before Lima ends' },
  ])
  expect(expiryWarnings([passport('2026-01-01')], '2026-11-21', trips)[0]?.says).toBe(
    'expired on Jan 1, 2026, before Rome ends',
  )
  expect(expiryWarnings([passport('2030-06-30')], '2026-11-21', trips.slice(2))).toEqual([])
})

test('what runs out first comes first', () => {
  const both = [
    { ...passport('2026-12-01'), id: 'b' },
    { ...passport('2026-11-30'), id: 'a' },
  ]
  expect(expiryWarnings(both, '2026-11-21', []).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a boarding pass is no worry for a trip, nor months before', () => {
  const pass = { ...passport('2027-01-31'), isForOneDay: true }
  const trips = [{ title: 'Kyoto', endDate: '2027-02-02' }]
  expect(expiryWarnings([pass], '2026-12-30', trips)).toEqual([])
  expect(expiryWarnings([pass], '2026-12-31', trips)[0]?.says).toBe('expires on Jan 31, 2027')
})
