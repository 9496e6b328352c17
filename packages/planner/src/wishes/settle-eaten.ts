import { type Mention, mayBeEaten } from './mention.ts'
import type { ReadSentence } from './settle-allergies.ts'
import type { WishItem } from './wish-items.ts'
import { isConditional, isRightBehind, speaksOfAnother } from './wish-clauses.ts'

/** The food that the verb at `index` follows: 'il pesce lo mangiamo'. */
function eatenBefore({ items, mentions }: ReadSentence, index: number): Mention | undefined {
  const from = items[index]?.from ?? 0
  const last = mentions.findLast((mention) => mention.from < from)
  return last && isRightBehind(items, index, last.to) && !isConditional(items, index) ? last : undefined
}

const EATS = /^(?:eats?|esse|essen|iss*t|com[eo]|comemos|comen|mange\w*|mangio|mangia|mangiamo|吃|食べ.*)$/
const saysConcept = (item: WishItem | undefined, concept: string): boolean =>
  item?.type === 'term' && item.sense.concept === concept
const isJoint = (item: WishItem): boolean =>
  item.type === 'term' && (item.sense.group === 'filler' || item.sense.concept === 'and')

/** 'Como huevos pero no leche': what is eaten, as opposed to what is not. */
function eatenButNot({ items, mentions }: ReadSentence, index: number): Mention[] {
  if (!EATS.test(items[index]?.word ?? '') || isConditional(items, index)) return []
  const foods: Mention[] = []
  for (const [at, item] of items.entries()) {
    if (at <= index || isJoint(item)) continue
    const food = mentions.find(({ from, group }) => group === 'food' && from === item.from)
    if (food) foods.push(food)
    else {
      const next = items.slice(at + 1).find((own) => !isJoint(own))
      return saysConcept(item, 'but') && saysConcept(next, 'not') ? foods : []
    }
  }
  return []
}

/** Accepts what a diet would leave out and the travellers eat: 'Vegetariani, ma il pesce lo mangiamo'. */
export function settleEaten(sentences: readonly ReadSentence[]): void {
  for (const sentence of sentences)
    for (const [index, item] of sentence.items.entries()) {
      if (saysConcept(item, 'eat'))
        for (const food of eatenButNot(sentence, index)) if (food.meaning === 'said') food.meaning = 'fine'
      const food = item.type === 'term' && item.sense.concept === 'eat' ? eatenBefore(sentence, index) : undefined
      if (food?.meaning !== 'said') continue
      const before = sentence.mentions.filter(({ from }) => from < food.from)
      if (before.some(({ group }) => group === 'diet') && mayBeEaten(food.concept, before))
        food.meaning = speaksOfAnother(sentence.items, index) ? 'denied' : 'fine'
    }
}
