import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import type { NewAccommodation } from '../../functions/src/stays/accommodations-store.ts'
import { firestore } from '../../functions/src/platform/firestore.ts'

/** Maximum number of pending writes: enough to keep the connection busy without using much memory. */
const WAITING = 2_000

/** Writes many stays at once, as test data. Existing ones are replaced. */
export async function fillAccommodations(
  places: Iterable<readonly [id: string, place: NewAccommodation]>,
): Promise<void> {
  // The default throttling follows production's ramp-up rule; this is for the local stack.
  const writer = firestore().bulkWriter({ throttling: false })
  const failures: unknown[] = []
  writer.onWriteError(() => false)
  let waiting = 0
  for (const [id, place] of places) {
    const now = FieldValue.serverTimestamp()
    const fields = { ...place, version: 1, createdAt: now, updatedAt: now }
    writer
      .set(firestore().collection(COLLECTIONS.accommodations).doc(id), fields)
      .catch((error: unknown) => failures.push(error))
    waiting += 1
    if (waiting % WAITING === 0) await writer.flush()
  }
  await writer.close()
  if (failures.length > 0) throw failures[0]
}
