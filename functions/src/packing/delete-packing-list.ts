import { AppError } from '../platform/app-error.ts'
import { deletePackingList as deleteStored, readPackingList } from './packing-lists-store.ts'
import { failingWith } from '../platform/failing-with.ts'

/** Deletes a packing list of its owner. Other members may not; for everyone else it is not there. */
export const deletePackingList = (id: string, uid: string): Promise<void> =>
  failingWith('Failed to delete packing list', async () => {
    const list = await readPackingList(id)
    if (!list?.memberIds.includes(uid)) throw new AppError('not-found', 'no such packing list of this user')
    if (list.userId !== uid) throw new AppError('forbidden', 'a member who is not the owner deletes a packing list')
    await deleteStored(id)
  })
