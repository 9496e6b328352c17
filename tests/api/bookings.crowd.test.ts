import { randomUUID } from 'node:crypto'
import { addDays } from '@waymark/contract/calendar'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { LIMITS } from '@waymark/contract/limits'
import { nightsOf } from '@waymark/contract/stays/stay-dates'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEED, seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { aCharterForm, anActivityForm } from './support/catalog.ts'
import { allAtOnce, bookingsWhere, type Crowd, gather, newPeople, tally } from './support/crowd.ts'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  book,
  bookingIn,
  bookingsOf,
  bookStay,
  cancel,
  documentOf,
  nightsOfStay,
  seatsTaken,
  storedActivity,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { soon } from './support/trips.ts'

const PROCESSES = 4

/** `npm run test:long` sends 300. */
const MANY = Number(process.env['WAYMARK_CROWD'] ?? 100)
/** As many as leave nobody with more bookings than one may have, or may ask for in a minute, in a test of everybody. */
const PEOPLE = Math.ceil(0.6 * MANY)
/** Seats that the last bookings of a well booked trip are for. */
const LEFT = 10
/** Bookings of before: with the last ones as many as a trip may have, 5,000, beside a crowd of 300. */
const EARLIER = Math.min(Math.ceil((50 / 3) * MANY), LIMITS.charterSeats - LEFT)
/** Different keys, and requests that have one of them. */
const KEYS = 2 * MANY
const OF_KEYS = 3 * MANY

const random = seeded(SEED)

let crowd: Crowd
let admin: Person
beforeAll(async () => {
  crowd = await gather(PROCESSES, PEOPLE)
  admin = await newPerson({ admin: true })
  return () => crowd.leave()
})

const FULL = '409 This trip is fully booked.'
const TAKEN = '409 Some of these nights are already booked. Please choose other dates.'
const GONE = '404 Not found'
const INACTIVE = '409 This property is not available any more.'

const bookSeat =
  (trip: string, server = (index: number) => crowd.serverOf(index)) =>
  (index: number) =>
    book(crowd.someone(index), aCharterBooking(trip), { 'idempotency-key': randomUUID() }, server(index))

/** Bookings of before, written in one go: only that they are there matters. */
async function storedBookings(charterTripId: string, count: number): Promise<void> {
  const writer = adminFirestore.bulkWriter()
  const longAgo = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'))
  const times = { bookingDate: longAgo, createdAt: longAgo, updatedAt: longAgo }
  for (let index = 0; index < count; index += 1) {
    const { id: _id, ...fields } = aBooking({ type: 'charter', charterTripId, activityId: null, accommodationId: null })
    void writer.create(documentOf('bookings', randomUUID()), { ...fields, ...times, participants: 1 })
  }
  await writer.close()
}

describe(`seats of a charter trip (WAYMARK_SEED=${SEED}, WAYMARK_CROWD=${MANY})`, () => {
  it.each([
    { what: 'one process', server: () => crowd.serverOf(0) },
    { what: `${PROCESSES} processes`, server: (index: number) => crowd.serverOf(index) },
  ])('the last 10 go to 10 of many who want them at once, and the others are told: $what', async ({ what, server }) => {
    const trip = await storedCharter({ maxParticipants: 12, currentParticipants: 2 })
    const answers = await allAtOnce(`${MANY} for 10 seats, ${what}`, MANY, bookSeat(trip, server))
    expect(tally(answers)).toEqual({ '200': 10, [FULL]: MANY - 10 })
    expect(await seatsTaken(trip)).toBe(12)
    const bookings = await bookingsWhere('charterTripId', trip)
    expect(bookings).toHaveLength(10)
    expect(new Set(bookings.map((booking) => booking.get('confirmationCode'))).size).toBe(10)
  })

  it('the last 10 of thousands are sold in the same way', async () => {
    const trip = await storedCharter({ maxParticipants: EARLIER + LEFT, currentParticipants: EARLIER })
    await storedBookings(trip, EARLIER)
    const answers = await allAtOnce(`${MANY} for ${LEFT} seats beside ${EARLIER} bookings`, MANY, bookSeat(trip))
    expect(tally(answers)).toEqual({ '200': LEFT, [FULL]: MANY - LEFT })
    expect(await seatsTaken(trip)).toBe(EARLIER + LEFT)
    const all = await adminFirestore.collection('bookings').where('charterTripId', '==', trip).count().get()
    expect(all.data().count).toBe(EARLIER + LEFT)
  })

  it('are sold to everyone of many where there is room', async () => {
    const trip = await storedCharter({ maxParticipants: MANY + 100, currentParticipants: 50 })
    const answers = await allAtOnce(`${MANY} for ${MANY + 50} seats`, MANY, bookSeat(trip))
    expect(tally(answers)).toEqual({ '200': MANY })
    expect(await seatsTaken(trip)).toBe(MANY + 50)
    expect(new Set(answers.map((answer) => bookingIn(answer).confirmationCode)).size).toBe(MANY)
    expect(await bookingsWhere('charterTripId', trip)).toHaveLength(MANY)
  })

  it('are counted right when bookings and cancellations of many meet', async () => {
    const trip = await storedCharter({ maxParticipants: 20 })
    const first = await allAtOnce('20 for 20 seats', 20, bookSeat(trip))
    expect(tally(first)).toEqual({ '200': 20 })
    const cancelled = first.slice(0, 12).map((answer) => bookingIn(answer).id)
    const [second, cancellations] = await Promise.all([
      allAtOnce('40 more', 40, bookSeat(trip)),
      // Each twice, at the same time.
      allAtOnce('12 cancellations, twice', 24, (index) =>
        cancel(crowd.someone(index % 12), cancelled[index % 12]!, crowd.serverOf(Math.floor(index / 2))),
      ),
    ])
    expect(tally(cancellations)).toEqual({ '200': 24 })
    const { '200': sold = 0, [FULL]: refused = 0 } = tally(second)
    expect(sold + refused).toBe(40)
    const bookings = await bookingsWhere('charterTripId', trip)
    expect(bookings).toHaveLength(20 + sold)
    expect(bookings.filter((booking) => booking.get('status') === 'cancelled')).toHaveLength(12)
    expect(sold).toBeLessThanOrEqual(12)
    expect(await seatsTaken(trip)).toBe(8 + sold)
  })

  it('never become more than an administrator leaves, nor stay booked on a trip that is deleted', async () => {
    const [trip, deleted] = [
      await storedCharter({ maxParticipants: 100 }),
      await storedCharter({ maxParticipants: 100 }),
    ]
    const manage = (method: string, id: string, json?: unknown) =>
      crowd.serverOf(0)(method, `/api/charter-trips/${id}`, { headers: admin.byBearer, json })
    const [answers, answersOfDeleted, edit, removal] = await Promise.all([
      allAtOnce('100 for a trip that is made smaller', 100, bookSeat(trip)),
      allAtOnce('100 for a trip that is deleted', 100, bookSeat(deleted)),
      manage('PUT', trip, aCharterForm({ maxParticipants: 40 })),
      manage('DELETE', deleted),
    ])
    const { '200': sold = 0, [FULL]: refused = 0 } = tally(answers)
    expect(sold + refused).toBe(100)
    expect(sold).toBe(edit.status === 200 ? 40 : 100)
    expect(edit.status === 200 || edit.status === 409).toBe(true)
    expect(await seatsTaken(trip)).toBe(sold)
    expect(await bookingsWhere('charterTripId', trip)).toHaveLength(sold)
    expect(tally(answersOfDeleted)).toEqual(removal.status === 200 ? { [GONE]: 100 } : { '200': 100 })
    expect(removal.status === 200 || removal.status === 409).toBe(true)
    expect(await bookingsWhere('charterTripId', deleted)).toHaveLength(removal.status === 200 ? 0 : 100)
  })
})

describe('nights of a stay', () => {
  it('are not sold twice to many who want overlapping ones at once', async () => {
    const stay = await storedStay()
    const answers = await allAtOnce(`${MANY} for overlapping nights`, MANY, (index) => {
      const from = soon(20 + random.whole(40))
      const to = addDays(from, 1 + random.whole(6))
      const totalPrice = 120.5 * nightsOf(from, to).length
      const json = aStayBooking({ checkInDate: from, checkOutDate: to, totalPrice })
      return bookStay(crowd.someone(index), stay, json, {}, crowd.serverOf(index))
    })
    const sold = answers.filter(({ status }) => status === 200).map(bookingIn)
    expect(sold.length).toBeGreaterThan(0)
    expect(tally(answers)).toEqual({ '200': sold.length, [TAKEN]: MANY - sold.length })
    const nights = sold.flatMap(({ id, startDate, endDate }) =>
      nightsOf(startDate!, endDate!).map((night) => [night, id] as const),
    )
    expect(new Set(nights.map(([night]) => night)).size).toBe(nights.length)
    expect(await nightsOfStay(stay)).toEqual(new Map(nights))
    expect(await bookingsWhere('accommodationId', stay)).toHaveLength(sold.length)
  })

  it('do not stay booked at a place that is deleted in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stay = await storedStay()
      const [answers, removal] = await Promise.all([
        allAtOnce('8 for a place that is deleted', 8, (index) => {
          const dates = { checkInDate: soon(10 + 2 * index), checkOutDate: soon(12 + 2 * index) }
          return bookStay(crowd.someone(index), stay, aStayBooking(dates), {}, crowd.serverOf(index))
        }),
        crowd.serverOf(0)('DELETE', `/api/admin/accommodations/${stay}`, { headers: admin.byBearer }),
      ])
      const { '200': sold = 0, [GONE]: gone = 0, [INACTIVE]: refused = 0 } = tally(answers)
      expect(sold + gone + refused).toBe(8)
      expect([200, 409]).toContain(removal.status)
      if (removal.status === 200) expect(sold).toBe(0)
      else expect((await documentOf('accommodations', stay).get()).get('isActive')).toBe(true)
      expect((await nightsOfStay(stay)).size).toBe(2 * sold)
      expect(await bookingsWhere('accommodationId', stay)).toHaveLength(sold)
    }
  })
})

describe('places on the dates of an activity', () => {
  it('are sold to as many as there are, on each date by itself, while others cancel', async () => {
    const dates = [soon(20), soon(21)].map((day) => ({ startsAt: `${day}T10:00`, places: 10 }))
    const [one, two] = dates.map(({ startsAt }) => startsAt)
    const activity = await storedActivity({ dates })
    const bookOn = (startsAt: string | undefined) => (index: number) => {
      const json = anActivityBooking(activity, { startsAt, participants: 1, totalPrice: 45 })
      return book(crowd.someone(index), json, {}, crowd.serverOf(index))
    }
    const taken = async () => (await documentOf('activities', activity).get()).get('placesTaken') as unknown
    const full = '409 This date is fully booked. Please choose another one.'
    const [first, second] = await Promise.all([
      allAtOnce('40 for 10 places', 40, bookOn(one)),
      allAtOnce('8 on another date', 8, bookOn(two)),
    ])
    expect(tally(first)).toEqual({ '200': 10, [full]: 30 })
    expect(tally(second)).toEqual({ '200': 8 })
    expect(await taken()).toEqual({ [one!]: 10, [two!]: 8 })

    const sold = first.flatMap((answer, index) => (answer.status === 200 ? [{ index, id: bookingIn(answer).id }] : []))
    const [more, cancellations] = await Promise.all([
      allAtOnce('20 more', 20, bookOn(one)),
      // Each twice, at the same time.
      allAtOnce('6 cancellations, twice', 12, (turn) => {
        const { index, id } = sold[turn % 6]!
        return cancel(crowd.someone(index), id, crowd.serverOf(turn))
      }),
    ])
    expect(tally(cancellations)).toEqual({ '200': 12 })
    const { '200': again = 0, [full]: refused = 0 } = tally(more)
    expect(again + refused).toBe(20)
    expect(again).toBeLessThanOrEqual(6)
    expect(await taken()).toEqual({ [one!]: 4 + again, [two!]: 8 })
  })
})

describe('an activity, which has room for everyone', () => {
  it('is booked by many at once, while an administrator edits it', async () => {
    const activity = await storedActivity()
    const edits = async () => {
      const statuses: number[] = []
      for (let edit = 1; edit <= 5; edit += 1) {
        const json = anActivityForm({ description: `Edit ${edit}` })
        const path = `/api/admin/activities/${activity}`
        statuses.push((await crowd.serverOf(edit)('PUT', path, { headers: admin.byBearer, json })).status)
      }
      return statuses
    }
    const [answers, edited] = await Promise.all([
      allAtOnce(`${MANY} for an activity`, MANY, (index) =>
        book(crowd.someone(index), anActivityBooking(activity), {}, crowd.serverOf(index)),
      ),
      edits(),
    ])
    expect(tally(answers)).toEqual({ '200': MANY })
    expect(edited).toEqual([200, 200, 200, 200, 200])
    expect((await documentOf('activities', activity).get()).get('description')).toBe('Edit 5')
    const bookings = await bookingsWhere('activityId', activity)
    expect(new Set(bookings.map((booking) => booking.get('confirmationCode'))).size).toBe(MANY)
  })

  it('is booked once for each Idempotency-Key, however many of the requests are retries', async () => {
    // Each of them has ten keys: nobody may have many more bookings ahead.
    const people = await newPeople(KEYS / 10)
    const personOf = (key: string) => people[Number(key.slice('key-'.length)) % people.length]!
    const activity = await storedActivity()
    const keys = Array.from({ length: OF_KEYS }, (_, index) => `key-${index < KEYS ? index : random.whole(KEYS)}`)
    const shuffled = keys
      .map((key) => ({ key, place: random.whole(1_000_000) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ key }) => key)
    const answers = new Map<string, string[]>()
    for (let next = 0; next < shuffled.length; next += 100) {
      await Promise.all(
        shuffled.slice(next, next + 100).map(async (key, index) => {
          const headers = { 'idempotency-key': key }
          const answer = await book(personOf(key), anActivityBooking(activity), headers, crowd.serverOf(index))
          const { id, confirmationCode } = bookingIn(answer)
          answers.set(key, [...(answers.get(key) ?? []), `${id} ${confirmationCode}`])
        }),
      )
    }
    const bookings = (await Promise.all(people.map(({ uid }) => bookingsOf(uid)))).flat()
    expect(bookings).toHaveLength(KEYS)
    expect(new Set(bookings.map((booking) => booking.get('confirmationCode'))).size).toBe(KEYS)
    expect([...answers.values()].flat()).toHaveLength(OF_KEYS)
    for (const [key, given] of answers) expect(new Set(given).size, key).toBe(1)
  })
})
