import { aPackingList } from '@waymark/contract/fixtures/packing'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { listOfTrip } from './list-of-trip.ts'

const TRIP = aTrip({ id: 'trip', destination: 'Lisbon, Portugal', startDate: '2027-03-03', endDate: '2027-03-09' })
const like = { tripId: null, destination: 'lisbon ', startDate: '2027-03-01', endDate: '2027-03-03' }
const list = (id: string, changes: Parameters<typeof aPackingList>[0]) => aPackingList({ id, ...like, ...changes })

test.each([
  ['one for the same place on a day of it', [list('fits', {})], 'fits'],
  ['the one that was made for it, whatever it says by now', [list('fits', {}), list('its', { tripId: 'trip', destination: 'Porto' })], 'its'],
  ['the newest', [list('old', { createdAt: '2026-01-01T10:00:00.000Z' }), list('new', { createdAt: '2026-02-01T10:00:00.000Z' })], 'new'],
  ['none of another trip', [list('other', { tripId: 'another' })], undefined],
  ['none for another place', [list('other', { destination: 'Porto' })], undefined],
  ['none that ends before it', [list('before', { endDate: '2027-03-02' })], undefined],
  ['none that begins after it', [list('after', { startDate: '2027-03-10', endDate: '2027-03-12' })], undefined],
])('the list of a trip is %s', (_, lists, id) => {
  expect(listOfTrip(lists, TRIP)?.id).toBe(id)
}) // prettier-ignore
