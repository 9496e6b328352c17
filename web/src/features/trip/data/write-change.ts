import { textsIn, type TripChange, writesOf } from '@waymark/domain/trip-changes'
import { FieldPath, serverTimestamp, updateDoc } from 'firebase/firestore'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { tripRef } from '../../../shared/live/refs.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: owners and editors, works offline, field by field
export function writeChange(tripId: string, change: TripChange, uid: string): Promise<WriteOutcome> {
  const writes = writesOf(change, uid).map((fields) =>
    updateDoc(tripRef(tripId), new FieldPath('updatedAt'), serverTimestamp(), ...Object.entries(fields).flat()),
  )
  return queueWrite('Failed to update trip', Promise.all(writes), textsIn(change))
}
