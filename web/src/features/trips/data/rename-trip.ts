import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { tripRef } from '../../../shared/live/refs.ts'

// direct: owners and editors, works offline
export function renameTrip(id: string, title: string): void {
  void queueWrite('Failed to rename trip', updateDoc(tripRef(id), { title, updatedAt: serverTimestamp() }), [title])
}
