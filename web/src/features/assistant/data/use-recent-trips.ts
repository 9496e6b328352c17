import type { Trip } from '@waymark/contract/trips'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { tripsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

const SHOWN = 3

/** The newest trips that the traveller is a member of. */
export function useRecentTrips(): Live<Trip[]> {
  const { uid } = useSession()
  return useLiveList(
    query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc'), limit(SHOWN)),
  )
}
