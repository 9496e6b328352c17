import { Accommodation, type StayCategory } from '@waymark/contract/stays/accommodation'
import { docConverter, type Stored } from '@waymark/contract/converter'
import type { StaySort } from '@waymark/contract/stays/stay-calls'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { z } from '@waymark/contract/zod'
import { FieldPath, type Query, type QuerySnapshot } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'

const LISTED_FIELDS = {
  title: true,
  description: true,
  location: true,
  pricePerNightCents: true,
  currency: true,
  dollarCents: true,
  maxGuests: true,
  bedrooms: true,
  bathrooms: true,
  stayCategory: true,
  imageUrl: true,
  gallery: true,
  amenities: true,
  rating: true,
  reviewCount: true,
  featured: true,
  coordinates: true,
  searchTokens: true,
} as const

/** The fields of a stay in lists, and its search words. */
const StayRow = z.pick(Accommodation, { id: true, ...LISTED_FIELDS })
export type StayRow = z.infer<typeof StayRow>

const converter = docConverter<StayRow>(StayRow)

/** Sort fields of each order, most significant first; each has its composite indexes. */
const ORDERS = {
  recommended: [
    ['featured', 'desc'],
    ['rating', 'desc'],
  ],
  rating: [['rating', 'desc']],
  price: [['dollarCents', 'asc']],
  'price-desc': [['dollarCents', 'desc']],
  name: [['title', 'asc']],
} as const satisfies Record<StaySort | 'recommended', readonly (readonly [keyof StayRow, 'asc' | 'desc'])[]>
export type StayOrder = keyof typeof ORDERS

/** The fields of a position in this order, the id last. */
export const fieldsOfOrder = (order: StayOrder): (keyof StayRow)[] => [...ORDERS[order].map(([field]) => field), 'id']

/** The position where a page ends, by the fields of its order. */
export type StayPosition = readonly unknown[]

export const positionOfRow = (row: StayRow, order: StayOrder): StayPosition =>
  fieldsOfOrder(order).map((field) => row[field])

/** US cents, inclusive. */
export interface PriceRange {
  readonly from: number
  readonly to: number
}

export interface StayQuery {
  readonly category: StayCategory | undefined
  /** A word prefix or a pair of words. */
  readonly word: string | undefined
  readonly order: StayOrder
  /** Requires an order by price. */
  readonly price: PriceRange | undefined
  readonly after: StayPosition | undefined
  /** Number of rows to skip; they are billed as reads. */
  readonly offset: number
  readonly limit: number
}

export interface StayRows {
  readonly rows: readonly StayRow[]
  readonly isFull: boolean
}

const storedRows = (snapshot: QuerySnapshot<Stored<StayRow>>): StayRow[] =>
  snapshot.docs.flatMap((document) => parseStored('accommodations', document.data()) ?? [])

const stays = (): Query<Stored<StayRow>> =>
  firestore()
    .collection(COLLECTIONS.accommodations)
    .where('isActive', '==', true)
    .select(...Object.keys(LISTED_FIELDS))
    .withConverter<Stored<StayRow>>(converter)

/**
 * Active stays in the requested order.
 * @returns the readable ones, and whether `limit` documents were found
 */
export async function queryStays({ category, word, order, price, after, offset, limit }: StayQuery): Promise<StayRows> {
  let query = stays()
  if (category !== undefined) query = query.where('stayCategory', '==', category)
  if (word !== undefined) query = query.where('searchTokens', 'array-contains', word)
  if (price !== undefined) {
    query = query.where('dollarCents', '>=', price.from).where('dollarCents', '<=', price.to)
  }
  const fields = ORDERS[order]
  for (const [field, direction] of fields) query = query.orderBy(field, direction)
  query = query.orderBy(FieldPath.documentId(), fields.at(-1)?.[1])
  if (after !== undefined) query = query.startAfter(...after)
  const snapshot = await query.offset(offset).limit(limit).get()
  return { rows: storedRows(snapshot), isFull: snapshot.size === limit }
}

export async function listFeaturedStays(limit: number): Promise<StayRow[]> {
  return storedRows(await stays().where('featured', '==', true).orderBy('rating', 'desc').limit(limit).get())
}
