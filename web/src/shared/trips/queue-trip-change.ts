import { textFieldsIn, type TripChange } from '@waymark/domain/trip-changes'
import type { WriteOutcome } from '../live/track-write.ts'
import { updateTrip } from '../live/update-trip.ts'
import { queueWrite } from '../messages/queue-write.ts'

/** Loaded with the page, but not before it is drawn. Without it the page that makes a change still tells of its refusal. */
const notes = import('../live/unsent-trips.ts').catch(() => undefined)

/**
 * Lets the writes of one change of a trip go their way. A refusal is told however late it comes, also to the next load of
 * the app, and what was typed is offered back.
 */
export function queueTripChange(tripId: string, writes: readonly TripChange[], uid: string): Promise<WriteOutcome> {
  const typed = writes.flatMap(textFieldsIn)
  const sent = Promise.all(writes.map((fields) => updateTrip(tripId, fields)))
  const change = { tripId, uid, typed: Object.fromEntries(typed) }
  void notes.then((part) => part?.noteUnsent(change, sent))
  return queueWrite(
    'Failed to update trip',
    sent,
    typed.map(([, text]) => text),
  )
}
