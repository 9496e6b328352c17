import type { PackingList } from '@waymark/contract/packing'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { packingListsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** The packing lists of the traveller for days that are not over on `today`. */
export function useComingLists(today: string): Live<PackingList[]> {
  const { uid } = useSession()
  return useLiveList(
    query(
      packingListsRef,
      where('memberIds', 'array-contains', uid),
      where('endDate', '>=', today),
      orderBy('endDate'),
    ),
  )
}
