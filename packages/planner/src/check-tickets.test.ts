import { expect, it } from 'vitest'
import { checkTickets, checkTicketsOfDay } from './check-tickets.ts'
import { planTrip } from './plan-trip.ts'

const rome = planTrip({
  ...{ destination: 'Rome', departureCity: 'London', startDate: '2027-05-03', endDate: '2027-05-08' },
  ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
})
const dayOf = (name: string) =>
  rome.itinerary.dailyItinerary.findIndex(({ activities }) => activities.some(({ place }) => place?.name === name))

it('sees the Forum on the ticket and the day of the Colosseum, or not at all', () => {
  expect(dayOf('Colosseum')).toBeGreaterThanOrEqual(0)
  expect(checkTickets(rome)).toEqual([])
})

it('finds a ticket that would be needed twice', () => {
  const days = structuredClone(rome.itinerary.dailyItinerary)
  const other = days[dayOf('Colosseum') === 1 ? 2 : 1]
  const visit = other?.activities.find(({ place }) => place)
  if (visit?.place) Object.assign(visit.place, { name: 'Roman Forum', kind: 'ruins', lat: 41.8925, lng: 12.4853 })
  const spoiled = { itinerary: { ...rome.itinerary, dailyItinerary: days } }
  expect(checkTickets(spoiled)).toMatchObject([{ rule: 'ticket' }])
})

it('finds on a day by itself what is on the ticket of a place that is not seen then', () => {
  const day = structuredClone(rome.itinerary.dailyItinerary[dayOf('Colosseum')])
  if (!day) throw new RangeError('Rome without the Colosseum')
  expect(checkTicketsOfDay(day)).toEqual([])
  const visit = day.activities.find(({ place }) => place && place.name !== 'Colosseum')
  if (visit?.place) Object.assign(visit.place, { name: 'Roman Forum', kind: 'ruins', lat: 41.8925, lng: 12.4853 })
  expect(checkTicketsOfDay(day)).toEqual([])
  day.activities = day.activities.filter(({ place }) => place?.name !== 'Colosseum')
  expect(checkTicketsOfDay(day)).toMatchObject([{ rule: 'ticket' }])
})
