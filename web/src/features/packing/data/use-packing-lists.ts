import type { PackingList } from '@waymark/contract/packing'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { packingListsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** The packing lists that the traveller is a member of, the newest first. */
export function usePackingLists(): Live<PackingList[]> {
  const { uid } = useSession()
  return useLiveList(query(packingListsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))
}
