import { isMalformed } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { accommodationConverter } from '@waymark/contract/stays/accommodation'
import { doc, getDoc } from 'firebase/firestore'
import { collectionOf } from '../../../shared/live/firestore.ts'

const accommodationsRef = collectionOf(COLLECTIONS.accommodations, accommodationConverter)

/** The cancellation policy of a stay; empty if it has none. Rejects if the stay is not offered any more. */
export async function readCancellationPolicy(stayId: string): Promise<string> {
  const stay = (await getDoc(doc(accommodationsRef, stayId))).data()
  if (stay === undefined || isMalformed(stay)) throw new Error('not found')
  return stay.cancellationPolicy
}
