import { textFieldsIn, type TripChange } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../live/track-write.ts'
import { noteUnsent } from '../live/unsent-trips.ts'
import { updateTrip } from '../live/update-trip.ts'
import { queueWrite } from '../messages/queue-write.ts'

/**
 * Lets the writes of one change of a trip go their way. A refusal is told however late it comes, also to the next load of
 * the app, and what was typed is offered back.
 */
export function queueTripChange(tripId: string, writes: readonly TripChange[], uid: string): Promise<WriteOutcome> {
  const typed = writes.flatMap(textFieldsIn)
  const sent = Promise.all(writes.map((fields) => updateTrip(tripId, fields)))
  noteUnsent({ tripId, uid, typed: Object.fromEntries(typed) }, sent)
  return queueWrite(
    'Failed to update trip',
    sent,
    typed.map(([, text]) => text),
  )
}
