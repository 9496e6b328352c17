import { deleteDoc } from 'firebase/firestore'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { packingListRef } from '../../../shared/live/refs.ts'

// direct: the owner only, works offline
export function deleteList(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete packing list', deleteDoc(packingListRef(id)))
}
