import { type Accommodation, accommodationConverter } from '@waymark/contract/stays/accommodation'
import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { type Booking, bookingConverter } from '@waymark/contract/bookings/booking'
import { type CharterTrip, charterTripConverter } from '@waymark/contract/charter-trips/charter-trip'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { type Trip, tripConverter } from '@waymark/contract/trips/trip'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'
import type { UpcomingBookings } from './upcoming-bookings.ts'

/** Ids of the documents that a booking decision depends on. */
export interface BookingReads {
  readonly booking: string
  readonly accommodation?: string
  /** Nights of the stay. */
  readonly nights?: readonly string[]
  readonly charterTrip?: string
  readonly activity?: string
  /** Whether places on one of the activity's dates are taken or released, so that its bookings compete. */
  readonly takesPlaces?: boolean
  /** One of the traveller's trips. */
  readonly trip?: string | undefined
  /** The account whose bookings count in the decision, and of which the decision changes one. */
  readonly customer?: Customer
}

export interface Customer {
  readonly uid: string
  /** The account's upcoming bookings, listed after it had changed its bookings `booked` times. */
  readonly listed?: { readonly booked: number; readonly ahead: UpcomingBookings }
}

/** The upcoming bookings of an account. */
export interface Account {
  /** How often it has booked something or changed a booking. */
  readonly booked: number
  /** Undefined if its document does not exist, or was written without knowing it. */
  readonly ahead: UpcomingBookings | undefined
  /** Whether `ahead` was listed for this decision, and not taken from the document. */
  readonly isListed?: boolean
}

/** The contents of those documents; undefined if they do not exist. */
export interface BookingData {
  readonly booking: Booking | undefined
  readonly accommodation: Accommodation | undefined
  /** The booking that holds each of the nights read. */
  readonly nights: ReadonlyMap<string, unknown>
  readonly charterTrip: CharterTrip | undefined
  readonly activity: Activity | undefined
  readonly trip: Trip | undefined
  readonly account: Account
}

/** The existing documents, by path. */
export type Snapshots = ReadonlyMap<string, DocumentSnapshot>

type Name = 'bookings' | 'accommodations' | 'charterTrips' | 'activities' | 'trips'

export const bookable = (name: Name, id: string): DocumentReference => firestore().collection(COLLECTIONS[name]).doc(id)

export const nightOf = (accommodation: string, night: string): DocumentReference =>
  bookable('accommodations', accommodation).collection(SUBCOLLECTIONS.nights).doc(night)

export const nightRefs = ({ accommodation, nights = [] }: BookingReads): DocumentReference[] =>
  accommodation === undefined ? [] : nights.map((night) => nightOf(accommodation, night))

/** The id starts with the uid, so that deleting the account deletes it. */
export const accountOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.limits).doc(`${uid}_booked`)

function accountIn({ uid, listed }: Customer, snapshots: Snapshots): Account {
  // Written by `BookingWrites` only.
  const stored = snapshots.get(accountOf(uid).path)?.data() as (Partial<Account> & { expiresAt?: unknown }) | undefined
  const booked = stored?.booked ?? 0
  if (listed?.booked === booked) return { booked, ahead: listed.ahead, isListed: true }
  // Releases before decision 093 write `expiresAt`, and do not keep `ahead`.
  return { booked, ahead: stored?.expiresAt === undefined ? stored?.ahead : undefined }
}

function refsOf(reads: BookingReads): DocumentReference[] {
  const { booking, accommodation, charterTrip, activity, trip, customer } = reads
  const ref = (name: Name, id: string | undefined) => (id === undefined ? [] : [bookable(name, id)])
  return [
    ...ref('bookings', booking),
    ...ref('accommodations', accommodation),
    ...nightRefs(reads),
    ...ref('charterTrips', charterTrip),
    ...ref('activities', activity),
    ...ref('trips', trip),
    ...(customer === undefined ? [] : [accountOf(customer.uid)]),
  ]
}

/** Reads the documents for several bookings in one call, each once, without locks. */
export async function readSnapshots(all: readonly BookingReads[]): Promise<Snapshots> {
  const refs = new Map(all.flatMap(refsOf).map((ref) => [ref.path, ref]))
  const snapshots = await firestore().getAll(...refs.values())
  return new Map(snapshots.filter(({ exists }) => exists).map((snapshot) => [snapshot.ref.path, snapshot]))
}

interface Converter<T> {
  fromFirestore(snapshot: DocumentSnapshot): Stored<T>
}

/** Selects one booking's documents from those read for several. */
export function bookingData(reads: BookingReads, snapshots: Snapshots): BookingData {
  const parsed = <T extends { id: string }>(name: Name, id: string | undefined, converter: Converter<T>) => {
    const snapshot = id === undefined ? undefined : snapshots.get(bookable(name, id).path)
    return snapshot && parseStored(name, converter.fromFirestore(snapshot))
  }
  return {
    booking: parsed('bookings', reads.booking, bookingConverter),
    accommodation: parsed('accommodations', reads.accommodation, accommodationConverter),
    charterTrip: parsed('charterTrips', reads.charterTrip, charterTripConverter),
    activity: parsed('activities', reads.activity, activityConverter),
    trip: parsed('trips', reads.trip, tripConverter),
    account: reads.customer === undefined ? { booked: 0, ahead: undefined } : accountIn(reads.customer, snapshots),
    nights: new Map(
      nightRefs(reads).flatMap(({ path, id }) => {
        const night = snapshots.get(path)
        return night === undefined ? [] : [[id, night.get('bookingId')]]
      }),
    ),
  }
}
