import { deleteDoc } from 'firebase/firestore'
import { queueWrite } from '../../../platform/queue-write.ts'
import { tripRef } from '../../../platform/refs.ts'

// direct: the owner only, works offline
export function deleteTrip(id: string): void {
  queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}
