import { COLLECTIONS } from '@waymark/contract/firestore'
import { textFieldsIn, type TripChange } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../live/track-write.ts'
import type { Edit } from '../live/unsent-edits.ts'
import { updateTrip } from '../live/update-trip.ts'
import { queueEdit } from '../messages/queue-edit.ts'

/** Loaded lazily after rendering. */
const notes = import('../live/made-changes.ts').catch(() => undefined)

/**
 * Tracks the writes of a trip change and reports refusals.
 * @param offered texts to offer again after a refusal; by default those in the change
 */
export function queueTripChange(
  tripId: string,
  writes: readonly TripChange[],
  uid: string,
  offered: Pick<Edit, 'typed' | 'fields'> = { typed: Object.fromEntries(writes.flatMap(textFieldsIn)) },
): Promise<WriteOutcome> {
  const sent = Promise.all(writes.map((fields) => updateTrip(tripId, fields, uid)))
  const edit = { doc: `${COLLECTIONS.trips}/${tripId}`, uid, ...offered }
  const outcome = queueEdit('Failed to update trip', sent, edit)
  void notes.then((part) => part?.noteMade(tripId, uid, writes, { outcome, sent }))
  return outcome
}
