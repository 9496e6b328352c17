import { expect, it } from 'vitest'
import { codeIn, readConfirmation } from './read-confirmation.ts'

it('reads a flight', () => {
  const text = 'Subject: Your flight TP 533 to Lisbon\n\nBooking reference: X7K2PQ\nDeparture: 1 March 2027, 07:25\n'
  expect(readConfirmation(text)).toEqual([
    {
      title: 'Your flight TP 533 to Lisbon: Departure',
      kind: 'travel',
      date: '2027-03-01',
      startsAt: '07:25',
      minutes: null,
      note: 'Code: X7K2PQ\nYour flight TP 533 to Lisbon\nBooking reference: X7K2PQ\nDeparture: 1 March 2027, 07:25',
      link: null,
    },
  ])
})

it('reads both ends of a stay', () => {
  const text = 'Hotel Miradouro\nCheck-in: March 1st, 2027 from 3:00 PM\nCheck-out: 2027-03-04 until 11:00\n'
  expect(readConfirmation(text).map(({ title, kind, date, startsAt }) => [title, kind, date, startsAt])).toEqual([
    ['Hotel Miradouro: Check-in', 'sleep', '2027-03-01', '15:00'],
    ['Hotel Miradouro: Check-out', 'sleep', '2027-03-04', '11:00'],
  ])
})

it.each([
  ['Dinner for two on 03.04.2027 at 20:15', '2027-04-03', '20:15'],
  ['Table for two, 12:30 am, Mar 3, 2027', '2027-03-03', null],
  ['Tour on 03/04/2027 at 9:05 a.m.', undefined, '09:05'],
  ['Tour on 31 February 2027', undefined, null],
  ['See you there', undefined, null],
])('reads %s', (text, date, startsAt) => {
  expect(readConfirmation(text)).toMatchObject([{ date, startsAt }])
})

it('keeps the text of what it does not understand', () => {
  expect(readConfirmation('  \n ')).toEqual([])
  expect(readConfirmation('Fado\nAlfama')).toMatchObject([{ title: 'Fado', kind: 'booking', note: 'Fado\nAlfama' }])
})

it.each([
  ['Confirmation code: ABC123', 'ABC123'],
  ['Your booking number is 4711-0815', '4711-0815'],
  ['PNR QWERTY', 'QWERTY'],
  ['Reservation for tomorrow', undefined],
  ['no code here', undefined],
])('finds the code of %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
