import { deleteDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { tripRef } from '../../../shared/live/refs.ts'

// direct: the owner only, works offline; the server stops planning a trip that is gone
export function deleteArrivingTrip(id: string): void {
  void queueWrite('Failed to delete trip', deleteDoc(tripRef(id)))
}
