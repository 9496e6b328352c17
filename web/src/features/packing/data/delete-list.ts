import { deleteDoc } from 'firebase/firestore'
import { queueWrite } from '../../../platform/queue-write.ts'
import { packingListRef } from '../../../platform/refs.ts'

// direct: the owner only, works offline
export function deleteList(id: string): void {
  queueWrite('Failed to delete packing list', deleteDoc(packingListRef(id)))
}
