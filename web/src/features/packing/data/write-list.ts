import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { packingListRef } from '../../../shared/live/refs.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { splitPatch } from './split-patch.ts'
import { writeChanges } from './list-changes.ts'
import { deleteField, FieldPath, serverTimestamp, updateDoc, deleteDoc } from 'firebase/firestore'

// direct: the owner only, works offline
export function deleteList(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete packing list', deleteDoc(packingListRef(id)))
}

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

/** What somebody may have typed for the edit, not what comes from the guide. */
function typedIn({ added = [], changed = new Map(), fields = {} }: ListPatch): string[] {
  const isRedated = fields.startDate !== undefined || fields.endDate !== undefined
  const names = isRedated ? [] : [...added, ...changed.values()].flatMap(({ name }) => name ?? [])
  return [...(fields.title === undefined ? [] : [fields.title]), ...names]
}

// direct: every member, works offline, field by field
export function writePatch(id: string, patch: ListPatch): Promise<WriteOutcome> {
  const writes = splitPatch(patch).map((changes) => writeChanges(packingListRef(id), ...changes))
  if (writes.length === 0) return Promise.resolve('accepted')
  return queueWrite('Failed to update packing list', Promise.all(writes), typedIn(patch))
}
