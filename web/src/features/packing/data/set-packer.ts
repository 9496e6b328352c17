import { deleteField, FieldPath, serverTimestamp, updateDoc } from 'firebase/firestore'
import { packingListRef } from '../../../shared/live/refs.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: every member, works offline. @param packer undefined for whoever comes to it
export function setPacker(listId: string, itemId: string, packer: string | undefined): void {
  const write = updateDoc(
    packingListRef(listId),
    new FieldPath('packers', itemId),
    packer ?? deleteField(),
    new FieldPath('updatedAt'),
    serverTimestamp(),
  )
  void queueWrite('Failed to update packing list', write)
}
