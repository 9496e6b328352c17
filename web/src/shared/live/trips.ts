import type { Trip } from '@waymark/contract/trips/trip'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useSession } from '../session/session.ts'
import { useLiveList, type Live } from './live.ts'
import { tripsRef } from './refs.ts'

/**
 * The trips that the traveller is a member of, the newest first.
 * @param most no more than so many
 */
export function useTrips(most?: number): Live<Trip[]> {
  const { uid } = useSession()
  const all = query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc'))
  return useLiveList(most === undefined ? all : query(all, limit(most)))
}

/** Those of them that are not over on `today`, the first to end first. */
export function useComingTrips(today: string): Live<Trip[]> {
  const { uid } = useSession()
  return useLiveList(
    query(tripsRef, where('memberIds', 'array-contains', uid), where('endDate', '>=', today), orderBy('endDate')),
  )
}
