import { deleteDoc } from 'firebase/firestore'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { tripRef } from '../../../shared/live/refs.ts'

// direct: the owner only, works offline
export function deleteTrip(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}
