import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import type { NewAccommodation } from '../../functions/src/stays/accommodations-store.ts'
import { firestore } from '../../functions/src/platform/firestore.ts'

/** Documents that wait to be written at a time: enough to keep the connection busy, and little memory. */
const WAITING = 2_000

/** Writes many places at once, as large test data. Those that are there already are replaced. */
export async function fillAccommodations(
  places: Iterable<readonly [id: string, place: NewAccommodation]>,
): Promise<void> {
  // Production wants traffic to grow slowly; this is for the local stack.
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
