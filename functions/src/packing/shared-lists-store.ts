import { COLLECTIONS } from '@waymark/contract/firestore'
import { PackingList } from '@waymark/contract/packing/packing-list'
import { parseTolerant } from '@waymark/contract/tolerant'
import { Trip } from '@waymark/contract/trips/trip'
import { z } from '@waymark/contract/zod'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'

const TripMembers = z.pick(Trip, { memberIds: true, roles: true })
const ListMembers = z.pick(PackingList, { userId: true, memberIds: true })

/**
 * The members of a shared list: the trip's owner and editors. Viewers are excluded, because members of a list may
 * change its items.
 */
const editorsOf = ({ memberIds, roles }: z.infer<typeof TripMembers>): string[] =>
  memberIds.filter((uid) => roles[uid] === 'owner' || roles[uid] === 'editor')

/** If the list's owner may no longer edit the trip, nobody else is added; existing members who still may edit stay. */
function membersOfList(owner: string, present: readonly string[], editors: readonly string[]): string[] {
  const others = editors.includes(owner) ? editors : present.filter((uid) => editors.includes(uid))
  return [owner, ...others.filter((uid) => uid !== owner)]
}

/** Updates the members of a trip's packing lists to those who may edit the trip. */
export function shareListsOfTrip(tripId: string): Promise<void> {
  return optimistically(async (changes) => {
    const lists = firestore()
      .collection(COLLECTIONS.packingLists)
      .where('tripId', '==', tripId)
      .select('userId', 'memberIds')
    const found = await changes.get(firestore().collection(COLLECTIONS.trips).doc(tripId))
    const { docs } = await lists.get()
    const trip = parseTolerant(TripMembers, found.data()).data
    if (trip === undefined) return
    for (const document of docs) {
      const list = parseTolerant(ListMembers, document.data()).data
      if (list === undefined) continue
      const memberIds = membersOfList(list.userId, list.memberIds, editorsOf(trip))
      if (memberIds.join(' ') !== list.memberIds.join(' ')) changes.update(document.ref, { memberIds })
    }
  })
}
