import { text } from '@waymark/contract/primitives'
import { LIMITS } from '@waymark/contract/limits'
import { z } from '@waymark/contract/zod'
import { nameKey } from '@waymark/domain/name-key'
import type { Offer, OfferKind } from '@waymark/assistant/question'
import type { Query } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { searchStays } from '../stays/search-stays.ts'

/**
 * Maximum number of offers searched for a place. Catalogues of activities and charter trips have hundreds of entries.
 */
const LOOKED_THROUGH = 1_000
/** Maximum number of offers per answer. */
const LISTED = 40

const words = text(LIMITS.title)
const Row = z.pipe(
  z.object({ title: words, location: z.optional(words), destination: z.optional(words) }),
  z.transform(({ title, location = '', destination = location }): Offer => ({ title, location: destination })),
)

/** Public offers of each kind. */
const onOffer: Readonly<Record<Exclude<OfferKind, 'stays'>, () => Query>> = {
  activities: () =>
    firestore().collection('activities').where('status', '==', 'approved').where('isAvailable', '==', true),
  charters: () => firestore().collection('charterTrips').where('isActive', '==', true),
}

/** Featured and best rated stays at a place; without a place there would be too many. */
async function staysAt(place: string | undefined): Promise<Offer[]> {
  if (place === undefined) return []
  const { accommodations } = await searchStays({ location: place, category: 'all', page: 1, pageSize: LISTED })
  return accommodations.map(({ name, location }) => ({ title: name, location }))
}

/** Bookable offers; with a place, only those whose location matches it. */
export async function listOffers(kind: OfferKind, place: string | undefined): Promise<Offer[]> {
  if (kind === 'stays') return staysAt(place)
  const snapshot = await onOffer[kind]().select('title', 'location', 'destination').limit(LOOKED_THROUGH).get()
  const offers = snapshot.docs.flatMap((document) => Row.safeParse(document.data()).data ?? [])
  const sought = ` ${nameKey(place ?? '')} `
  const there =
    place === undefined ? offers : offers.filter(({ location }) => ` ${nameKey(location)} `.includes(sought))
  return there.slice(0, LISTED)
}
