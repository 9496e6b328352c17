import { Accommodation, type StayCategory } from '@waymark/contract/stays/accommodation'
import { docConverter, type Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { z } from '@waymark/contract/zod'
import { FieldPath, type Query, type QuerySnapshot } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'

const LISTED_FIELDS = {
  title: true,
  description: true,
  location: true,
  pricePerNightCents: true,
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
  searchTokens: true,
} as const

/** What visitors' lists show of a place, and the words that it is found by. */
const StayRow = z.pick(Accommodation, { id: true, ...LISTED_FIELDS })
export type StayRow = z.infer<typeof StayRow>

const converter = docConverter<StayRow>(StayRow)

/** Where a page ends: what the next one begins after. */
export type StayPosition = Pick<StayRow, 'featured' | 'rating' | 'id'>

export interface StayQuery {
  readonly category: StayCategory | undefined
  /** The beginning of a word, or a pair of words. */
  readonly word: string | undefined
  readonly after: StayPosition | undefined
  /** How many to leave out; they are read, too. */
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

/** Active places, the featured first, then the best rated. @returns those that can be read of them, and whether `limit` were there */
export async function queryStays({ category, word, after, offset, limit }: StayQuery): Promise<StayRows> {
  let query = stays()
  if (category !== undefined) query = query.where('stayCategory', '==', category)
  if (word !== undefined) query = query.where('searchTokens', 'array-contains', word)
  query = query.orderBy('featured', 'desc').orderBy('rating', 'desc').orderBy(FieldPath.documentId(), 'desc')
  if (after !== undefined) query = query.startAfter(after.featured, after.rating, after.id)
  const snapshot = await query.offset(offset).limit(limit).get()
  return { rows: storedRows(snapshot), isFull: snapshot.size === limit }
}

export async function listFeaturedStays(limit: number): Promise<StayRow[]> {
  return storedRows(await stays().where('featured', '==', true).orderBy('rating', 'desc').limit(limit).get())
}
