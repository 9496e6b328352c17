import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { notify } from '../../../ui/toast.tsx'
import { packingListRef } from '../../../shared/live/refs.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { isForOwnerAlone, splitPatch } from './split-patch.ts'
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

/**
 * direct: every member, works offline, field by field.
 * @returns 'refused' where other dates change more items than anybody but the owner may write at once: all or nothing
 */
export function writePatch(
  list: Pick<PackingList, 'id' | 'userId'>,
  uid: string,
  patch: ListPatch,
): Promise<WriteOutcome> {
  if (list.userId !== uid && isForOwnerAlone(patch)) {
    notify.error('Error', 'So much changes with these dates that only whoever made this list can move it there.')
    return Promise.resolve('refused')
  }
  const writes = splitPatch(patch).map((changes) => writeChanges(packingListRef(list.id), ...changes))
  if (writes.length === 0) return Promise.resolve('accepted')
  return queueWrite('Failed to update packing list', Promise.all(writes), typedIn(patch))
}
