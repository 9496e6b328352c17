import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'

type Shared = Pick<Trip, 'id' | 'memberIds' | 'roles'>
type Owned = Pick<PackingList, 'tripId' | 'userId' | 'memberIds'>

/** The ids of those trips with a packing list that not all who may change the trip are members of. */
export const tripsToShare = (trips: readonly Shared[], lists: readonly Owned[]): string[] =>
  trips.flatMap(({ id, memberIds, roles }) => {
    const editors = memberIds.filter((uid) => roles[uid] === 'owner' || roles[uid] === 'editor')
    const isDue = ({ tripId, userId, memberIds: present }: Owned) =>
      tripId === id && editors.includes(userId) && editors.some((uid) => !present.includes(uid))
    return lists.some(isDue) ? [id] : []
  })
