import { ILLNESS } from './refusing-words.ts'
import type { WishGroup } from './wish-lexicon.ts'

/**
 * How something is mentioned: neutrally (said), liked (wanted), preferably less, liked by one person and disliked by
 * another (disputed), refused, as an allergy, or accepted (fine). `denied` is accepted without saying that it is eaten:
 * 'no fish allergy', 'fish is fine for my husband'.
 */
export type Meaning = 'said' | 'wanted' | 'less' | 'disputed' | 'refused' | 'allergy' | 'fine' | 'denied'

/**
 * `less` reduces a kind of places, and refuses food, pace and walking; `one` and `bored` apply to kinds of places only.
 * None of the three affects anything else: 'only one kid', 'bored kids', 'too much for my pregnant wife'.
 */
export type State = 'plain' | 'refusing' | 'less' | 'one' | 'bored' | 'allergic' | 'fine' | 'denied'

export interface Mention {
  readonly group: Exclude<WishGroup, 'grammar' | 'filler'>
  readonly concept: string
  meaning: Meaning
  readonly from: number
  readonly to: number
}

/** Whether nothing follows from the mention. */
export const isNoMatter = ({ meaning }: Pick<Mention, 'meaning'>): boolean => meaning === 'fine' || meaning === 'denied'

export const isFoodPaceOrWalking = ({ group, concept }: Pick<Mention, 'group' | 'concept'>): boolean =>
  group === 'food' || group === 'pace' || concept === 'walking'
/** Whether it can be accepted: 'walking is fine', 'we don't mind crowds'. Diets and illnesses cannot. */
export const canBeFine = ({ group, concept }: Mention, word: string): boolean =>
  (isFoodPaceOrWalking({ group, concept }) || group === 'place') && !ILLNESS.test(word)
export const isListed = (group: string): boolean => group === 'food' || group === 'place'

/** Things that are exhausting rather than disliked. */
const TIRING: ReadonlySet<string> = new Set(['walking', 'crowds', 'busy', 'heights', 'caves', 'hiking'])
/** Foods of which one eats little, and not none: 'como poca carne'. */
export const LITTLE: ReadonlySet<string> = new Set(['meat', 'redMeat'])
/** Foods that a diet may include. */
export const FISH: ReadonlySet<string> = new Set(['fish', 'seafood'])
const EATEN_WITH_A_DIET: ReadonlySet<string> = new Set(['egg', 'dairy', 'shellfish'])
/** 'Vegetarians, but we eat fish', 'végétarienne mais je mange des œufs'. */
export const mayBeEaten = (concept: string, before: readonly Mention[]): boolean =>
  FISH.has(concept) || (EATEN_WITH_A_DIET.has(concept) && before.some(({ group }) => group === 'diet'))
/** Figurative allergies, which mean dislike: 'allergic to crowds'. Also dogs, which are not food. */
export const isDisliked = ({ group, concept }: Mention): boolean =>
  group === 'place' || group === 'pace' || concept === 'dog'
/** In languages where the refusal follows, 'my knee is not good' does not refuse a weak knee. */
export const canBeRefusedBehind = (mention: Mention): boolean =>
  !isNoMatter(mention) && mention.concept !== 'weakWalker'
/** What can be feared; 'scared for my pregnant wife' does not refuse her. */
export const canBeFeared = ({ group, concept }: Mention): boolean =>
  group !== 'diet' && (group !== 'traveller' || concept === 'dog' || concept === 'walking')
export const isTiring = (said: { readonly concept: string } | undefined): boolean =>
  said !== undefined && TIRING.has(said.concept)

/** 'Not vegan but my partner is': the partner is vegan. */
export function restore(mentions: readonly Mention[]): void {
  for (const mention of mentions)
    if (mention.meaning === 'refused' && (mention.group === 'diet' || mention.group === 'traveller'))
      mention.meaning = 'said'
}

/** Whether it may be said to be fine; `isNewly` after a comma, `isAlone` without another in its clause. */
export const mayBecomeFine = ({ meaning }: Mention, isNewly: boolean, isAlone: boolean): boolean =>
  meaning === 'said' ||
  meaning === 'wanted' ||
  (isNewly && (meaning === 'refused' || (meaning === 'allergy' && isAlone)))

export function refuse(mentions: readonly Mention[]): void {
  for (const mention of mentions) if (mention.meaning !== 'allergy') mention.meaning = 'refused'
}

/** 'No museums but one', 'temples, but not too many'. */
export function takeLess(mentions: readonly Mention[]): void {
  for (const mention of mentions) if (mention.group === 'place') mention.meaning = 'less'
}

/** 'Penguins, Table Mountain only if there is no wind': what stands since the last comma, or else the list before it. */
export const lastClause = (mentions: readonly Mention[], from: number, list: readonly Mention[]): readonly Mention[] =>
  from < mentions.length ? mentions.slice(from) : list
