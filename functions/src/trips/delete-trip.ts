import { asOwner } from './trip-access.ts'
import { binTrip, readTripMembers } from './trips-store.ts'
import { sweepBin } from './sweep-bin.ts'

/**
 * Puts a trip of its owner into the bin, also one that cannot be read. Other members may not; for everyone else, and from
 * then on for all of /api, it is not there.
 */
export async function deleteTrip(id: string, uid: string): Promise<void> {
  asOwner(await readTripMembers(id), uid)
  await binTrip(id)
  await sweepBin(uid)
}
