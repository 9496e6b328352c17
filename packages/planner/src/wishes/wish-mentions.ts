import type { Mention } from './mention.ts'
import { Sentence } from './sentence.ts'
import { settleAllergies } from './settle-allergies.ts'
import { settleAbsences } from './settle-absences.ts'
import { settleEaten } from './settle-eaten.ts'
import { settleTastes } from './settle-tastes.ts'
import type { WishItem } from './wish-items.ts'

const QUESTION = /^[?？]$/
const isRefusal = (item: WishItem): boolean => item.type === 'term' && item.sense.concept === 'not'
const isWordless = (item: WishItem): boolean =>
  item.type === 'comma' || (item.type === 'term' && item.sense.group === 'filler') || isRefusal(item)

/** All mentions in a text, in order. */
export function mentionsIn(items: readonly WishItem[]): Mention[] {
  const sentences: WishItem[][] = [[]]
  /** Sentences that consist of a refusal only, as an answer: 'Museums? Nope.' */
  const answers: number[] = []
  for (const item of items) {
    if (item.type !== 'stop') sentences.at(-1)?.push(item)
    else {
      sentences.push([])
      if (QUESTION.test(item.word)) answers.push(sentences.length - 1)
    }
  }
  const read = sentences.map((sentence) => new Sentence(sentence))
  for (const answer of answers) {
    const own = sentences[answer] ?? []
    if (own.some(isRefusal) && own.every(isWordless))
      for (const mention of read[answer - 1]?.mentions ?? [])
        if (mention.meaning !== 'allergy') mention.meaning = 'refused'
  }
  settleAllergies(read)
  settleAbsences(read)
  settleEaten(read)
  settleTastes(read)
  return read.flatMap(({ mentions }) => mentions)
}
