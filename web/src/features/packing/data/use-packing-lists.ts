import type { PackingList } from '@waymark/contract/packing/packing-list'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { packingListsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

/** The packing lists that the traveller is a member of, the newest first. */
export function usePackingLists(): Live<PackingList[]> {
  const { uid } = useSession()
  return useLiveList(query(packingListsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))
}

/** Those of them for days that are not over on `today`. */
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
