import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Instant, PictureUrl, requiredText, text } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

const FAVOURITE_KINDS = [
  'stay',
  'activity',
  'charter',
  /** What readers take a kind for that they do not know yet. */
  'other',
] as const
export type FavouriteKind = Exclude<(typeof FAVOURITE_KINDS)[number], 'other'>

/**
 * `users/{uid}/favourites/{kind}_{itemId}`: what somebody has marked with a heart. Title, place and picture are as they
 * were then, so that the list is there without a network, and names what is gone.
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
