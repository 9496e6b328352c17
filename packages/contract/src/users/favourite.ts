import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Instant, PictureUrl, requiredText, text } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

const FAVOURITE_KINDS = [
  'stay',
  'activity',
  'charter',
  /** Fallback for unknown kinds. */
  'other',
] as const
export type FavouriteKind = Exclude<(typeof FAVOURITE_KINDS)[number], 'other'>

/**
 * `users/{uid}/favourites/{kind}_{itemId}`: a favourite. Title, place and picture are a snapshot, so that the list
 * works offline and can name items that were deleted.
 */
export const Favourite = z.strictObject({
  id: z.string(),
  kind: openEnum(FAVOURITE_KINDS, 'other'),
  itemId: requiredText(LIMITS.favouriteItemId),
  title: requiredText(LIMITS.title),
  location: text(LIMITS.place),
  imageUrl: z.nullable(PictureUrl),
  createdAt: Instant,
})
export type Favourite = z.infer<typeof Favourite>
export const favouriteConverter = docConverter<Favourite>(Favourite)

export const favouriteId = ({ kind, itemId }: Pick<Favourite, 'kind' | 'itemId'>): string => `${kind}_${itemId}`
