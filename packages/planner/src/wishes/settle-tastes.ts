import { PERSON_WORDS } from './people.ts'
import type { Mention } from './mention.ts'
import type { ReadSentence } from './settle-allergies.ts'
import { endsPart, saysConcept, type WishItem } from './wish-items.ts'

// Disagreements such as 'mon mari déteste les musées, moi j'adore': what one likes and another dislikes is neither left
// out nor ignored.

/** The person who likes or dislikes: a named one, otherwise a pronoun. */
const PERSON = new RegExp(`^(?:${PERSON_WORDS})$`)
const HALF =
  /^(?:half|halfte|mitad|moitie|meta|metade|others?|otr[oa]s?|autres?|altr[oaie]|andere[rn]?|outr[oa]s?|rest|resto|reste|半分|另一半|一半)$/
const SHE_OR_HE = /^(?:s?he|er|elle?|ella|lui|lei|el[ea])$/
const SELF =
  /^(?:im?|my|we|me|us|mine|ich|wir|mir|uns|yo|mi|nos|nosotr[oa]s|j|je|moi|nous|io|noi|ci|eu|gosto|gostamos|adoro|adoramos|odeio|odiamos|私|僕|俺|私たち|我|我们)$/
const PEOPLE: ReadonlySet<string> = new Set(['children', 'teenagers', 'older', 'baby', 'toddler'])
/** Words that express nothing but liking or disliking. */
const BARE =
  /^(?:li|las?|los?|find\w*|finden|es|c|est|tout|pas|boring|it|and|that|other|half|alle?|both|half|the|too|auch|sehr|not|ai|alle|contrario|contraire|gegenteil)$/

interface Part {
  readonly sentence: ReadSentence
  readonly items: readonly WishItem[]
  readonly mentions: readonly Mention[]
}

function partsOf(sentence: ReadSentence): Part[] {
  const parts: WishItem[][] = [[]]
  for (const item of sentence.items) {
    // 'Ich aber liebe sie' continues the sentence.
    const isBegun = parts.at(-1)?.some((own) => own.type === 'term' && own.sense.group !== 'filler') === true
    if (endsPart(item) && isBegun) parts.push([])
    else if (!endsPart(item)) parts.at(-1)?.push(item)
  }
  const isWithin =
    (items: readonly WishItem[]) =>
    ({ from }: Mention) =>
      items.some((item) => item.from === from)
  return parts.map((items) => ({ sentence, items, mentions: sentence.mentions.filter(isWithin(items)) }))
}

const isSomebody = (item: WishItem): boolean =>
  PERSON.test(item.word) || HALF.test(item.word) || (item.type === 'term' && PEOPLE.has(item.sense.concept))

/** The person whose taste a part of the sentence expresses. */
function personOf({ items }: Part): string | undefined {
  const named = items.filter(isSomebody)
  if (named.length > 0) return named.map(({ word }) => word).join(' ')
  const pronoun = items.find(({ word }) => SELF.test(word) || SHE_OR_HE.test(word))?.word
  if (pronoun === undefined) return undefined
  return SELF.test(pronoun) ? 'self' : pronoun
}

/** 'My husband hates museums, he finds them dull' is about one person. */
function isAnother(a: Part, b: Part): boolean {
  const [one, other] = [personOf(a), personOf(b)]
  if (one === undefined || other === undefined || one === other) return false
  const isSame = (pronoun: string, name: string): boolean => SHE_OR_HE.test(pronoun) && name !== 'self'
  return SHE_OR_HE.test(one) === SHE_OR_HE.test(other) || !(isSame(one, other) || isSame(other, one))
}

const dislikes = (item: WishItem): boolean =>
  ['not', 'notBefore', 'bored'].some((concept) => saysConcept(item, concept))
const likes = (item: WishItem): boolean => saysConcept(item, 'want')

/** Whether a part only says that somebody likes or dislikes what was mentioned before. */
function isBare({ items, mentions }: Part): boolean {
  const isKnown = (item: WishItem): boolean =>
    isSomebody(item) ||
    item.type === 'number' ||
    (item.type === 'term' && ['grammar', 'filler'].includes(item.sense.group)) ||
    BARE.test(item.word) ||
    SELF.test(item.word)
  return items.every(isKnown) && mentions.every(({ concept }) => PEOPLE.has(concept))
}

/** Resolves mentions of a place on which two people disagree, across all sentences. */
export function settleTastes(sentences: readonly (ReadSentence & { readonly mentions: Mention[] })[]): void {
  const parts = sentences.flatMap(partsOf).filter(({ items }) => items.length > 0)
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    const places = part.mentions.filter(({ group }) => group === 'place')
    if (next === undefined || places.length === 0 || !isAnother(part, next)) continue
    const taste = next.items.find(dislikes) ?? next.items.find(likes)
    if (taste === undefined) continue
    const isRefusedNext = dislikes(taste)
    for (const place of places) {
      if (isRefusedNext === (place.meaning === 'refused') || !['said', 'wanted', 'refused'].includes(place.meaning))
        continue
      const again = next.mentions.filter(({ group, concept }) => group === 'place' && concept === place.concept)
      if (again.length === 0 && !isBare(next)) continue
      for (const mention of [place, ...again]) mention.meaning = 'disputed'
      const { from, to } = taste
      if (again.length === 0)
        sentences.find(({ items }) => items === next.sentence.items)?.mentions.push({ ...place, from, to })
    }
  }
}
