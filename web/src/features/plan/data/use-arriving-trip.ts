import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useState } from 'react'
import { useLiveList } from '../../../shared/live/live.ts'
import { tripsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'
import { answers } from '../model/answers.ts'

/** Enough for a traveller who plans on a few devices at once. */
const NEWEST = 5

/** The trip that is being planned for this request, as far as it is written; undefined before its document is there. */
export function useArrivingTrip(request: TripPlanRequest): Trip | undefined {
  const { uid } = useSession()
  const live = useLiveList(
    query(tripsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc'), limit(NEWEST)),
  )
  const [seenId, setSeenId] = useState<string>()
  if (live.status !== 'ready') return undefined
  const running = live.data.find((trip) => trip.progress.state === 'planning' && answers(trip, request))
  if (running !== undefined && running.id !== seenId) setSeenId(running.id)
  // Once seen it stays, also when it is ready a moment before the server's answer is here.
  return running ?? live.data.find((trip) => trip.id === seenId)
}
