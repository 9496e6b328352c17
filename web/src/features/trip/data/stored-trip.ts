import { type TripChange, writesOf } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueTripChange } from '../../../shared/trips/queue-trip-change.ts'
import type { Trip } from '@waymark/contract/trips/trip'
import { useLiveDoc, type Live } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/trips.ts'

/** One trip, live and without a network; it fails with 'permission-denied' where it is not there or not for this person. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))

// direct: owners and editors, works offline, field by field
export const writeChange = (tripId: string, change: TripChange, uid: string): Promise<WriteOutcome> =>
  queueTripChange(tripId, writesOf(change, uid), uid)
