import { expect, test } from 'vitest'
import { ALL_TRIPS, managedTrips, type TripChoice } from './managed-trips.ts'

const trip = (title: string, changes: object = {}) => ({
  ...{ title, destination: 'Bergen, Norway', startDate: '2027-03-01', endDate: '2027-03-05' },
  ...{ isActive: true, featured: false, currentParticipants: 0, maxParticipants: 12 },
  ...changes,
})

const TRIPS = [
  trip('Winter', { startDate: '2026-01-01', endDate: '2026-01-04', destination: 'Oslo, Norway' }),
  trip('Fjords', { isActive: false }),
  trip('Aurora', { startDate: '2027-02-01', currentParticipants: 12 }),
]

test.each<[Partial<TripChoice>, string[]]>([
  [{}, ['Aurora', 'Fjords', 'Winter']],
  [{ order: 'title', words: 'norway' }, ['Aurora', 'Fjords', 'Winter']],
  [{ order: 'seats' }, ['Aurora', 'Fjords', 'Winter']],
  [{ words: ' BERGEN  fjo' }, ['Fjords']],
  [{ words: 'rome' }, []],
  [{ status: 'active' }, ['Aurora']],
  [{ status: 'inactive' }, ['Fjords']],
  [{ status: 'over' }, ['Winter']],
  [{ status: 'full' }, ['Aurora']],
])('%j', (choice, titles) => {
  expect(managedTrips(TRIPS, { ...ALL_TRIPS, ...choice, today: '2026-11-28' }).map(({ title }) => title)).toEqual(
    titles,
  )
})
