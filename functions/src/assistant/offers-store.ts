import { text } from '@waymark/contract/primitives'
import { LIMITS } from '@waymark/contract/limits'
import { z } from '@waymark/contract/zod'
import type { Offer, OfferKind } from '@waymark/assistant/question'
import type { Query } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

/** Most that an answer has to choose from. */
const LISTED = 40

const words = text(LIMITS.title)
const Row = z.pipe(
  z.object({ title: words, location: z.optional(words), destination: z.optional(words) }),
  z.transform(({ title, location = '', destination = location }): Offer => ({ title, location: destination })),
)

/** What everybody may see of each kind. */
const onOffer: Readonly<Record<OfferKind, () => Query>> = {
  activities: () =>
    firestore().collection('activities').where('status', '==', 'approved').where('isAvailable', '==', true),
  stays: () => firestore().collection('accommodations').where('isActive', '==', true),
  charters: () => firestore().collection('charterTrips').where('isActive', '==', true),
}

/** What can be booked. Stays are many: of them only those that are found by the word, and none without one. */
export async function listOffers(kind: OfferKind, word: string | undefined): Promise<Offer[]> {
  if (kind === 'stays' && word === undefined) return []
  const all = onOffer[kind]()
  const query = kind === 'stays' ? all.where('searchTokens', 'array-contains', word) : all
  const snapshot = await query.select('title', 'location', 'destination').limit(LISTED).get()
  return snapshot.docs.flatMap((document) => Row.safeParse(document.data()).data ?? [])
}
