import { anActivity } from '@waymark/contract/fixtures/activities'
import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { townsOfTrips, tripOn, tripsFirst, tripsFor } from './for-trip.ts'

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

it('an activity is for the trips to its town that it takes place on, the next one first', () => {
  expect(tripsFor(anActivity(), [porto, later, lisbon], TODAY)).toEqual([
    { trip: lisbon, dates: [] },
    { trip: later, dates: [] },
  ])
  expect(tripsFor(anActivity(), [porto], TODAY)).toEqual([])
  expect(tripsFor(anActivity(), [lisbon], '2027-03-05')).toEqual([])
  // One of its dates is full, one over, one after the trip.
  const dated = on('2027-03-02', '2027-03-03', '2027-03-05')
  const [found] = tripsFor(dated, [lisbon], TODAY)
  expect(found?.dates.map(({ startsAt }) => startsAt)).toEqual(['2027-03-03T10:00'])
  expect(tripsFor(dated, [lisbon], '2027-03-04')).toEqual([])
  expect(tripsFor(on('2027-05-02'), [lisbon, later], TODAY).map(({ trip }) => trip)).toEqual([later])
})

it('the trip to book for has the day, else was chosen, else is the next one', () => {
  const same = { ...later, id: 'same' }
  const trips = [lisbon, later, same]
  expect(tripOn(trips, { day: '', tripId: undefined })).toBe(lisbon)
  expect(tripOn(trips, { day: '', tripId: 'later' })).toBe(later)
  expect(tripOn(trips, { day: '2027-05-01', tripId: undefined })).toBe(later)
  expect(tripOn(trips, { day: '2027-03-02', tripId: 'later' })).toBe(lisbon)
  expect(tripOn(trips, { day: '2027-05-01', tripId: 'same' })).toBe(same)
  expect(tripOn(trips, { day: '2027-09-01', tripId: 'later' })).toBe(later)
  expect(tripOn([], { day: '2027-09-01', tripId: 'later' })).toBeUndefined()
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
