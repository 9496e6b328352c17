import { addDays } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stays/stay-dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from './support/call.ts'
import { aCharterForm, anAccommodationForm } from './support/catalog.ts'
import {
  aCharterBooking,
  aStayBooking,
  aStayChange,
  book,
  bookingIn,
  bookStay,
  cancel,
  change,
  documentOf,
  nightsOfStay,
  seatsTaken,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { serveOwnApp, type OwnApp } from './support/own-app.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { soon } from './support/trips.ts'

let app: OwnApp
let people: readonly [Person, Person]
let admin: Person
beforeAll(async () => {
  app = await serveOwnApp()
  admin = await newPerson({ admin: true })
})
afterAll(() => app.close())

const RUNS = 12
const FIRST = soon(30)

const who = fc.constantFrom<0 | 1>(0, 1)
const turn = {
  cancel: fc.record({ kind: fc.constant('cancel' as const), who, index: fc.nat(20) }),
  remove: fc.record({ kind: fc.constant('remove' as const) }),
}

const livingBookings = async (field: string, id: string) =>
  (await adminFirestore.collection('bookings').where(field, '==', id).get()).docs.filter(
    (booking) => booking.get('status') !== 'cancelled',
  )

/** What each account's document says that it has ahead is what its bookings say. */
async function expectTheSameAhead(): Promise<void> {
  for (const { uid } of people) {
    const counted = (await adminFirestore.doc(`limits/${uid}_booked`).get()).get('ahead') as unknown
    const booked = (await livingBookings('userId', uid)).map((booking) => {
      const nights = Number(booking.get('details.nights') ?? 0)
      return [booking.id, { endDate: String(booking.get('endDate')), nights }]
    })
    expect(counted).toEqual(Object.fromEntries(booked))
  }
}

const remove = (path: string): Promise<Answer> => app.call('DELETE', path, { headers: admin.byBearer })
const update = (path: string, json: unknown): Promise<Answer> =>
  app.call('PUT', path, { headers: admin.byBearer, json })

/** Cancels one of what has been booked so far; only who has booked it may. */
async function cancelOne(booked: readonly { id: string; by: 0 | 1 }[], index: number, by: 0 | 1): Promise<void> {
  const one = booked[index % Math.max(1, booked.length)]
  if (one === undefined) return
  expect((await cancel(people[by], one.id, app.call)).status).toBe(one.by === by ? 200 : 404)
}

it('nights are what the bookings say, whatever sequence of booking, changing, cancelling, editing and removing runs', async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('book' as const),
        who,
        from: fc.nat(12),
        nights: fc.integer({ min: 1, max: 5 }),
      }),
    },
    { weight: 3, arbitrary: turn.cancel },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('change' as const),
        index: fc.nat(20),
        from: fc.nat(12),
        nights: fc.integer({ min: 1, max: 5 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        price: fc.integer({ min: 1, max: 300 }),
        isActive: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: turn.remove },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      people = [await newPerson(), await newPerson()]
      const id = await storedStay()
      let place = { price: 120.5, isActive: true, isThere: true }
      const booked: { id: string; by: 0 | 1 }[] = []
      for (const one of steps) {
        const before = await nightsOfStay(id)
        if (one.kind === 'book') {
          const [checkInDate, checkOutDate] = [addDays(FIRST, one.from), addDays(FIRST, one.from + one.nights)]
          const json = aStayBooking({ checkInDate, checkOutDate, totalPrice: (place.price * one.nights).toFixed(2) })
          const answer = await bookStay(people[one.who], id, json, {}, app.call)
          const isFree = nightsOf(checkInDate, checkOutDate).every((night) => !before.has(night))
          expect(answer.status).toBe(!place.isThere ? 404 : place.isActive && isFree ? 200 : 409)
          if (answer.status === 200) booked.push({ id: bookingIn(answer).id, by: one.who })
        } else if (one.kind === 'change') {
          const changed = booked[one.index % Math.max(1, booked.length)]
          if (changed === undefined) continue
          const isCancelled = (await documentOf('bookings', changed.id).get()).get('status') === 'cancelled'
          const [checkInDate, checkOutDate] = [addDays(FIRST, one.from), addDays(FIRST, one.from + one.nights)]
          const json = aStayChange({ checkInDate, checkOutDate, totalPrice: (place.price * one.nights).toFixed(2) })
          const answer = await change(people[changed.by], changed.id, json, app.call)
          const isFree = nightsOf(checkInDate, checkOutDate).every((night) =>
            [undefined, changed.id].includes(before.get(night)),
          )
          expect(answer.status).toBe(isCancelled ? 409 : !place.isThere ? 404 : place.isActive && isFree ? 200 : 409)
        } else if (one.kind === 'cancel') {
          await cancelOne(booked, one.index, one.who)
        } else if (one.kind === 'edit') {
          const form = anAccommodationForm({ pricePerNight: one.price, isActive: one.isActive })
          expect((await update(`/api/admin/accommodations/${id}`, form)).status).toBe(place.isThere ? 200 : 404)
          place = { ...place, price: one.price, isActive: one.isActive }
        } else {
          const answer = await remove(`/api/admin/accommodations/${id}`)
          expect(answer.status).toBe(!place.isThere ? 404 : before.size > 0 ? 409 : 200)
          if (answer.status === 200) place = { ...place, isThere: false }
        }
        const nights = (await livingBookings('accommodationId', id)).flatMap((booking) =>
          nightsOf(booking.get('startDate'), booking.get('endDate')).map((night) => [night, booking.id] as const),
        )
        expect(await nightsOfStay(id)).toEqual(new Map(nights))
        expect(new Set(nights.map(([night]) => night)).size).toBe(nights.length)
        await expectTheSameAhead()
      }
    }),
    { numRuns: RUNS },
  )
})

it('seats are what the bookings say, whatever sequence of booking, cancelling, editing and removing runs', async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('book' as const), who, seats: fc.integer({ min: 1, max: 4 }) }),
    },
    { weight: 3, arbitrary: turn.cancel },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        max: fc.integer({ min: 1, max: 12 }),
        price: fc.integer({ min: 0, max: 3_000 }),
        isActive: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: turn.remove },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      people = [await newPerson(), await newPerson()]
      const id = await storedCharter({ maxParticipants: 8 })
      let trip = { price: 1280, max: 8, isActive: true, isThere: true }
      const booked: { id: string; by: 0 | 1 }[] = []
      for (const one of steps) {
        const taken = Number((await seatsTaken(id)) ?? 0)
        if (one.kind === 'book') {
          const json = aCharterBooking(id, { participants: one.seats, totalPrice: trip.price * one.seats })
          const answer = await book(people[one.who], json, {}, app.call)
          const fits = taken + one.seats <= trip.max
          expect(answer.status).toBe(!trip.isThere ? 404 : trip.isActive && fits ? 200 : 409)
          if (answer.status === 200) booked.push({ id: bookingIn(answer).id, by: one.who })
        } else if (one.kind === 'cancel') {
          await cancelOne(booked, one.index, one.who)
        } else if (one.kind === 'edit') {
          const form = aCharterForm({ price: one.price, maxParticipants: one.max, isActive: one.isActive })
          const answer = await update(`/api/charter-trips/${id}`, form)
          expect(answer.status).toBe(!trip.isThere ? 404 : one.max < taken ? 409 : 200)
          if (answer.status === 200) trip = { ...trip, price: one.price, max: one.max, isActive: one.isActive }
        } else {
          const answer = await remove(`/api/charter-trips/${id}`)
          expect(answer.status).toBe(!trip.isThere ? 404 : taken > 0 ? 409 : 200)
          if (answer.status === 200) trip = { ...trip, isThere: false }
        }
        const living = await livingBookings('charterTripId', id)
        const seats = living.reduce((sum, booking) => sum + Number(booking.get('participants')), 0)
        expect((await documentOf('charterTrips', id).get()).exists).toBe(trip.isThere)
        expect((await seatsTaken(id)) ?? 0).toBe(seats)
        expect(seats).toBeLessThanOrEqual(trip.max)
        await expectTheSameAhead()
      }
    }),
    { numRuns: RUNS },
  )
})
