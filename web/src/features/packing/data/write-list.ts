import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueEdit } from '../../../shared/messages/queue-edit.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { notify } from '../../../ui/toast.tsx'
import type { ListPatch } from '../model/list-patch.ts'
import { isForOwnerAlone, splitPatch } from './split-patch.ts'
import { type ListChange, mark, writeChanges } from './list-changes.ts'
import { deleteField, FieldPath, serverTimestamp, updateDoc, deleteDoc, doc } from 'firebase/firestore'
import { packingListsRef } from './use-packing-lists.ts'

const packingListRef = (id: string) => doc(packingListsRef, id)

// direct: the owner only, works offline
export function deleteList(id: string): Promise<WriteOutcome> {
  return queueWrite('Failed to delete packing list', deleteDoc(packingListRef(id)))
}

/** Loaded lazily after rendering. */
const notes = import('../model/overtaken-items.ts').catch(() => undefined)

// direct: every member, works offline. @param packer undefined for anybody
export function setPacker(
  listId: string,
  itemId: string,
  { packer, uid }: { packer?: string | undefined; uid: string },
): void {
  const write = updateDoc(
    packingListRef(listId),
    new FieldPath('packers', itemId),
    packer ?? deleteField(),
    new FieldPath('updatedAt'),
    serverTimestamp(),
  )
  const outcome = queueWrite('Failed to update packing list', write)
  const noted = { [`items.${itemId}.packer`]: packer ?? null }
  void notes.then((part) => part?.noteMade(listId, uid, [noted], { outcome, sent: write }))
}

/** The texts typed for an edit, not those from the guide, by path. */
function typedIn({ added = [], changed = new Map(), fields = {} }: ListPatch): Record<string, string> {
  const isRedated = fields.startDate !== undefined || fields.endDate !== undefined
  const items = isRedated ? [] : [...added.map((item) => [item.id, item] as const), ...changed]
  const names = items.flatMap(([id, { name }]) => (name === undefined ? [] : [[`items.${id}.name`, name] as const]))
  return { ...(fields.title === undefined ? {} : { title: fields.title }), ...Object.fromEntries(names) }
}

/** Records the author when a single item of a shared list is edited by hand. */
function marksOf(
  { memberIds, edits = {} }: Pick<PackingList, 'memberIds' | 'edits'>,
  by: string,
  { changed = new Map(), fields }: ListPatch,
): ListChange[] {
  const [[id, { name, category, quantity }] = ['', {}]] = changed
  const typed = Object.entries({ name, category, quantity }).filter(([, value]) => value !== undefined)
  const isFull = !(id in edits) && Object.keys(edits).length >= LIMITS.packingItems
  const isOne = memberIds.length > 1 && changed.size === 1 && typed.length > 0 && fields === undefined
  return isOne && !isFull ? [mark({ id, by, ...Object.fromEntries(typed) })] : []
}

/**
 * direct: every member, works offline, field by field
 * @returns 'refused' if a change of dates affects more items than members other than the owner may write at once
 */
export function writePatch(
  list: Pick<PackingList, 'id' | 'userId' | 'memberIds' | 'items' | 'edits'>,
  uid: string,
  patch: ListPatch,
): Promise<WriteOutcome> {
  if (list.userId !== uid && isForOwnerAlone(patch)) {
    notify.error('Error', 'So much changes with these dates that only whoever made this list can move it there.')
    return Promise.resolve('refused')
  }
  const writes = splitPatch(patch).map((changes, at) =>
    writeChanges(packingListRef(list.id), ...changes, ...(at === 0 ? marksOf(list, uid, patch) : [])),
  )
  if (writes.length === 0) return Promise.resolve('accepted')
  const doc = `${COLLECTIONS.packingLists}/${list.id}`
  const sent = Promise.all(writes)
  const outcome = queueEdit('Failed to update packing list', sent, { doc, uid, typed: typedIn(patch) })
  if (list.memberIds.length > 1)
    void notes.then((part) => part?.noteMade(list.id, uid, [part.notedOf(list, patch)], { outcome, sent }))
  return outcome
}
