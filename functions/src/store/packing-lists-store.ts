import { COLLECTIONS } from '@waymark/contract/firestore'
import type { PackingList } from '@waymark/contract/packing'
import { FieldValue } from 'firebase-admin/firestore'
import { firestore, isAlreadyExists } from './firestore.ts'

export type NewPackingList = Omit<PackingList, 'id' | 'createdAt' | 'updatedAt'>

/** Makes the list; one with this id that is there already stays as it is. */
export async function createPackingList(id: string, list: NewPackingList): Promise<void> {
  const now = FieldValue.serverTimestamp()
  try {
    await firestore()
      .collection(COLLECTIONS.packingLists)
      .doc(id)
      .create({ ...list, createdAt: now, updatedAt: now })
  } catch (error) {
    if (!isAlreadyExists(error)) throw error
  }
}
