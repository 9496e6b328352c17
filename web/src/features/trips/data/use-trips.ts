import type { Trip } from '@waymark/contract/trips'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { tripsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** The trips that the traveller is a member of, the newest first. */
export function useTrips(): Live<Trip[]> {
  const { uid } = useSession()
  return useLiveList(query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))
}
