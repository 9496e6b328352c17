import { expect, it } from 'vitest'
import type { TripPlan } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'

const plan = (destination: string, endDate = '2027-05-13'): TripPlan =>
  planTrip({
    destination,
    departureCity: 'Amsterdam, Netherlands',
    startDate: '2027-05-11',
    endDate,
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
  })

const namesByDay = ({ itinerary }: TripPlan): string[][] =>
  itinerary.dailyItinerary.map(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))

it.each([
  ['Machu Picchu', 'Machu Picchu'],
  ['Agra', 'Taj Mahal'],
  ['Iguazu Falls', 'Iguazu Falls'],
  ['Victoria Falls', 'Victoria Falls'],
  ['Neuschwanstein', 'Neuschwanstein Castle'],
])('in %s, %s comes before the small places of its morning', (destination, sight) => {
  const day = namesByDay(plan(destination)).find((names) => names.includes(sight))
  expect(day?.[0]).toBe(sight)
})

it('a sight has the fame of the landmark that is another record', () => {
  for (const destination of ['Cairo', 'Giza'])
    expect(namesByDay(plan(destination)).flat()).toContain('Pyramids of Giza')
})

it('an excursion does not take the only whole day from the sight that the trip is for', () => {
  expect(namesByDay(plan('Neuschwanstein'))[1]).toContain('Neuschwanstein Castle')
})

it('one comes to the Treasury of Petra through the Siq', () => {
  const days = namesByDay(plan('Petra', '2027-05-14'))
  const withTreasury = days.findIndex((names) => names.includes('Treasury of Petra'))
  expect(days.findIndex((names) => names.includes('Siq'))).toBe(withTreasury)
})

it('in Petra nothing that lies behind the Treasury comes before it', () => {
  const names = namesByDay(plan('Petra', '2027-05-14')).flat()
  const treasury = names.indexOf('Treasury of Petra')
  expect(treasury).toBeGreaterThanOrEqual(0)
  for (const behind of ['Roman Theatre of Petra', 'Street of Facades', 'Royal Tombs', 'Monastery of Petra'])
    expect(names.slice(0, treasury)).not.toContain(behind)
})

it.each([
  ['Chichén Itzá', 'Chichén Itzá'],
  ['Great Wall at Badaling', 'Great Wall at Badaling'],
])('the sight of a stay of three days at %s is seen by the second', (destination, sight) => {
  expect(
    namesByDay(plan(destination))
      .slice(0, 2)
      .flatMap((names) => names),
  ).toContain(sight)
})

it('a stay at the falls of Iguazu does not begin with a wax museum', () => {
  expect(namesByDay(plan('Iguazu')).flat().join()).not.toContain('Wax')
})
