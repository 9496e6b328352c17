import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { useState } from 'react'
import { useTrips, tripRef } from '../../../shared/live/trips.ts'
import { deleteDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: the owner only, works offline; the server then stops planning
export function deleteArrivingTrip(id: string): void {
  void queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}

const ASKED = ['destination', 'departureCity', 'startDate', 'endDate', 'budget', 'travelStyle'] as const

/** Whether the trip results from this request. */
const answers = (trip: Pick<Trip, (typeof ASKED)[number] | 'preferences'>, request: TripPlanRequest): boolean =>
  ASKED.every((field) => trip[field] === request[field]) && trip.preferences === (request.preferences ?? '')

/** Enough for planning on several devices at once. */
const NEWEST = 5

/** The trip being planned for this request; undefined before its document exists. */
export function useArrivingTrip(request: TripPlanRequest): Trip | undefined {
  const live = useTrips(NEWEST)
  const [seenId, setSeenId] = useState<string>()
  if (live.status !== 'ready') return undefined
  const running = live.data.find((trip) => trip.progress.state === 'planning' && answers(trip, request))
  if (running !== undefined && running.id !== seenId) setSeenId(running.id)
  // Kept once found, even if it is ready shortly before the server's response.
  return running ?? live.data.find((trip) => trip.id === seenId)
}
