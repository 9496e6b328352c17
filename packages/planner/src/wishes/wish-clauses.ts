import { DETERMINER, ILLNESS, LIKED_BEFORE, NEGATED_VERB } from './refusing-words.ts'
import { PERSON_WORDS } from './people.ts'
import type { WishItem } from './wish-items.ts'
import type { WishSense } from './wish-lexicon.ts'

/** 'We eat everything but my wife is vegetarian': after these words follows either an exception or a new clause. */
const EXCEPTION =
  /^(?:anything|everything|all|apart|aside|except|ausser|excepto|menos|salvo|sauf|hormis|tranne|eccetto|exceto)$/
const IN_ENGLISH = /^(?:anything|everything|all|apart|aside|except)$/
const CLAUSE_BEGINS =
  /^(?:im?|we|s?he|they|it|my|our|his|her|their|one|some\w*|two|no|not|dont?|there|(?:mein|unser|nuestr|nostr|noss)\w*|mis?|mon|ma|mes|notre|mi[ao]|minha|meu)$/
/** 'Meine Schwester (5. Monat)'. */
const ANY_TIME = /^(?:now|too|also|months?|monat|mois|mes|mese)$/
/** 'Everything but what is spicy' is an exception. */
const RELATIVE = /^(?:that|what|which|who)$/
const CLAUSE_VERB = /^(?:is|are|has|have|had|was|can|cannot|cant|does|doesn|eats|needs|uses|suffers)$/
/** Maximum number of words between an exception and the verb of a clause. */
const VERB_REACH = 3
/** Mentions of people other than the writer. */
const ANOTHER = new RegExp(
  String.raw`^(?:${PERSON_WORDS}|freund\w*|ami\w+|irmao|s?he|they|him|her|them|others?|rest|er|sie)$`,
)

const OTHERS = /^(?:others?|otr[oa]s?|autres?|altr[oaie]|andere[rn]?|outr[oa]s?)$/
const COPULA = /^(?:is|are|does|do|ist|sind|es|son|s|est|sont|e|sono|eh)$/

const isFiller = (item: WishItem): boolean =>
  item.type === 'term' && (item.sense.group === 'filler' || item.sense.concept === 'yes')

export const isOnlyFiller = (items: readonly WishItem[]): boolean => items.every(isFiller)

const IF = /^(?:if|when|whenever|after|wenn|falls|sobald|si|cuando|quand|quando|se|たら|如果)$/
/** Whether the mention at `index` only applies at times: 'ill when she eats eggs'. */
export const isConditional = (items: readonly WishItem[], index: number): boolean =>
  items.slice(Math.max(0, index - VERB_REACH), index).some(({ word }) => IF.test(word))

/** Whether a word refers to a person other than the writer. */
const isOtherPerson = (item: WishItem | undefined): boolean =>
  item !== undefined && (ANOTHER.test(item.word) || OTHERS.test(item.word))

/**
 * Whether the following words affirm for somebody else what was negated: 'but my partner is', 'aber meine Schwester'.
 */
export function isOfAnother(items: readonly WishItem[], index: number): boolean {
  const after = items.slice(index + 1)
  const end = after.findIndex(({ type }) => type === 'comma')
  const own = after.slice(0, end < 0 ? undefined : end)
  const isBare = (item: WishItem): boolean =>
    item.type === 'number' ||
    isOtherPerson(item) ||
    COPULA.test(item.word) ||
    ANY_TIME.test(item.word) ||
    isFiller(item)
  return own.some(isOtherPerson) && own.every(isBare)
}

/**
 * Whether an apparent exception starts a new clause: 'everything but I am pregnant', 'everything but Anna is
 * vegetarian'.
 */
export function beginsClause(items: readonly WishItem[], index: number): boolean {
  const own = items[index]
  if (own?.type !== 'term' || own.sense.concept !== 'not' || !EXCEPTION.test(own.word)) return false
  const after = items.slice(index + 1)
  const [next] = after
  if (next?.type === 'term' && next.sense.group === 'grammar' && next.sense.concept === 'want') return true
  // 'Tutto tranne i musei': an article, and not 'I'.
  if (CLAUSE_BEGINS.test(next?.word ?? '') && (next?.word !== 'i' || IN_ENGLISH.test(own.word))) return true
  const isSubject = (item: WishItem): boolean =>
    !RELATIVE.test(item.word) &&
    (item.type === 'unknown' || (item.type === 'term' && ['filler', 'traveller'].includes(item.sense.group)))
  const verb = after.findIndex(({ word }) => CLAUSE_VERB.test(word))
  return verb > 0 && verb <= VERB_REACH && after.slice(0, verb).every(isSubject)
}

/** Whether the part of the sentence around `index` mentions another person: 'fish is fine for my husband'. */
export function speaksOfAnother(items: readonly WishItem[], index: number): boolean {
  const ends = (item: WishItem, at: number): boolean =>
    item.type === 'comma' || (item.type === 'term' && item.sense.concept === 'but') || beginsClause(items, at)
  const from = items.findLastIndex((item, at) => at < index && ends(item, at)) + 1
  const to = items.findIndex((item, at) => at > index && ends(item, at))
  return items
    .slice(from, to < 0 ? undefined : to)
    .some(
      (item) =>
        ANOTHER.test(item.word) ||
        (item.type === 'term' && ['children', 'teenagers', 'older'].includes(item.sense.concept)),
    )
}

/** Whether something that can be refused follows in the same part. */
export function hasMore(items: readonly WishItem[], index: number): boolean {
  for (const item of items.slice(index + 1)) {
    if (item.type === 'comma') return false
    if (item.type !== 'term' || isFiller(item)) continue
    const { group, concept } = item.sense
    if (group !== 'grammar' || concept === 'allergy') return true
    if (concept === 'but' || concept === 'and') return false
  }
  return false
}

/** The next mention in the same part of the sentence. */
export function nextSense(items: readonly WishItem[], index: number): WishSense | undefined {
  for (const item of items.slice(index + 1)) {
    if (item.type === 'comma') return undefined
    if (item.type !== 'term' || isFiller(item)) continue
    return item.sense.group === 'grammar' ? undefined : item.sense
  }
  return undefined
}

/** Whether the mention that starts at `from` is an illness. */
export const isIllness = (items: readonly WishItem[], { from }: { readonly from: number }): boolean =>
  items.some((item) => item.from === from && ILLNESS.test(item.word))

/** Whether there are only filler words between `end` and the item at `index`. */
export const isRightBehind = (items: readonly WishItem[], index: number, end = Infinity): boolean =>
  end < (items[index]?.from ?? 0) + 1 && isOnlyFiller(items.filter((item, at) => at < index && item.from >= end))

/** Whether the verb of liking directly follows its object, which ends at `end`, and has no other one. */
export const isToldBehind = (items: readonly WishItem[], index: number, end: number | undefined): boolean =>
  LIKED_BEFORE.test(items[index]?.word ?? '') && isRightBehind(items, index, end) && !hasMore(items, index)

const ARTICLE =
  /^(?:the|some|good|great|local|fresh|de|du|des|d|les?|la|los?|las|el|il|gli|i|os?|as?|der|die|das|gut\w*|bon\w*|buen\w*|buon\w*|boa|bom)$/

/** Whether only 'and' and an article precede: 'wine and cheese', not 'hiking and am coeliac'. */
export function isRightAfterAnd(items: readonly WishItem[], index: number): boolean {
  const at = items.findLastIndex((item, own) => own < index && !ARTICLE.test(item.word))
  const before = items[at]
  return before?.type === 'term' && before.sense.concept === 'and'
}

/** 'no museums, churches or shops': the refusal continues to the end of the list. */
export function listEndsWithOr(items: readonly WishItem[], index: number): boolean {
  for (const item of items.slice(index + 1)) {
    if (item.type === 'unknown' || item.type === 'number') return false
    if (item.type !== 'term' || item.sense.group !== 'grammar') continue
    if (item.sense.concept === 'or') return true
    return false
  }
  return saysOrBefore(items, index)
}

export const saysCommaBetween = (items: readonly WishItem[], from: number, to: number): boolean =>
  items.some((item) => item.type === 'comma' && item.from >= from && item.to <= to)

export function saysOrBefore(items: readonly WishItem[], index: number): boolean {
  const item = items[index - 1]
  return item?.type === 'term' && item.sense.concept === 'or'
}

/** 'Soy alérgica' (Spanish), not 'soy allergy'. */
const SPANISH_ILLNESS = /^(?:alerg|intolerante|celiac|diabetic)/

/** 'Soy celíaca' is not about the food soy. */
export function isSpanishIAm(items: readonly WishItem[], index: number): boolean {
  const next = items[index + 1]
  if (items[index]?.word !== 'soy' || next?.type !== 'term') return false
  const { group, concept } = next.sense
  if (group === 'food' || concept === 'allergy') return SPANISH_ILLNESS.test(next.word)
  return ['diet', 'traveller', 'pace'].includes(group)
}

/**
 * Whether a refusal applies to unknown words, in a part of the sentence that 'and' begins: 'we love markets and no long
 * drives', 'je suis enceinte et je ne supporte pas la chaleur'. What precedes that 'and' is then not refused.
 */
function refusesUnknown(items: readonly WishItem[], index: number): boolean {
  if (DETERMINER.test(items[index]?.word ?? '') && items[index + 1]?.type === 'unknown') return true
  const isEnd = ({ type }: WishItem): boolean => type === 'comma'
  const isAnd = (item: WishItem): boolean => item.type === 'term' && item.sense.concept === 'and'
  const from = items.findLastIndex((item, at) => at < index && (isEnd(item) || isAnd(item)))
  const begin = items[from]
  if (begin === undefined || !isAnd(begin)) return false
  const to = items.findIndex((item, at) => at > index && isEnd(item))
  const own = items.slice(from + 1, to < 0 ? undefined : to)
  const isKnown = (item: WishItem): boolean =>
    item.type === 'term' && item.sense.group !== 'grammar' && item.sense.group !== 'filler'
  return own.some(({ type }) => type === 'unknown') && !own.some(isKnown)
}

const OWN = /^(?:my|our|mein\w*|unser\w*|mis?|nuestr\w*|mes|nos|mon|ma|mi[eo]i?|nostr\w*|meus?|minhas?|noss\w*)$/
/** 'Ich mag Museen, meine Kinder nicht': they come along, and like something else. */
function isOwnTaste(items: readonly WishItem[], index: number): boolean {
  const [next, before] = [items[index + 1], items[index - 2]]
  return (next === undefined || next.type === 'comma') && before !== undefined && OWN.test(before.word)
}

/** Which of the mentions before the refusal at `index` it does not apply to. */
export function sparedBy(
  items: readonly WishItem[],
  index: number,
): (said: { readonly group: string; readonly meaning: string }) => boolean {
  // 'Half of us eat halal, the others don't'.
  const sparesDiets = isOtherPerson(items[index - 1])
  // 'Children free from 3 years' tells a price.
  const sparesPeople =
    NEGATED_VERB.test(items[index]?.word ?? '') || items[index]?.word === 'free' || isOwnTaste(items, index)
  const isOfUnknown = refusesUnknown(items, index)
  return ({ group, meaning }) =>
    (sparesDiets && group === 'diet') ||
    (sparesPeople && group === 'traveller') ||
    // Rather leave out a mentioned food unnecessarily than serve it to somebody who cannot eat it.
    (isOfUnknown && (group !== 'food' || meaning === 'wanted'))
}

const FOR_WHOM =
  /^(?:for|to|a|al|aux?|fur|para|pour|per|my|our|his|her|the|mein\w*|unser\w*|mis?|nuestr\w*|mon|ma|mes|notre|nos|mi[ao]|nostr\w*|meus?|minhas?|noss\w*)$/
const WITHOUT = /^(?:without|ohne|sin|sans|senza|sem|no|kein\w*|avoid\w*|hate\w*|dislike\w*)$/
const PEOPLE: ReadonlySet<string> = new Set(['children', 'baby', 'toddler', 'teenagers', 'older'])

/** Whether a refusal only excludes a person from what precedes: 'but not for my son', 'except our baby'. */
export function isForSomebody(items: readonly WishItem[], index: number): boolean {
  const [own, next] = [items[index]?.word ?? '', items[index + 1]]
  if (WITHOUT.test(own) && !(own === 'no' && FOR_WHOM.test(next?.word ?? ''))) return false
  if (!FOR_WHOM.test(next?.word ?? '')) return false
  const after = items.slice(index + 1)
  const end = after.findIndex(({ type }) => type === 'comma')
  const said = after.slice(0, end < 0 ? undefined : end)
  const isPerson = (item: WishItem): boolean =>
    isOtherPerson(item) || (item.type === 'term' && PEOPLE.has(item.sense.concept))
  return said.some(isPerson) && said.every((item) => isPerson(item) || item.type === 'number' || isFiller(item))
}

/** The position of an item in the text. */
export function spanAt(items: readonly WishItem[], index: number): { from: number; to: number } {
  const { from = 0, to = 0 } = items[index] ?? {}
  return { from, to }
}
