import type { Trip } from '@waymark/contract/trips/trip'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList } from '../../../shared/live/live.ts'
import { tripsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

const NONE: Trip[] = []

/** The traveller's trips, against which it is judged whether a document lasts. */
export function useTripEnds(): Trip[] {
  const { uid } = useSession()
  const live = useLiveList(query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))
  return live.status === 'ready' ? live.data : NONE
}
