import { addDays } from '@waymark/contract/calendar'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { type Trip, tripConverter } from '@waymark/contract/trips/trip'
import { limit, orderBy, query, serverTimestamp, updateDoc, where, doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { useSession } from '../session/session.ts'
import { itemsOf, useLiveList, type Live } from './live.ts'
import { collectionOf } from './firestore.ts'

const tripsRef = collectionOf(COLLECTIONS.trips, tripConverter)
export const tripRef = (id: string) => doc(tripsRef, id)

/** A deleted trip that can be restored until `purgeAt`. */
export type BinnedTrip = Trip & { readonly purgeAt: string }

/** Trips outside the bin. */
function useWithoutBin(trips: Live<Trip[]>): Live<Trip[]> {
  return useMemo(
    () => (trips.status === 'ready' ? { ...trips, data: trips.data.filter(({ purgeAt }) => purgeAt == null) } : trips),
    [trips],
  )
}

const everyTrip = (uid: string) =>
  query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc'))

/**
 * The user's trips, newest first.
 * @param most maximum number
 */
export function useTrips(most?: number): Live<Trip[]> {
  const { uid } = useSession()
  const all = everyTrip(uid)
  return useWithoutBin(useLiveList(most === undefined ? all : query(all, limit(most))))
}

/** The user's own trips in the bin, next to be deleted first. */
export function useBinnedTrips(): BinnedTrip[] {
  const { uid } = useSession()
  const trips = useLiveList(everyTrip(uid))
  const all = itemsOf(trips)
  return all
    .filter((trip): trip is BinnedTrip => trip.userId === uid && trip.purgeAt != null)
    .toSorted((a, b) => a.purgeAt.localeCompare(b.purgeAt))
}

/** Trips that are not over on `today`, and some that are: a trip with added days ends later than the stored `endDate`. */
export function useComingTrips(today: string): Live<Trip[]> {
  const { uid } = useSession()
  const from = addDays(today, 1 - LIMITS.tripDays)
  return useWithoutBin(
    useLiveList(
      query(tripsRef, where('memberIds', 'array-contains', uid), where('endDate', '>=', from), orderBy('endDate')),
    ),
  )
}

/** direct: owners and editors, works offline */
export const renameTrip = (id: string, title: string): Promise<void> =>
  updateDoc(tripRef(id), { title, updatedAt: serverTimestamp() })
