import { ILLNESS } from './refusing-words.ts'
import type { WishGroup } from './wish-lexicon.ts'

/**
 * How something is spoken of: just so, with liking, as better fewer, liked by one and disliked by another, refused, as an
 * allergy, or as nothing to mind.
 * `denied` is nothing to mind either, and does not say that it is eaten: 'no fish allergy', 'fish is fine for my husband'.
 */
export type Meaning = 'said' | 'wanted' | 'less' | 'disputed' | 'refused' | 'allergy' | 'fine' | 'denied'

/**
 * `less` takes fewer of a kind of places and refuses food, pace and walking; `one` and `bored` speak of kinds of places
 * alone. All three leave the rest: 'only one kid', 'bored kids', 'too much for my pregnant wife'.
 */
export type State = 'plain' | 'refusing' | 'less' | 'one' | 'bored' | 'allergic' | 'fine' | 'denied'

export interface Mention {
  readonly group: Exclude<WishGroup, 'grammar' | 'filler'>
  readonly concept: string
  meaning: Meaning
  readonly from: number
  readonly to: number
}

/** Whether nothing follows from what is said. */
export const isNoMatter = ({ meaning }: Pick<Mention, 'meaning'>): boolean => meaning === 'fine' || meaning === 'denied'

export const isFoodPaceOrWalking = ({ group, concept }: Pick<Mention, 'group' | 'concept'>): boolean =>
  group === 'food' || group === 'pace' || concept === 'walking'
/** What nobody minds: 'walking is fine', 'we don't mind crowds'; a diet is meant even so. */
export const canBeFine = ({ group, concept }: Mention, word: string): boolean =>
  (isFoodPaceOrWalking({ group, concept }) || group === 'place') && !ILLNESS.test(word)
export const isListed = (group: string): boolean => group === 'food' || group === 'place'

/** What is hard for somebody rather than bad. */
const TIRING: ReadonlySet<string> = new Set(['walking', 'crowds', 'busy', 'heights', 'caves', 'hiking'])
/** What a diet may leave or not. */
export const FISH: ReadonlySet<string> = new Set(['fish', 'seafood'])
const OF_LIVING_ANIMALS: ReadonlySet<string> = new Set(['egg', 'dairy'])
/** 'Vegetarians, but we eat fish', 'végétarienne mais je mange des œufs'. */
export const mayBeEaten = (concept: string, before: readonly Mention[]): boolean =>
  FISH.has(concept) || (OF_LIVING_ANIMALS.has(concept) && before.some(({ group }) => group === 'diet'))
/** What one is called allergic to and only dislikes: 'allergic to crowds'. A dog is met, not eaten. */
export const isDisliked = ({ group, concept }: Mention): boolean =>
  group === 'place' || group === 'pace' || concept === 'dog'
/** 'My knee is not good', in languages that say so behind it, refuses no weak knee. */
export const canBeRefusedBehind = (mention: Mention): boolean =>
  !isNoMatter(mention) && mention.concept !== 'weakWalker'
/** What can be feared: 'scared for my pregnant wife' is no fear of her. */
export const canBeFeared = ({ group, concept }: Mention): boolean =>
  group !== 'diet' && (group !== 'traveller' || concept === 'dog' || concept === 'walking')
export const isTiring = (said: { readonly concept: string } | undefined): boolean =>
  said !== undefined && TIRING.has(said.concept)
