import { addDays } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stays/stay-dates'
import { expect, it } from 'vitest'
import {
  aCharterBooking,
  aStayBooking,
  book,
  bookStay,
  nightsOfStay,
  seatsTaken,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { startAppProcess } from './support/own-app.ts'
import { newPerson } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { soon } from './support/trips.ts'

const bookingsWhere = async (field: string, id: string) =>
  (await adminFirestore.collection('bookings').where(field, '==', id).get()).docs

/** How many of the calls are answered before the process dies. */
it.each([0, 1, 5, 12])('a server that dies after %i answers leaves nothing half booked', async (answersBeforeDeath) => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()))
  const [trip, stay] = [await storedCharter({ maxParticipants: 100 }), await storedStay()]
  const app = await startAppProcess()
  let answers = 0
  const answered = () => {
    answers += 1
    if (answers > answersBeforeDeath) app.kill()
  }
  const calls = Array.from({ length: 30 }, (_, index) => {
    const person = people[index % people.length]!
    const from = soon(10 + 3 * index)
    const dates = { checkInDate: from, checkOutDate: addDays(from, 3), totalPrice: '361.50' }
    return [
      book(person, aCharterBooking(trip, { participants: 2, totalPrice: '2560.00' }), {}, app.call),
      bookStay(person, stay, aStayBooking(dates), {}, app.call),
    ]
  }).flat()
  if (answersBeforeDeath === 0) setTimeout(app.kill, 150)
  const settled = await Promise.allSettled(calls.map((call) => call.then(answered)))
  expect(settled.some(({ status }) => status === 'rejected')).toBe(true)

  const seats = (await bookingsWhere('charterTripId', trip)).reduce((sum, one) => sum + one.get('participants'), 0)
  expect(await seatsTaken(trip)).toBe(seats)
  const nights = (await bookingsWhere('accommodationId', stay)).flatMap((one) =>
    nightsOf(one.get('startDate'), one.get('endDate')).map((night) => [night, one.id] as const),
  )
  expect(await nightsOfStay(stay)).toEqual(new Map(nights))
})
