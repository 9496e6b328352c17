import type { ListedPackingList, SentItem } from '@waymark/contract/packing/packing-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { readPackingList, replaceItems } from './packing-lists-store.ts'
import { rearrangeItems } from './arrange-items.ts'
import { listedPackingList } from './listed-packing-list.ts'

/** Replaces all items of a list that the user is a member of; for others it is 'not found'. */
export const replacePackingItems = (id: string, sent: readonly SentItem[], uid: string): Promise<ListedPackingList> =>
  failingWith('Failed to update packing list', async () => {
    const replaced = await replaceItems(id, ({ memberIds, items }) =>
      memberIds.includes(uid) ? rearrangeItems(sent, items) : undefined,
    )
    const list = replaced ? await readPackingList(id) : undefined
    if (list === undefined) throw new AppError('not-found', 'no such packing list of this user')
    return listedPackingList(list)
  })
