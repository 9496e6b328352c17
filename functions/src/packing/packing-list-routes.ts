import { AppError, failingWith } from '../platform/app-error.ts'
import { rearrangeItems } from './arrange-items.ts'
import { listedPackingList } from './listed-packing-list.ts'
import { savePackingList as saveList } from './save-packing-list.ts'
import {
  deletePackingList as deleteStored,
  listPackingLists as listsOf,
  readPackingList,
  replaceItems,
} from './packing-lists-store.ts'
import { asMember } from '../trips/trip-access.ts'
import { readTrip } from '../trips/trips-store.ts'
import { shareListsOfTrip } from './shared-lists-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listPackingLists: HandlerOf<'listPackingLists'> = async (_request, { caller }) =>
  (await listsOf(caller.uid)).map(listedPackingList)

export const savePackingList: HandlerOf<'savePackingList'> = ({ body }, { caller, idempotencyKey }) =>
  saveList(body, { uid: caller.uid, key: idempotencyKey })

/** For members; everyone else gets 404. */
export const replacePackingItems: HandlerOf<'replacePackingItems'> = ({ params: { id }, body }, { caller }) =>
  failingWith('Failed to update packing list', async () => {
    const replaced = await replaceItems(id, ({ memberIds, items }) =>
      memberIds.includes(caller.uid) ? rearrangeItems(body.items, items) : undefined,
    )
    const list = replaced ? await readPackingList(id) : undefined
    if (list === undefined) throw new AppError('not-found', 'no such packing list of this user')
    return listedPackingList(list)
  })

/** For the owner only: other members get 403, everyone else 404. */
export const deletePackingList: HandlerOf<'deletePackingList'> = ({ params: { id } }, { caller: { uid } }) =>
  failingWith('Failed to delete packing list', async () => {
    const list = await readPackingList(id)
    if (!list?.memberIds.includes(uid)) throw new AppError('not-found', 'no such packing list of this user')
    if (list.userId !== uid) throw new AppError('forbidden', 'a member who is not the owner deletes a packing list')
    await deleteStored(id)
    return { message: 'Packing list deleted successfully' }
  })

export const shareTripLists: HandlerOf<'shareTripLists'> = async ({ params }, { caller }) => {
  asMember(await readTrip(params.id), caller.uid)
  await shareListsOfTrip(params.id)
  return { message: 'Packing lists shared' }
}
