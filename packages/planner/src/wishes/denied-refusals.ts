import { AVOIDING, AVOIDING_BEHIND, DENIAL, DENIED_BEHIND, NEED_NOT } from './refusing-words.ts'
import { hasMore, isOnlyFiller } from './wish-clauses.ts'
import type { WishItem } from './wish-items.ts'

const isRefusal = (item: WishItem | undefined, words: RegExp): boolean =>
  item?.type === 'term' && item.sense.concept === 'not' && words.test(item.word)
const isDenial = (item: WishItem | undefined): boolean => isRefusal(item, DENIAL) || isRefusal(item, NEED_NOT)
const endsPart = (item: WishItem): boolean =>
  item.type === 'comma' || (item.type === 'term' && item.sense.concept === 'but')

const HARMLESS = { group: 'grammar', concept: 'harmless' } as const
const FILLER = { group: 'filler', concept: 'filler' } as const

/** Positions of the words that negate the refusal at `index`; empty if the refusal is meant. */
function denialsOf(items: readonly WishItem[], index: number): number[] {
  const isNear = (at: number): boolean => isOnlyFiller(items.slice(Math.min(at, index) + 1, Math.max(at, index)))
  const isBehind = AVOIDING_BEHIND.test(items[index]?.word ?? '') && !hasMore(items, index)
  const isDeniedBehind = DENIED_BEHIND.test(items[index]?.word ?? '')
  return [...items.keys()].filter((at) => {
    if (at === index || !isDenial(items[at])) return false
    if (at > index && isDeniedBehind && items[at]?.word === 'nicht' && !hasMore(items, at))
      return !items.slice(index, at).some(endsPart)
    return isNear(at) || (isBehind && at < index && !items.slice(at, index).some(endsPart))
  })
}

/** A negated avoidance means acceptance: 'no need to avoid museums', 'nous n'évitons pas', 'keine Museen meiden'. */
export function withoutDeniedRefusals(items: readonly WishItem[]): readonly WishItem[] {
  const read = [...items]
  for (const [index, item] of items.entries()) {
    const denials = isRefusal(item, AVOIDING) ? denialsOf(items, index) : []
    if (item.type !== 'term' || denials.length === 0) continue
    // The accepted thing follows the first of the words.
    const first = Math.min(index, ...denials)
    for (const at of [index, ...denials]) {
      const own = items[at]
      const sense = at === first ? HARMLESS : FILLER
      if (own?.type === 'term') read[at] = { ...own, sense }
    }
  }
  return read
}
