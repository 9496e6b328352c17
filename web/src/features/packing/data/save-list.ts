import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { doc } from 'firebase/firestore'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueEdit } from '../../../shared/messages/queue-edit.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { askToPersist } from '../../../shared/pwa/storage-persistence.ts'
import { shareLists } from './share-lists.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { templateOf, type ListDraft } from '../model/list-draft.ts'
import { makeList } from './list-changes.ts'
import { keepDraft, readDraft } from './packing-draft.ts'
import { packingListsRef } from './use-packing-lists.ts'

interface Saving {
  readonly id: string
  readonly outcome: Promise<WriteOutcome>
}

/**
 * Saves a new list. If the server refuses it later, it becomes the unsaved list again, unless there is another one.
 * @returns its id, known immediately, and the outcome
 */
// direct: the signed-in user, works offline
export function saveList(uid: string, draft: ListDraft): Saving {
  const ref = doc(packingListsRef)
  const write = makeList(ref, { ...draft, id: ref.id, userId: uid, memberIds: [uid] })
  const edit = { doc: `${COLLECTIONS.packingLists}/${ref.id}`, uid, typed: {} }
  const outcome = queueEdit('Failed to save packing list', write, edit)
  const { tripId } = draft
  if (tripId !== null) void outcome.then((end) => end === 'accepted' && shareLists(tripId))
  write.catch(() => {
    if (readDraft(uid) === undefined) keepDraft(uid, draft)
  })
  askToPersist().catch((error: unknown) => reportError(error, 'asking to keep the data'))
  return { id: ref.id, outcome }
}

/** Saves items as a template. */
// direct: the signed-in user, works offline
export const saveTemplate = (uid: string, title: string, items: readonly PackingItem[]): Saving =>
  saveList(uid, templateOf(title, items, localToday(new Date())))
