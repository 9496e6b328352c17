import { anActivity } from '@waymark/contract/fixtures/activities'
import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { townsOfTrips, tripFor, tripsFirst } from './for-trip.ts'

const place = {
  name: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  lat: 38.7,
  lng: -9.1,
  timeZone: 'Europe/Lisbon',
}
const lisbon = aTripOfStops({ destination: 'Lisbon, Portugal', place, startDate: '2027-03-01', endDate: '2027-03-04' })
const later = { ...lisbon, id: 'later', startDate: '2027-05-01', endDate: '2027-05-02' }
const porto = { ...lisbon, destination: 'Porto', place: { ...place, name: 'Porto' } }
const TODAY = '2027-01-01'
const on = (...days: string[]) =>
  anActivity({
    dates: days.map((day) => ({ startsAt: `${day}T10:00`, places: 2 })),
    placesTaken: { '2027-03-02T10:00': 2 },
  })

it('an activity is for the first trip to its town that it takes place on', () => {
  expect(tripFor(anActivity(), [porto, later, lisbon], TODAY)).toEqual({ trip: lisbon, dates: [] })
  expect(tripFor(anActivity(), [porto], TODAY)).toBeUndefined()
  expect(tripFor(anActivity(), [lisbon], '2027-03-05')).toBeUndefined()
  // One of its dates is full, one over, one after the trip.
  const dated = on('2027-03-02', '2027-03-03', '2027-03-05')
  expect(tripFor(dated, [lisbon], TODAY)?.dates.map(({ startsAt }) => startsAt)).toEqual(['2027-03-03T10:00'])
  expect(tripFor(dated, [lisbon], '2027-03-04')).toBeUndefined()
  expect(tripFor(on('2027-05-02'), [lisbon, later], TODAY)?.trip).toBe(later)
})

it('the towns of trips are those with activities then, each once', () => {
  const towns = townsOfTrips([anActivity(), on('2027-03-03'), on('2027-05-02')], [later, porto, lisbon], TODAY)
  expect(towns).toEqual([{ city: 'Lisbon', trip: lisbon, count: 2 }])
})

it('activities for the next trip come first, then those for later ones, and the others as they were', () => {
  const named = (id: string, location: string) => anActivity({ id, location })
  const all = [named('dubai', 'Dubai'), named('porto', 'Porto'), named('lisbon', 'Lisbon'), named('rome', 'Rome')]
  const ids = (trips: Parameters<typeof tripsFirst>[1]) => tripsFirst(all, trips, TODAY).map(({ id }) => id)
  const soon = { ...lisbon, startDate: '2027-02-01', endDate: '2027-02-03' }
  expect(ids([porto, soon])).toEqual(['lisbon', 'porto', 'dubai', 'rome'])
  expect(ids([])).toEqual(['dubai', 'porto', 'lisbon', 'rome'])
})
