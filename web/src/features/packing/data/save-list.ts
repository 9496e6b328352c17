import { doc } from 'firebase/firestore'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { packingListsRef } from '../../../shared/live/refs.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { askToPersist } from '../../../shared/pwa/storage-persistence.ts'
import { shareLists } from './share-lists.ts'
import type { ListDraft } from '../model/list-draft.ts'
import { makeList } from './list-changes.ts'
import { keepDraft, readDraft } from './packing-draft.ts'

/**
 * Saves a new list of the traveller's own. Should the server refuse it later, it is put back as the unsaved one, unless
 * there is another by then.
 * @returns the id of the list, known at once, and what becomes of it
 */
// direct: whoever is signed in, works offline
export function saveList(uid: string, draft: ListDraft): { id: string; outcome: Promise<WriteOutcome> } {
  const ref = doc(packingListsRef)
  const write = makeList(ref, { ...draft, id: ref.id, userId: uid, memberIds: [uid] })
  const outcome = queueWrite('Failed to save packing list', write)
  const { tripId } = draft
  if (tripId !== null) void outcome.then((end) => end === 'accepted' && shareLists(tripId))
  write.catch(() => {
    if (readDraft(uid) === undefined) keepDraft(uid, draft)
  })
  askToPersist().catch((error: unknown) => reportError(error, 'asking to keep the data'))
  return { id: ref.id, outcome }
}
