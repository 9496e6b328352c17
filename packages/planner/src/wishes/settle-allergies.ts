import type { WishItem } from './wish-items.ts'
import { isDisliked, type Mention } from './mention.ts'
import { saysCommaBetween } from './wish-clauses.ts'

export interface ReadSentence {
  readonly items: readonly WishItem[]
  readonly mentions: readonly Mention[]
  /** Where an allergy is spoken of without a food right before it, as indexes of `items`. */
  readonly allergies: readonly number[]
}

const isFood = ({ group }: Mention): boolean => group === 'food'
const isAvoided = ({ meaning }: Mention): boolean => meaning === 'refused' || meaning === 'allergy'

/** Whether it is said to what: 'allergic to pollen'. */
function namesWhat({ items, mentions }: ReadSentence, index: number): boolean {
  const from = items[index]?.from ?? 0
  if (mentions.some((mention) => mention.meaning === 'allergy' && mention.from > from)) return true
  const next = mentions.find((mention) => mention.from > from)
  // 'Allergic to crowds': what was spoken of before has nothing to do with it.
  if (next?.meaning === 'refused' && isDisliked(next) && !saysCommaBetween(items, from, next.from)) return true
  const after = items.slice(index + 1)
  const end = after.findIndex((item) => item.type === 'comma' || (item.type === 'term' && item.sense.concept === 'but'))
  return after.slice(0, end < 0 ? undefined : end).some(({ type }) => type === 'unknown')
}

/**
 * An allergy to what was mentioned before: 'I love nuts but I'm allergic', 'Seafood? No thanks, allergic'. Where nothing
 * was, it is to what is mentioned after it: 'I'm allergic, but I love nuts'.
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
      // 'No nuts, my son is allergic': the last food is the one that is meant.
      if (meant.slice(-1).some(isAvoided)) continue
      for (const food of meant) food.meaning = 'allergy'
    }
}
