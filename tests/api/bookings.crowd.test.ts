import { randomUUID } from 'node:crypto'
import { addDays } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stay-dates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from './support/call.ts'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  book,
  bookingIn,
  bookingsOf,
  bookStay,
  cancel,
  nightsOfStay,
  seatsTaken,
  storedActivity,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { serveOwnApp, type OwnApp } from './support/own-app.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { soon } from './support/trips.ts'

let app: OwnApp
let people: Person[]
beforeAll(async () => {
  app = await serveOwnApp()
  people = []
  for (let count = 0; count < 10; count += 1) people.push(await newPerson())
})
afterAll(() => app.close())

const someone = (index: number): Person => people[index % people.length]!
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** How often each answer came. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const key = status === 200 ? '200' : `${status} ${(body as { message: string }).message}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const bookingsWhere = async (field: string, value: string) =>
  (await adminFirestore.collection('bookings').where(field, '==', value).get()).docs

it('sells the last 10 seats to 10 of 300 who want them at once, and tells the others that there are none', async () => {
  const trip = await storedCharter({ maxParticipants: 12, currentParticipants: 2 })
  const answers = await Promise.all(
    times(300, (index) => book(someone(index), aCharterBooking(trip), { 'idempotency-key': randomUUID() }, app.call)),
  )
  expect(tally(answers)).toEqual({ '200': 10, '409 This trip is fully booked.': 290 })
  expect(await seatsTaken(trip)).toBe(12)
  const bookings = await bookingsWhere('charterTripId', trip)
  expect(bookings).toHaveLength(10)
  expect(new Set(bookings.map((booking) => booking.get('confirmationCode'))).size).toBe(10)
})

it('sells no night twice to 200 who want overlapping nights of one place at once', async () => {
  const stay = await storedStay()
  const wanted = times(200, () => {
    const from = soon(20 + Math.floor(Math.random() * 40))
    return { from, to: addDays(from, 1 + Math.floor(Math.random() * 6)) }
  })
  const answers = await Promise.all(
    wanted.map(({ from, to }, index) =>
      bookStay(
        someone(index),
        stay,
        aStayBooking({ checkInDate: from, checkOutDate: to, totalPrice: 120.5 * nightsOf(from, to).length }),
        {},
        app.call,
      ),
    ),
  )
  const sold = answers.filter(({ status }) => status === 200).map(bookingIn)
  expect(tally(answers)).toEqual({
    '200': sold.length,
    '409 Some of these nights are already booked. Please choose other dates.': 200 - sold.length,
  })
  const nights = sold.flatMap(({ id, startDate, endDate }) =>
    nightsOf(startDate!, endDate!).map((night) => [night, id] as const),
  )
  expect(new Set(nights.map(([night]) => night)).size).toBe(nights.length)
  expect(await nightsOfStay(stay)).toEqual(new Map(nights))
  expect(await bookingsWhere('accommodationId', stay)).toHaveLength(sold.length)
})

it('books once for each Idempotency-Key, however many of 1,000 requests are retries', async () => {
  const person = await newPerson()
  const activity = await storedActivity()
  const keys = times(1000, (index) => `key-${index < 700 ? index : Math.floor(Math.random() * 700)}`)
  const shuffled = keys.toSorted(() => Math.random() - 0.5)
  const answers = new Map<string, string[]>()
  for (let next = 0; next < shuffled.length; next += 100) {
    await Promise.all(
      shuffled.slice(next, next + 100).map(async (key) => {
        const answer = await book(person, anActivityBooking(activity), { 'idempotency-key': key }, app.call)
        const { id, confirmationCode } = bookingIn(answer)
        answers.set(key, [...(answers.get(key) ?? []), `${id} ${confirmationCode}`])
      }),
    )
  }
  const bookings = await bookingsOf(person.uid)
  expect(bookings).toHaveLength(700)
  expect(new Set(bookings.map((booking) => booking.get('confirmationCode'))).size).toBe(700)
  expect([...answers.values()].flat()).toHaveLength(1000)
  for (const [key, given] of answers) expect(new Set(given).size, key).toBe(1)
})

it('keeps count of seats when bookings and cancellations of many meet', async () => {
  const trip = await storedCharter({ maxParticipants: 20 })
  const first = await Promise.all(times(20, (index) => book(someone(index), aCharterBooking(trip), {}, app.call)))
  expect(tally(first)).toEqual({ '200': 20 })
  const ids = first.map((answer) => bookingIn(answer).id)
  const cancelled = ids.slice(0, 12)
  const [second] = await Promise.all([
    Promise.all(times(40, (index) => book(someone(index), aCharterBooking(trip), {}, app.call))),
    // Each twice, at the same time.
    Promise.all([...cancelled, ...cancelled].map((id, index) => cancel(someone(index % 12), id, app.call))),
  ])
  const living = await bookingsWhere('charterTripId', trip)
  const seats = living.filter((booking) => booking.get('status') !== 'cancelled').length
  expect(living).toHaveLength(20 + second.filter(({ status }) => status === 200).length)
  expect(seats).toBeLessThanOrEqual(20)
  expect(await seatsTaken(trip)).toBe(seats)
})
