import { ErrorBody } from '@waymark/contract/errors'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  book,
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
import { soon } from './support/trips.ts'

type Row = readonly [field: string, what: string, value: unknown, message: string]

let ann: Person
let activity: string
let trip: string
let stay: string
// A new one for each test: what is refused by the handler counts, too.
const everyAnn: Person[] = []
beforeEach(async () => {
  ann = await newPerson()
  everyAnn.push(ann)
})
beforeAll(async () => {
  activity = await storedActivity()
  trip = await storedCharter()
  stay = await storedStay()
})

const DATES = 'Please select check-in and check-out dates.'
const MEGABYTE = 'x'.repeat(1024 * 1024)

const CUSTOMER: readonly Row[] = [
  ['customerName', 'missing', undefined, 'Name is required'],
  ['customerName', 'null', null, 'Name is required'],
  ['customerName', 'blank', ' \t', 'Name is required'],
  ['customerName', '1 MB', MEGABYTE, 'Must be at most 200 characters'],
  ['customerEmail', 'missing', undefined, 'Valid email is required'],
  ['customerEmail', 'empty', '', 'Valid email is required'],
  ['customerEmail', 'no address', 'ann at example.com', 'Valid email is required'],
  ['customerEmail', 'two addresses', 'a@example.com, b@example.com', 'Valid email is required'],
  ['customerEmail', 'a list', ['a@example.com'], 'Valid email is required'],
  ['customerPhone', 'missing', undefined, 'Phone number is required'],
  ['customerPhone', 'blank', '  ', 'Phone number is required'],
  ['specialRequests', 'too long', 'x'.repeat(2001), 'Must be at most 2000 characters'],
  ['specialRequests', 'a null byte', 'no \u0000 nuts', 'Invalid input'],
  ['totalPrice', 'missing', undefined, 'Required'],
  ['totalPrice', 'a word', 'free', 'Invalid input'],
  ['totalPrice', 'negative', -90, 'Invalid input'],
  ['totalPrice', 'a fraction of a cent', '90.001', 'Invalid input'],
  ['totalPrice', 'in another notation', '9e1', 'Invalid input'],
  ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
]

const participants = (missing: string): Row[] => [
  ['participants', 'missing', undefined, missing],
  ['participants', 'empty', '', missing],
  ['participants', '0', 0, 'At least 1 participant required'],
  ['participants', '-1', -1, 'At least 1 participant required'],
  ['participants', '-1 as text', '-1', 'At least 1 participant required'],
  ['participants', '1.5', 1.5, 'Invalid input'],
  ['participants', 'a billion', 1e9, 'Must be at most 500'],
  ['participants', 'a word', 'two', 'Invalid input'],
  ['participants', 'a list', [2], 'Invalid input'],
]

const expectRefusal = (answer: { status: number; body: unknown }, field: string, message: string) => {
  expect(answer.status).toBe(400)
  const body = ErrorBody.parse(answer.body)
  expect(body).toMatchObject({ code: 'invalid-argument', message })
  expect(body.fields?.[field]).toBe(message)
}

describe('booking an activity', () => {
  it.each<Row>([...CUSTOMER, ...participants('At least 1 participant required')])(
    'answers %s %s with 400 and says so',
    async (field, _what, value, message) =>
      expectRefusal(await book(ann, anActivityBooking(activity, { [field]: value })), field, message),
  )
})

describe('booking seats on a charter trip', () => {
  it.each<Row>([...CUSTOMER, ...participants('Number of participants is required')])(
    'answers %s %s with 400 and says so',
    async (field, _what, value, message) =>
      expectRefusal(await book(ann, aCharterBooking(trip, { [field]: value })), field, message),
  )

  it.each([undefined, 'accommodation', 'flight', null, 5])('answers the type %j with 400', async (type) =>
    expectRefusal(await book(ann, aCharterBooking(trip, { type })), 'type', 'Invalid input'),
  )
})

describe('booking a place to stay', () => {
  it.each<Row>([
    ['checkInDate', 'missing', undefined, DATES],
    ['checkInDate', 'empty', '', DATES],
    ['checkOutDate', 'null', null, DATES],
    ['checkInDate', 'a day that is none', '2027-02-30', 'Invalid input'],
    ['checkInDate', 'an instant', `${soon(10)}T00:00:00Z`, 'Invalid input'],
    ['checkInDate', 'past', soon(-3), 'Check-in date cannot be in the past.'],
    ['checkOutDate', 'before check-in', soon(9), 'Check-out date must be after check-in date.'],
    ['checkOutDate', 'on the day of check-in', soon(10), 'Minimum stay is 1 night.'],
    ['checkOutDate', '400 nights later', soon(410), 'Maximum stay is 90 nights.'],
    ['guests', 'too many', 5, 'This property can accommodate up to 4 guests.'],
    ['guests', '0', 0, 'At least 1 guest required'],
    ['guests', '-1', -1, 'At least 1 guest required'],
    ['guests', '1.5', 1.5, 'Invalid input'],
    ['guests', 'a billion', 1e9, 'Must be at most 500'],
    ['guests', 'missing', undefined, 'Number of guests is required'],
    ['children', 'as many as guests', 2, 'At least one of the guests must be an adult.'],
    ['children', 'more than guests', 4, 'At least one of the guests must be an adult.'],
    ['children', '-1', -1, 'Invalid input'],
    ['children', '0.5', 0.5, 'Invalid input'],
    ['children', 'a billion', 1e9, 'Must be at most 500'],
    ['totalPrice', 'missing', undefined, 'Required'],
    ['notes', 'too long', 'x'.repeat(2001), 'Must be at most 2000 characters'],
    ['tripId', 'no trip of the user', 'nosuchtrip', 'Trip not found'],
    ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
  ])('answers %s %s with 400 and says so', async (field, _what, value, message) =>
    expectRefusal(await bookStay(ann, stay, aStayBooking({ [field]: value })), field, message),
  )

  it('does not book further ahead than two years', async () => {
    const json = aStayBooking({ checkInDate: soon(740), checkOutDate: soon(741) })
    expectRefusal(await bookStay(ann, stay, json), 'checkOutDate', 'Stays can be booked up to 730 days ahead.')
  })
})

describe('a total that is not the price', () => {
  const changed = (unitPrice: string, totalPrice: string, shown: string) => ({
    status: 409,
    body: {
      code: 'conflict',
      message: `The price has changed: the total is now ${shown}. Please check it and book again.`,
      fields: { totalPrice },
      price: { unitPrice, totalPrice },
    },
  })

  it.each([0, 0.01, 89.99, '90.01', 1_000_000])(
    'is refused with the right one: %s for an activity',
    async (totalPrice) =>
      expect(await book(ann, anActivityBooking(activity, { totalPrice }))).toMatchObject(
        changed('45.00', '90.00', '$90.00'),
      ),
  )

  it.each([0, '1279.99', 12_800])('is refused with the right one: %s for a charter trip', async (totalPrice) =>
    expect(await book(ann, aCharterBooking(trip, { totalPrice }))).toMatchObject(
      changed('1280.00', '1280.00', '$1,280.00'),
    ),
  )

  it.each(['0', 120.5, '241.01'])('is refused with the right one: %s for a stay', async (totalPrice) =>
    expect(await bookStay(ann, stay, aStayBooking({ totalPrice }))).toMatchObject(
      changed('120.50', '241.00', '$241.00'),
    ),
  )

  it('is one over what can be charged', async () => {
    const dear = await storedCharter({ priceCents: 9_999_999_999 })
    expect(await book(ann, aCharterBooking(dear, { participants: 2, totalPrice: '99999999.99' }))).toMatchObject({
      status: 400,
      body: { message: 'The total price is too high' },
    })
  })
})

describe('what cannot be booked', () => {
  it.each(['nosuchthing', 'x'.repeat(128)])('an unknown id is 404: %s', async (id) => {
    expect((await book(ann, anActivityBooking(id))).status).toBe(404)
    expect((await book(ann, aCharterBooking(id))).status).toBe(404)
    expect((await bookStay(ann, id, aStayBooking())).status).toBe(404)
    expect((await cancel(ann, id)).status).toBe(404)
  })

  it.each(['a/b', '..', '__id__', '', 5, null, { id: 1 }])('an id that cannot be one is 400: %j', async (id) => {
    expect((await book(ann, anActivityBooking(id as string))).status).toBe(400)
    expect((await book(ann, aCharterBooking(id as string))).status).toBe(400)
  })

  it('is what was taken off the list', async () => {
    const gone = { status: 409, body: { code: 'conflict' } }
    expect(await book(ann, anActivityBooking(await storedActivity({ isAvailable: false })))).toMatchObject({
      ...gone,
      body: { message: 'This activity is not available any more.' },
    })
    expect(await book(ann, aCharterBooking(await storedCharter({ isActive: false })))).toMatchObject({
      ...gone,
      body: { message: 'This trip is not available any more.' },
    })
    expect(await bookStay(ann, await storedStay({ isActive: false }), aStayBooking())).toMatchObject({
      ...gone,
      body: { message: 'This property is not available any more.' },
    })
  })

  it.each(['pending', 'rejected'] as const)('is a submission that is %s, as if it were not there', async (status) => {
    expect((await book(ann, anActivityBooking(await storedActivity({ status })))).status).toBe(404)
  })

  it('is a trip that has begun', async () => {
    const begun = await storedCharter({ startDate: soon(-3), endDate: soon(3) })
    expect(await book(ann, aCharterBooking(begun))).toMatchObject({
      status: 409,
      body: { message: 'This trip has already started.' },
    })
  })
})

describe('a booking of somebody else', () => {
  it('is not there: 404, and it stays as it is', async () => {
    const eve = await newPerson()
    const own = await storedStay()
    const { id } = (await bookStay(ann, own, aStayBooking())).body as { id: string }
    const before = (await documentOf('bookings', id).get()).data()
    for (const who of [eve, await newPerson({ admin: true })]) {
      expect(await cancel(who, id)).toMatchObject({ status: 404, body: { code: 'not-found', message: 'Not found' } })
    }
    expect((await documentOf('bookings', id).get()).data()).toEqual(before)
    expect((await nightsOfStay(own)).size).toBe(2)
    expect((await cancel(ann, id)).status).toBe(200)
  })
})

it('nothing of all that was refused has left a trace', async () => {
  const bookings = (await Promise.all(everyAnn.map(({ uid }) => bookingsOf(uid)))).flat()
  expect(bookings.map((booking) => booking.get('status'))).toEqual(['cancelled'])
  expect(await seatsTaken(trip)).toBe(0)
  expect(await nightsOfStay(stay)).toEqual(new Map())
})
