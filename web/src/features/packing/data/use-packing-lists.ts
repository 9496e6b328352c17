import { COLLECTIONS } from '@waymark/contract/firestore'
import { type PackingList, packingListConverter } from '@waymark/contract/packing/packing-list'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

export const packingListsRef = collectionOf(COLLECTIONS.packingLists, packingListConverter)

/** The user's packing lists and templates, newest first. */
export function useListsAndTemplates(): Live<PackingList[]> {
  const { uid } = useSession()
  return useLiveList(query(packingListsRef, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')))
}

const forTrips = (lists: Live<PackingList[]>): Live<PackingList[]> =>
  lists.status === 'ready' ? { ...lists, data: lists.data.filter(({ isTemplate }) => isTemplate !== true) } : lists

/** The user's packing lists, newest first. */
export const usePackingLists = (): Live<PackingList[]> => forTrips(useListsAndTemplates())

/** The user's templates loaded so far. */
export function useTemplates(): PackingList[] {
  const lists = useListsAndTemplates()
  return lists.status === 'ready' ? lists.data.filter(({ isTemplate }) => isTemplate === true) : []
}

/** Packing lists for trips that are not over on `today`. */
export function useComingLists(today: string): Live<PackingList[]> {
  const { uid } = useSession()
  const lists = useLiveList(
    query(
      packingListsRef,
      where('memberIds', 'array-contains', uid),
      where('endDate', '>=', today),
      orderBy('endDate'),
    ),
  )
  return forTrips(lists)
}
