import { deleteDoc } from 'firebase/firestore'
import { queueWrite, type WriteOutcome } from '../../../platform/queue-write.ts'
import { tripRef } from '../../../platform/refs.ts'

// direct: the owner only, works offline
export function deleteTrip(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}
