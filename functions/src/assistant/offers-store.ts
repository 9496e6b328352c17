import { text } from '@waymark/contract/primitives'
import { LIMITS } from '@waymark/contract/limits'
import { z } from '@waymark/contract/zod'
import { nameKey } from '@waymark/domain/name-key'
import type { Offer, OfferKind } from '@waymark/assistant/question'
import type { Query } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { searchStays } from '../stays/search-stays.ts'

/** Most that are looked through for a place: a catalogue of activities or charter trips has hundreds, not thousands. */
const LOOKED_THROUGH = 1_000
/** Most that an answer has to choose from. */
const LISTED = 40

const words = text(LIMITS.title)
const Row = z.pipe(
  z.object({ title: words, location: z.optional(words), destination: z.optional(words) }),
  z.transform(({ title, location = '', destination = location }): Offer => ({ title, location: destination })),
)

/** What everybody may see of each kind. */
const onOffer: Readonly<Record<Exclude<OfferKind, 'stays'>, () => Query>> = {
  activities: () =>
    firestore().collection('activities').where('status', '==', 'approved').where('isAvailable', '==', true),
  charters: () => firestore().collection('charterTrips').where('isActive', '==', true),
}

/** The featured and best rated ones; none without a place, for there are many. */
async function staysAt(place: string | undefined): Promise<Offer[]> {
  if (place === undefined) return []
  const { accommodations } = await searchStays({ location: place, category: 'all', page: 1, pageSize: LISTED })
  return accommodations.map(({ name, location }) => ({ title: name, location }))
}

/** What can be booked; with a place only what is there, by the words of its location. */
export async function listOffers(kind: OfferKind, place: string | undefined): Promise<Offer[]> {
  if (kind === 'stays') return staysAt(place)
  const snapshot = await onOffer[kind]().select('title', 'location', 'destination').limit(LOOKED_THROUGH).get()
  const offers = snapshot.docs.flatMap((document) => Row.safeParse(document.data()).data ?? [])
  const sought = ` ${nameKey(place ?? '')} `
  const there =
    place === undefined ? offers : offers.filter(({ location }) => ` ${nameKey(location)} `.includes(sought))
  return there.slice(0, LISTED)
}
