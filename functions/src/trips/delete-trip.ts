import { AppError } from '../platform/app-error.ts'
import { deleteTrip as deleteStored, readTripMembers } from './trips-store.ts'

/** Deletes a trip of its owner, also one that cannot be read. Other members may not; for everyone else it is not there. */
export async function deleteTrip(id: string, uid: string): Promise<void> {
  const trip = await readTripMembers(id)
  if (trip === undefined || !trip.memberIds.includes(uid)) throw new AppError('not-found', 'no such trip of this user')
  if (trip.roles[uid] !== 'owner') throw new AppError('forbidden', 'a member who is not the owner deletes a trip')
  await deleteStored(id)
}
