import type { WishItem } from './wish-items.ts'
import { isDisliked, type Mention } from './mention.ts'
import { saysCommaBetween } from './wish-clauses.ts'

export interface ReadSentence {
  readonly items: readonly WishItem[]
  readonly mentions: readonly Mention[]
  /** Indexes in `items` of allergy words without a food directly before them. */
  readonly allergies: readonly number[]
}

const isFood = ({ group }: Mention): boolean => group === 'food'
const isAvoided = ({ meaning }: Mention): boolean => meaning === 'refused' || meaning === 'allergy'

/** Whether the allergen follows: 'allergic to pollen'. */
function namesWhat({ items, mentions }: ReadSentence, index: number): boolean {
  const from = items[index]?.from ?? 0
  if (mentions.some((mention) => mention.meaning === 'allergy' && mention.from > from)) return true
  const next = mentions.find((mention) => mention.from > from)
  // 'Allergic to crowds': earlier mentions are unrelated.
  if (next?.meaning === 'refused' && isDisliked(next) && !saysCommaBetween(items, from, next.from)) return true
  const after = items.slice(index + 1)
  const end = after.findIndex((item) => item.type === 'comma' || (item.type === 'term' && item.sense.concept === 'but'))
  return after.slice(0, end < 0 ? undefined : end).some(({ type }) => type === 'unknown')
}

/**
 * Applies an allergy to what was mentioned before it: 'I love nuts but I'm allergic', 'Seafood? No thanks, allergic';
 * if nothing was, to what follows: 'I'm allergic, but I love nuts'.
 */
export function settleAllergies(sentences: readonly ReadSentence[]): void {
  for (const [at, sentence] of sentences.entries())
    for (const index of sentence.allergies.filter((own) => !namesWhat(sentence, own))) {
      const from = sentence.items[index]?.from ?? 0
      const [before, after] = [
        sentence.mentions.filter((mention) => isFood(mention) && mention.from < from),
        sentence.mentions.filter((mention) => isFood(mention) && mention.from > from),
      ]
      const earlier = sentences[at - 1]?.mentions.filter(isFood) ?? []
      const meant = [before, earlier, after].find(({ length }) => length > 0) ?? []
      // 'No nuts, my son is allergic': the last food is meant.
      if (meant.slice(-1).some(isAvoided)) continue
      for (const food of meant) food.meaning = 'allergy'
    }
}
