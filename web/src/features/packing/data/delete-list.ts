import { deleteDoc } from 'firebase/firestore'
import { queueWrite, type WriteOutcome } from '../../../platform/queue-write.ts'
import { packingListRef } from '../../../platform/refs.ts'

// direct: the owner only, works offline
export function deleteList(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete packing list', deleteDoc(packingListRef(id)))
}
