import { type TripChange, writesOf } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueTripChange } from '../../../shared/trips/queue-trip-change.ts'
import type { Trip } from '@waymark/contract/trips/trip'
import { useLiveDoc, type Live } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/trips.ts'

/** A trip, live and offline; fails with 'permission-denied' if it does not exist or is not accessible. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))

// direct: owners and editors, works offline, field by field
export const writeChange = (tripId: string, change: TripChange, uid: string): Promise<WriteOutcome> =>
  queueTripChange(tripId, writesOf(change, uid), uid)
