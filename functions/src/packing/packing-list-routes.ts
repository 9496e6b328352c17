import { deletePackingList as deleteList } from './delete-packing-list.ts'
import { listedPackingList } from './listed-packing-list.ts'
import { replacePackingItems as replaceItems } from './replace-packing-items.ts'
import { savePackingList as saveList } from './save-packing-list.ts'
import { listPackingLists as listsOf } from './packing-lists-store.ts'
import { asMember } from '../trips/trip-access.ts'
import { readTrip } from '../trips/trips-store.ts'
import { shareListsOfTrip } from './shared-lists-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listPackingLists: HandlerOf<'listPackingLists'> = async (_request, { caller }) =>
  (await listsOf(caller.uid)).map(listedPackingList)

export const savePackingList: HandlerOf<'savePackingList'> = ({ body }, { caller, idempotencyKey }) =>
  saveList(body, { uid: caller.uid, key: idempotencyKey })

export const replacePackingItems: HandlerOf<'replacePackingItems'> = ({ params, body }, { caller }) =>
  replaceItems(params.id, body.items, caller.uid)

export const deletePackingList: HandlerOf<'deletePackingList'> = async ({ params }, { caller }) => {
  await deleteList(params.id, caller.uid)
  return { message: 'Packing list deleted successfully' }
}

export const shareTripLists: HandlerOf<'shareTripLists'> = async ({ params }, { caller }) => {
  asMember(await readTrip(params.id), caller.uid)
  await shareListsOfTrip(params.id)
  return { message: 'Packing lists shared' }
}
