import type { Trip } from '@waymark/contract/trips/trip'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { tripsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

const SHOWN = 3

/** The newest trips that the traveller is a member of. */
export function useRecentTrips(): Live<Trip[]> {
  const { uid } = useSession()
  return useLiveList(
    query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc'), limit(SHOWN)),
  )
}
