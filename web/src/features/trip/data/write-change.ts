import { textsIn, type TripChange, writesOf } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { updateTrip } from '../../../shared/live/update-trip.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: owners and editors, works offline, field by field
export function writeChange(tripId: string, change: TripChange, uid: string): Promise<WriteOutcome> {
  const writes = writesOf(change, uid).map((fields) => updateTrip(tripId, fields))
  return queueWrite('Failed to update trip', Promise.all(writes), textsIn(change))
}
