import type { Accommodation } from '@waymark/contract/accommodations'
import type { Activity } from '@waymark/contract/activities'
import type { Booking } from '@waymark/contract/bookings'
import type { CharterTrip } from '@waymark/contract/charter-trips'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS, converters, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Trip } from '@waymark/contract/trips'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { firestore, sound } from './firestore.ts'

/** Ids of what a booking is about. */
export interface Wanted {
  readonly booking: string
  readonly accommodation?: string
  /** Nights of the accommodation. */
  readonly nights?: readonly string[]
  readonly charterTrip?: string
  readonly activity?: string
  /** A trip of a traveller. */
  readonly trip?: string | undefined
}

export interface Found {
  readonly booking: Booking | undefined
  readonly accommodation: Accommodation | undefined
  /** Which booking holds which of the wanted nights. */
  readonly nights: ReadonlyMap<string, unknown>
  readonly charterTrip: CharterTrip | undefined
  readonly activity: Activity | undefined
  readonly trip: Trip | undefined
}

type Name = 'bookings' | 'accommodations' | 'charterTrips' | 'activities' | 'trips'

export const bookable = (name: Name, id: string): DocumentReference => firestore().collection(COLLECTIONS[name]).doc(id)

export const nightOf = (accommodation: string, night: string): DocumentReference =>
  bookable('accommodations', accommodation).collection(SUBCOLLECTIONS.nights).doc(night)

interface Converter<T> {
  fromFirestore(snapshot: DocumentSnapshot): Stored<T>
}

/** Reads all that is wanted at once, so that bookings that want the same lock it in the same order. */
export async function findIn(
  transaction: Transaction,
  { booking, accommodation, nights = [], charterTrip, activity, trip }: Wanted,
): Promise<Found> {
  const refs = (name: Name, id: string | undefined) => (id === undefined ? [] : [bookable(name, id)])
  const nightRefs = accommodation === undefined ? [] : nights.map((night) => nightOf(accommodation, night))
  const snapshots = await transaction.getAll(
    ...refs('accommodations', accommodation),
    ...nightRefs,
    ...refs('activities', activity),
    ...refs('bookings', booking),
    ...refs('charterTrips', charterTrip),
    ...refs('trips', trip),
  )
  const byPath = new Map(snapshots.filter(({ exists }) => exists).map((snapshot) => [snapshot.ref.path, snapshot]))
  const parsed = <T extends { id: string }>(name: Name, id: string | undefined, converter: Converter<T>) => {
    const snapshot = id === undefined ? undefined : byPath.get(bookable(name, id).path)
    return snapshot && sound(name, converter.fromFirestore(snapshot))
  }
  return {
    booking: parsed('bookings', booking, converters.booking),
    accommodation: parsed('accommodations', accommodation, converters.accommodation),
    charterTrip: parsed('charterTrips', charterTrip, converters.charterTrip),
    activity: parsed('activities', activity, converters.activity),
    trip: parsed('trips', trip, converters.trip),
    nights: new Map(
      nightRefs.flatMap(({ path, id }) => {
        const night = byPath.get(path)
        return night === undefined ? [] : [[id, night.get('bookingId')]]
      }),
    ),
  }
}
