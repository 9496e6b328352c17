import { textsIn, type TripChange, writesOf } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { updateTrip } from '../../../shared/live/update-trip.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import type { Trip } from '@waymark/contract/trips/trip'
import { useLiveDoc, type Live } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'

/** One trip, live and without a network; it fails with 'permission-denied' where it is not there or not for this person. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))

// direct: owners and editors, works offline, field by field
export function writeChange(tripId: string, change: TripChange, uid: string): Promise<WriteOutcome> {
  const writes = writesOf(change, uid).map((fields) => updateTrip(tripId, fields))
  return queueWrite('Failed to update trip', Promise.all(writes), textsIn(change))
}
