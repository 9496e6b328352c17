import { createHash } from 'node:crypto'
import { packingTitle, type PackingList } from '@waymark/contract/packing/packing-list'
import type { ListedPackingList, NewPackingList as SentList } from '@waymark/contract/packing/packing-calls'
import { AppError } from '../platform/app-error.ts'
import { createPackingList, newPackingListId, readPackingList, type NewPackingList } from './packing-lists-store.ts'
import { readTrip } from '../trips/trips-store.ts'
import { arrangeItems } from './arrange-items.ts'
import { failingWith } from '../platform/failing-with.ts'
import { keyedId } from '../platform/keyed-id.ts'
import { listedPackingList } from './listed-packing-list.ts'

const NO_SUCH_TRIP = 'Trip not found'

interface Saving {
  readonly uid: string
  /** Two requests of a user with the same key are the same list. */
  readonly key: string | undefined
}

const digestOf = (sent: SentList): string => createHash('sha256').update(JSON.stringify(sent)).digest('base64url')

/** The list that an earlier try with this id has made, however edited since. */
async function madeBefore(id: string, requestDigest: string): Promise<PackingList | undefined> {
  const list = await readPackingList(id)
  if (list === undefined || list.requestDigest === requestDigest) return list
  throw new AppError('conflict', 'an idempotency key was used for two different packing lists', {
    message: 'This Idempotency-Key was already used for a different packing list',
  })
}

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
  items: arrangeItems(sent.items),
  memberIds: [uid],
})

async function save(sent: SentList, { uid, key }: Saving): Promise<PackingList> {
  const requestDigest = digestOf(sent)
  const id = key === undefined ? newPackingListId() : keyedId(uid, key)
  const before = key === undefined ? undefined : await madeBefore(id, requestDigest)
  if (before !== undefined) return before
  if (typeof sent.tripId === 'string') await requireOwnTrip(sent.tripId, uid)
  await createPackingList(id, { ...newList(uid, sent), ...(key !== undefined && { requestDigest }) })
  const list = key === undefined ? await readPackingList(id) : await madeBefore(id, requestDigest)
  if (list === undefined) throw new AppError('not-found', 'the packing list was deleted while it was saved')
  return list
}

/** Saves a packing list of the user. Its order is that of the array. */
export const savePackingList = (sent: SentList, saving: Saving): Promise<ListedPackingList> =>
  failingWith('Failed to save packing list', async () => listedPackingList(await save(sent, saving)))
