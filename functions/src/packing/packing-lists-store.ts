import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { PackingList, packingListConverter } from '@waymark/contract/packing/packing-list'
import { FieldValue } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'
import { isAlreadyExists } from '../platform/firestore-codes.ts'
import { optimistically } from '../platform/optimistically.ts'
import { keepUnknownIn } from '../platform/keep-unknown.ts'

export type NewPackingList = Omit<PackingList, 'id' | 'createdAt' | 'updatedAt'>

/** Maximum number of packing lists in a list. */
const LISTED = 100

const packingLists = () => firestore().collection(COLLECTIONS.packingLists)
const readable = () => packingLists().withConverter<Stored<PackingList>>(packingListConverter)
const now = () => FieldValue.serverTimestamp()

export const newPackingListId = (): string => packingLists().doc().id

/** The lists that the user is a member of, newest first. */
export async function listPackingLists(uid: string, limit = LISTED): Promise<PackingList[]> {
  const query = readable().where('memberIds', 'array-contains', uid).orderBy('createdAt', 'desc').limit(limit)
  const snapshot = await query.get()
  return snapshot.docs.flatMap((document) => parseStored('packingLists', document.data()) ?? [])
}

export async function readPackingList(id: string): Promise<PackingList | undefined> {
  const snapshot = await readable().doc(id).get()
  return parseStored('packingLists', snapshot.data())
}

/**
 * Creates the list.
 * @returns false if a list with this id exists; it stays unchanged
 */
export async function createPackingList(id: string, list: NewPackingList): Promise<boolean> {
  try {
    await packingLists()
      .doc(id)
      .create({ ...list, createdAt: now(), updatedAt: now() })
    return true
  } catch (error) {
    if (isAlreadyExists(error)) return false
    throw error
  }
}

/**
 * Replaces a list's items with the result of `change`; undefined leaves them unchanged.
 * @returns whether they were replaced; also false if there is no such list
 */
export function replaceItems(
  id: string,
  change: (stored: PackingList) => PackingList['items'] | undefined,
): Promise<boolean> {
  return optimistically(async (transaction) => {
    const snapshot = await transaction.get(packingLists().doc(id))
    const stored = snapshot.exists
      ? parseStored('packingLists', packingListConverter.fromFirestore(snapshot))
      : undefined
    const items = stored && change(stored)
    if (items === undefined) return false
    const changes = keepUnknownIn(PackingList, snapshot.data() ?? {}, { items })
    transaction.update(packingLists().doc(id), { ...changes, updatedAt: now() })
    return true
  })
}

export async function deletePackingList(id: string): Promise<void> {
  await packingLists().doc(id).delete()
}
