import type { WishItem } from './wish-items.ts'

/** 'We eat everything but my wife is vegetarian': behind these words may stand what is left out, or a new clause. */
const EXCEPTION = /^(?:anything|everything|all|apart|aside|except|ausser|excepto|menos|sauf|tranne|exceto)$/
const CLAUSE_BEGINS =
  /^(?:im?|we|s?he|they|it|my|our|his|her|their|one|some\w*|two|no|not|dont?|there|(?:mein|unser|nuestr|nostr|noss)\w*|mis?|mon|ma|mes|notre|mi[ao]|minha|meu)$/
/** 'Everything but what is spicy' goes on. */
const RELATIVE = /^(?:that|what|which|who)$/
const CLAUSE_VERB = /^(?:is|are|has|have|had|was|can|cannot|cant|does|doesn|eats|needs|uses|suffers)$/
/** So many words may stand between an exception and the verb of a clause. */
const VERB_REACH = 3
/** Other people than who writes. */
const ANOTHER =
  /^(?:husband|wife|partner|boyfriend|girlfriend|mother|father|mum|mom|dad|parents|brother|sister|friends?|s?he|they|him|her|them|others?|rest|mann|frau|freund\w*|eltern|mutter|vater|er|sie|marido|espos[ao]|mujer|ami\w+|padres?|madre|mari|femme|pere|mere|marito|moglie|mulher|pai|mae)$/

/** Whether an exception is none: 'everything but I am pregnant', 'everything but Anna is vegetarian'. */
export function beginsClause(items: readonly WishItem[], index: number): boolean {
  const own = items[index]
  if (own?.type !== 'term' || own.sense.concept !== 'not' || !EXCEPTION.test(own.word)) return false
  const after = items.slice(index + 1)
  const [next] = after
  if (next?.type === 'term' && next.sense.group === 'grammar' && next.sense.concept === 'want') return true
  if (CLAUSE_BEGINS.test(next?.word ?? '')) return true
  const isSubject = (item: WishItem): boolean =>
    !RELATIVE.test(item.word) &&
    (item.type === 'unknown' || (item.type === 'term' && ['filler', 'traveller'].includes(item.sense.group)))
  const verb = after.findIndex(({ word }) => CLAUSE_VERB.test(word))
  return verb > 0 && verb <= VERB_REACH && after.slice(0, verb).every(isSubject)
}

/** Whether the part of the sentence around `index` names somebody else: 'fish is fine for my husband'. */
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
