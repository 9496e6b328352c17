import { CODE_PREFIX } from '@waymark/contract/bookings/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anActivityBooking,
  aStayBooking,
  book,
  bookingIn,
  bookStay,
  byAdmin,
  cancel,
  documentOf,
  nightsOfStay,
  noticesOf,
  pendingCharter,
  seatsTaken,
  storedActivity,
  storedStay,
} from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { soon } from './support/trips.ts'

let admin: Person
let ann: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
})

/** A pending booking of a new customer, for two. */
async function pendingBooking() {
  ann = await newPerson({ displayName: 'Ann Miller' })
  return pendingCharter(ann)
}

describe('an administrator confirms', () => {
  it('a pending booking, once however often, and its customer is told', async () => {
    const { trip, booking } = await pendingBooking()
    expect(booking.status).toBe('pending')
    const answers = await Promise.all([byAdmin(admin, 'confirm', booking.id), byAdmin(admin, 'confirm', booking.id)])
    for (const answer of [...answers, await byAdmin(admin, 'confirm', booking.id)]) {
      expect(bookingIn(answer)).toMatchObject({ id: booking.id, userId: ann.uid, status: 'confirmed' })
    }
    expect(await seatsTaken(trip)).toBe(2)
    expect(booking.confirmationCode.startsWith(CODE_PREFIX.charter)).toBe(true)
    expect(await noticesOf(ann)).toEqual([
      {
        kind: 'booking-confirmed',
        subjectId: booking.id,
        text: `Your booking of "Northern Lights by Ship" (${booking.confirmationCode}) is confirmed.`,
        createdAt: expect.anything(),
        readAt: null,
        expiresAt: expect.anything(),
      },
    ])
  })

  it('no cancelled one, and nobody is told', async () => {
    const { booking } = await pendingBooking()
    await cancel(ann, booking.id)
    expect(await byAdmin(admin, 'confirm', booking.id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This booking has been cancelled and cannot be confirmed any more.' },
    })
    expect((await documentOf('bookings', booking.id).get()).get('status')).toBe('cancelled')
    expect(await noticesOf(ann)).toEqual([])
  })
})

describe('an administrator cancels', () => {
  it('the booking of a customer, who gets told once, and its seats are free again once', async () => {
    const { trip, booking } = await pendingBooking()
    await byAdmin(admin, 'confirm', booking.id)
    for (let times = 0; times < 2; times += 1) {
      expect(bookingIn(await byAdmin(admin, 'cancel', booking.id))).toMatchObject({
        id: booking.id,
        status: 'cancelled',
      })
    }
    expect(await seatsTaken(trip)).toBe(0)
    expect((await noticesOf(ann)).map(({ kind, text }) => [kind, text])).toEqual([
      ['booking-confirmed', expect.any(String)],
      [
        'booking-cancelled',
        `Your booking of "Northern Lights by Ship" (${booking.confirmationCode}) was cancelled by us.`,
      ],
    ])
  })

  it('that of a stay, whose nights are free again, and that of an activity', async () => {
    const customer = await newPerson()
    const stay = await storedStay()
    const slept = bookingIn(await bookStay(customer, stay, aStayBooking()))
    const done = bookingIn(await book(customer, anActivityBooking(await storedActivity())))
    for (const { id } of [slept, done]) expect(bookingIn(await byAdmin(admin, 'cancel', id)).status).toBe('cancelled')
    expect(await nightsOfStay(stay)).toEqual(new Map())
    expect(await noticesOf(customer)).toHaveLength(2)
  })

  it('none that has begun', async () => {
    const { trip, booking } = await pendingBooking()
    await documentOf('bookings', booking.id).update({ startDate: soon(-2) })
    expect(await byAdmin(admin, 'cancel', booking.id)).toMatchObject({
      status: 409,
      body: { message: 'This booking has already begun and cannot be cancelled any more.' },
    })
    expect(await seatsTaken(trip)).toBe(2)
    expect(await noticesOf(ann)).toEqual([])
  })
})

it.each(['confirm', 'cancel'] as const)('%s finds no booking that is not there', async (verb) => {
  expect(await byAdmin(admin, verb, 'nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

it('a customer who cancels alone is not told of it', async () => {
  const { booking } = await pendingBooking()
  expect(bookingIn(await cancel(ann, booking.id)).status).toBe('cancelled')
  expect(await noticesOf(ann)).toEqual([])
})
