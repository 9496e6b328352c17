import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aStop, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { nightsOf } from './nights.ts'

const hotel = (accommodation: string) => aTripDay({ accommodation })
const trip = aTripOfStops({
  startDate: '2027-06-03',
  endDate: '2027-06-07',
  stops: {},
  days: { 1: hotel('Baixa'), 2: hotel('Baixa'), 3: hotel('Porto'), 4: hotel('Porto'), 5: hotel('') },
})
const stay = aBooking({
  id: 'casa',
  title: 'Casa',
  type: 'accommodation',
  status: 'confirmed',
  startDate: '2027-06-04',
  endDate: '2027-06-06',
})

const said = (...args: Parameters<typeof nightsOf>) =>
  [...nightsOf(...args)].map(([day, night]) => [day, night.stay?.title ?? night.suggestion, night.nights])

test('where one sleeps is named when it changes, with the number of nights', () => {
  expect(said(trip, [])).toEqual([
    [1, 'Baixa', 2],
    [3, 'Porto', 2],
  ])
})

test('what is booked takes the place of what is suggested', () => {
  expect(said(trip, [stay])).toEqual([
    [1, 'Baixa', 1],
    [2, 'Casa', 2],
    [4, 'Porto', 1],
  ])
})

test('a stop for the booking says it already', () => {
  const stops = { in: aStop({ id: 'in', day: 2, kind: 'sleep', bookingId: 'casa' }) }
  expect(said({ ...trip, stops }, [stay])).toEqual([
    [1, 'Baixa', 1],
    [4, 'Porto', 1],
  ])
})
