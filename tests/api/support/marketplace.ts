import { randomUUID } from 'node:crypto'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import type { Activity } from '@waymark/contract/activities/activity'
import type { Booking } from '@waymark/contract/bookings/booking'
import { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { anActivity } from '@waymark/contract/fixtures/activities'
import { aReview } from '@waymark/contract/fixtures/reviews'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { Timestamp } from 'firebase-admin/firestore'
import { type Answer, call } from './call.ts'
import type { Person } from './people.ts'
import { adminFirestore } from './stack.ts'
import { soon } from './trips.ts'

const stored = ({ id: _id, ...fields }: { id: string; createdAt: string; updatedAt: string }) => ({
  ...fields,
  createdAt: Timestamp.now(),
  updatedAt: Timestamp.now(),
})

export const documentOf = (collection: 'accommodations' | 'activities' | 'charterTrips' | 'bookings', id: string) =>
  adminFirestore.collection(collection).doc(id)

/**
 * Stores an activity.
 * @returns its id
 */
export async function storedActivity(changes: Partial<Activity> = {}): Promise<string> {
  const id = randomUUID()
  await documentOf('activities', id).set(stored(anActivity(changes)))
  return id
}

/**
 * Stores a stay.
 * @returns its id
 */
export async function storedStay(changes: Partial<Accommodation> = {}): Promise<string> {
  const id = randomUUID()
  const place = anAccommodation(changes)
  await documentOf('accommodations', id).set(
    stored({ ...comparedPrice(place.pricePerNightCents, place.currency), ...place }),
  )
  return id
}

/**
 * Stores a confirmed booking of a stay that ended three days ago.
 * @returns its id
 */
export async function pastStay({ uid }: Pick<Person, 'uid'>, changes: Partial<Booking> = {}): Promise<string> {
  const id = randomUUID()
  const booking = aBooking({ userId: uid, startDate: soon(-6), endDate: soon(-3), ...changes })
  const bookingDate = Timestamp.fromMillis(Date.now() - 30 * 86_400_000)
  await documentOf('bookings', id).set({ ...stored(booking), bookingDate })
  return id
}

/**
 * Stores a review of such a booking without using a quota.
 * @returns the id of both
 */
export async function pendingReview(person: Pick<Person, 'uid'>): Promise<string> {
  const id = await pastStay(person)
  const review = aReview({ userId: person.uid, status: 'pending', subjectId: await storedStay() })
  await adminFirestore.collection('reviews').doc(id).set(stored(review))
  return id
}

/**
 * Stores a charter trip next month. Featured ones come first in lists, which hold 100.
 * @returns its id
 */
export async function storedCharter(changes: Partial<CharterTrip> = {}): Promise<string> {
  const id = randomUUID()
  const trip = aCharterTrip({
    startDate: soon(30),
    endDate: soon(34),
    currentParticipants: 0,
    featured: false,
    ...changes,
  })
  await documentOf('charterTrips', id).set(stored(trip))
  return id
}

const customer = { customerName: 'Ann Miller', customerEmail: 'ann@example.com', customerPhone: '+1 555 0100' }

/** What the activity form sends, for one of 45.00. */
export const anActivityBooking = (activityId: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  activityId,
  type: 'activity',
  title: 'Tile painting in Alfama',
  ...customer,
  participants: 2,
  specialRequests: 'A table by the window',
  details: { location: 'Lisbon, Portugal', duration: '2 hours', category: 'culture' },
  totalPrice: 90,
  ...changes,
})

/** What the charter form sends, for one of 1,280.00. */
export const aCharterBooking = (charterTripId: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  userId: 'whoever',
  type: 'charter',
  title: 'Northern Lights by Ship',
  tripId: null,
  activityId: null,
  charterTripId,
  ...customer,
  participants: '1',
  specialRequests: null,
  totalPrice: '1280.00',
  status: 'pending',
  bookingDate: new Date().toISOString(),
  confirmationCode: `CT-${Date.now()}`,
  ...changes,
})

/** What the stay form sends, for two nights of one of 120.50. */
export const aStayBooking = (changes: Readonly<Record<string, unknown>> = {}) => ({
  checkInDate: soon(10),
  checkOutDate: soon(12),
  guests: 2,
  totalPrice: 241,
  notes: '',
  ...changes,
})

type Headers = Readonly<Record<string, string>>

/** How a call of the API is made: over the stack, or in this process. */
export type Caller = (method: string, path: string, options: { headers?: Headers; json?: unknown }) => Promise<Answer>

export const book = (person: Person, json: unknown, headers: Headers = {}, caller: Caller = call) =>
  caller('POST', '/api/bookings', { headers: { ...person.byBearer, ...headers }, json })

export const bookStay = (person: Person, id: string, json: unknown, headers: Headers = {}, caller: Caller = call) =>
  caller('POST', `/api/accommodations/${id}/book`, { headers: { ...person.byBearer, ...headers }, json })

export const cancel = (person: Person, id: string, caller: Caller = call) =>
  caller('POST', `/api/bookings/${id}/cancel`, { headers: person.byBearer })

/** Changed dates or guests of a booked stay. */
export const change = (person: Person, id: string, json: unknown, caller: Caller = call) =>
  caller('PUT', `/api/bookings/${id}/stay`, { headers: person.byBearer, json })

/** The request for a change: like a booking, without notes. */
export function aStayChange(changes: Readonly<Record<string, unknown>> = {}) {
  const { notes: _notes, ...stay } = aStayBooking(changes)
  return stay
}

export const byAdmin = (admin: Person, verb: 'confirm' | 'cancel', id: string) =>
  call('POST', `/api/admin/bookings/${id}/${verb}`, { headers: admin.byBearer })

/** The booking in a response. */
export function bookingIn(answer: Answer): ListedBooking {
  if (answer.status !== 200) throw new Error(`booking answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return ListedBooking.parse(answer.body)
}

/** A new charter trip with two of its seats booked, not confirmed yet. */
export async function pendingCharter(who: Person) {
  const trip = await storedCharter()
  const booking = bookingIn(await book(who, aCharterBooking(trip, { participants: 2, totalPrice: 2560 })))
  return { trip, booking, id: booking.id }
}

/** Somebody's notifications, oldest first. */
export const noticesOf = async ({ uid }: Person) =>
  (await adminFirestore.collection(`users/${uid}/notices`).orderBy('createdAt').get()).docs.map((one) => one.data())

export const bookingsOf = async (uid: string) =>
  (await adminFirestore.collection('bookings').where('userId', '==', uid).get()).docs

/** The booking of each night. */
export const nightsOfStay = async (id: string): Promise<Map<string, string>> =>
  new Map(
    (await documentOf('accommodations', id).collection('nights').get()).docs.map((night) => [
      night.id,
      String(night.get('bookingId')),
    ]),
  )

export const seatsTaken = async (id: string): Promise<unknown> =>
  (await documentOf('charterTrips', id).get()).get('currentParticipants')
