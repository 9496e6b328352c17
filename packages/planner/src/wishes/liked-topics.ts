import type { PlaceKind } from '@waymark/atlas/place'
import { isNamedIn } from './dish-names.ts'
import type { PlaceWish } from './place-wish.ts'

/** A liked topic, of which a plan has something or says that it has nothing. */
export interface LikedTopic {
  readonly label: string
  readonly isAbout: (kind: string, text: string) => boolean
}

/** On the chip of a liked topic. */
export const likesLabel = (topic: string): string => `Likes ${topic}`

/** The topic of a liked kind of places; undefined for what one finds in every town, such as strolls. */
export function topicOf({ label, kinds, refused, told, isEverywhere }: PlaceWish): LikedTopic | undefined {
  if (isEverywhere) return undefined
  const words = told === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${told})(?![\\p{L}\\p{N}])`, 'iu')
  // Topics that have kinds of their own: museums, but not football, which is one of many activities.
  const own: ReadonlySet<string> = new Set<PlaceKind>(words === undefined ? kinds : (refused ?? kinds))
  return { label, isAbout: (kind, text) => own.has(kind) || words?.test(text) === true }
}

/** The topic of a dish: places that tell of it. It may also be eaten at a meal. */
export const topicOfDish = (dish: string): LikedTopic => ({ label: dish, isAbout: (_, text) => isNamedIn(text, dish) })
