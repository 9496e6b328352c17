import { type Mention, mayBeEaten } from './mention.ts'
import type { ReadSentence } from './settle-allergies.ts'
import { isConditional, isRightBehind, speaksOfAnother } from './wish-clauses.ts'

/** The food that the verb at `index` follows: 'il pesce lo mangiamo'. */
function eatenBefore({ items, mentions }: ReadSentence, index: number): Mention | undefined {
  const from = items[index]?.from ?? 0
  const last = mentions.findLast((mention) => mention.from < from)
  return last && isRightBehind(items, index, last.to) && !isConditional(items, index) ? last : undefined
}

/** Accepts what a diet would leave out and the travellers eat: 'Vegetariani, ma il pesce lo mangiamo'. */
export function settleEaten(sentences: readonly ReadSentence[]): void {
  for (const sentence of sentences)
    for (const [index, item] of sentence.items.entries()) {
      const food = item.type === 'term' && item.sense.concept === 'eat' ? eatenBefore(sentence, index) : undefined
      if (food?.meaning !== 'said') continue
      const before = sentence.mentions.filter(({ from }) => from < food.from)
      if (before.some(({ group }) => group === 'diet') && mayBeEaten(food.concept, before))
        food.meaning = speaksOfAnother(sentence.items, index) ? 'denied' : 'fine'
    }
}
