import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { useState } from 'react'
import { useTrips, tripRef } from '../../../shared/live/trips.ts'
import { deleteDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: the owner only, works offline; the server stops planning a trip that is gone
export function deleteArrivingTrip(id: string): void {
  void queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}

const ASKED = ['destination', 'departureCity', 'startDate', 'endDate', 'budget', 'travelStyle'] as const

/** Whether the trip is one that this request asks for. */
const answers = (trip: Pick<Trip, (typeof ASKED)[number] | 'preferences'>, request: TripPlanRequest): boolean =>
  ASKED.every((field) => trip[field] === request[field]) && trip.preferences === (request.preferences ?? '')

/** Enough for a traveller who plans on a few devices at once. */
const NEWEST = 5

/** The trip that is being planned for this request, as far as it is written; undefined before its document is there. */
export function useArrivingTrip(request: TripPlanRequest): Trip | undefined {
  const live = useTrips(NEWEST)
  const [seenId, setSeenId] = useState<string>()
  if (live.status !== 'ready') return undefined
  const running = live.data.find((trip) => trip.progress.state === 'planning' && answers(trip, request))
  if (running !== undefined && running.id !== seenId) setSeenId(running.id)
  // Once seen it stays, also when it is ready a moment before the server's answer is here.
  return running ?? live.data.find((trip) => trip.id === seenId)
}
