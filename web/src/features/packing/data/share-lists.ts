import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { shareTripLists } from '@waymark/contract/trips/trip-link-calls'
import { useEffect } from 'react'
import { callApi } from '../../../shared/api/api-client.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useOnline } from '../../../shared/pwa/online.ts'

type Shared = Pick<Trip, 'id' | 'memberIds' | 'roles'>
type Owned = Pick<PackingList, 'tripId' | 'userId' | 'memberIds'>

/** Ids of trips with a packing list that not all editors of the trip are members of. */
export const tripsToShare = (trips: readonly Shared[], lists: readonly Owned[]): string[] =>
  trips.flatMap(({ id, memberIds, roles }) => {
    const editors = memberIds.filter((uid) => roles[uid] === 'owner' || roles[uid] === 'editor')
    const isDue = ({ tripId, userId, memberIds: present }: Owned) =>
      tripId === id && editors.includes(userId) && editors.some((uid) => !present.includes(uid))
    return lists.some(isDue) ? [id] : []
  })

// api: the server knows the members. Lists made offline are shared after reconnecting.
export function shareLists(tripId: string): void {
  callApi(shareTripLists, { params: { id: tripId } }).catch((error: unknown) =>
    reportError(error, 'sharing the packing lists of a trip'),
  )
}

/** Makes sure that all editors of a trip are members of its packing lists, including newly created ones. */
export function useSharedLists(trips: readonly Trip[], lists: readonly PackingList[]): void {
  const online = useOnline()
  const due = tripsToShare(trips, lists).join(' ')
  useEffect(() => {
    if (!online || due === '') return
    for (const tripId of due.split(' ')) shareLists(tripId)
  }, [online, due])
}
