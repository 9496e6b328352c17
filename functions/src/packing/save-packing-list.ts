import { packingTitle, type PackingList } from '@waymark/contract/packing/packing-list'
import type { ListedPackingList, NewPackingList as SentList } from '@waymark/contract/packing/packing-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { createPackingList, newPackingListId, readPackingList, type NewPackingList } from './packing-lists-store.ts'
import { readTrip } from '../trips/trips-store.ts'
import { arrangeItems } from './arrange-items.ts'
import { idOfRequest, madeBySameRequest, requestDigestOf, type KeyedCaller } from '../platform/idempotency-key.ts'
import { shareListsOfTrip } from './shared-lists-store.ts'
import { listedPackingList } from './listed-packing-list.ts'

const NO_SUCH_TRIP = 'Trip not found'

async function requireOwnTrip(tripId: string, uid: string): Promise<void> {
  const trip = await readTrip(tripId)
  if (trip?.memberIds.includes(uid)) return
  throw new AppError('invalid-argument', 'a packing list for no trip of this user', {
    message: NO_SUCH_TRIP,
    fields: { tripId: NO_SUCH_TRIP },
  })
}

const newList = (uid: string, sent: SentList): NewPackingList => ({
  userId: uid,
  tripId: sent.tripId ?? null,
  title: sent.title ?? packingTitle({ destination: sent.destination }),
  destination: sent.destination,
  startDate: sent.startDate,
  endDate: sent.endDate,
  ...(sent.basis && { basis: sent.basis }),
  ...(sent.isTemplate === true && { isTemplate: true }),
  items: arrangeItems(sent.items),
  memberIds: [uid],
})

async function save(sent: SentList, caller: KeyedCaller): Promise<PackingList> {
  const { uid, key } = caller
  const requestDigest = requestDigestOf(caller, sent)
  const id = idOfRequest(caller, newPackingListId)
  const found = async () => madeBySameRequest(await readPackingList(id), requestDigest, 'packing list')
  const before = key === undefined ? undefined : await found()
  if (before !== undefined) return before
  if (typeof sent.tripId === 'string') await requireOwnTrip(sent.tripId, uid)
  await createPackingList(id, { ...newList(uid, sent), ...(requestDigest !== undefined && { requestDigest }) })
  const list = await found()
  if (list === undefined) throw new AppError('not-found', 'the packing list was deleted while it was saved')
  if (list.tripId === null) return list
  await shareListsOfTrip(list.tripId)
  return (await found()) ?? list
}

/** Saves a packing list in array order. */
export const savePackingList = (sent: SentList, caller: KeyedCaller): Promise<ListedPackingList> =>
  failingWith('Failed to save packing list', async () => listedPackingList(await save(sent, caller)))
