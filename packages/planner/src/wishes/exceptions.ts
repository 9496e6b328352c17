import { canBeFeared, type Mention } from './mention.ts'
import { EXCEPTING, FEAR, ILLNESS, IS_ILL } from './refusing-words.ts'
import { nextSense } from './wish-clauses.ts'
import type { WishItem } from './wish-items.ts'

/** 'Otherwise I eat everything except shellfish': an exception from that, and not from what was refused before. */
const EVERYTHING = /^(?:everything|anything|all|alles|tod[oa]s?|tout|tutto|tudo|全部|什么都|都|何でも|なんでも)$/

const EATS = /^(?:eats?|isst|essen?|com\w*|mang\w*)$/
/** 'Isst alles' is one term. */
const isEatenAll = ({ word, from, to, type }: WishItem): boolean =>
  type === 'term' && to - from > word.length && EATS.test(word)

const saysEverything = (items: readonly WishItem[], index: number, from: number): boolean =>
  items.slice(0, index).some((item) => item.from >= from && (EVERYTHING.test(item.word) || isEatenAll(item)))

/**
 * What the word at `index` excepts from a refusal: a food that is eaten, as in 'no meat except chicken', or a kind of
 * places that is visited, as in 'no museums except the science museum'; undefined if it refuses something itself.
 */
export function exceptedFrom(
  items: readonly WishItem[],
  index: number,
  last: Mention | undefined,
): 'food' | 'place' | undefined {
  if (last === undefined || !EXCEPTING.test(items[index]?.word ?? '')) return undefined
  if (saysEverything(items, index, last.to)) return undefined
  const next = nextSense(items, index)
  // 'Vegan except eggs', and not 'no allergies except nuts'.
  if (last.group === 'diet' && next?.group === 'food') return 'food'
  if (last.meaning !== 'refused') return undefined
  if (last.group === 'food') return 'food'
  return last.group === 'place' && next?.group === 'place' ? 'place' : undefined
}

const isBut = (item: WishItem | undefined): boolean => item?.type === 'term' && item.sense.concept === 'but'

/** 'Allergic to peanuts, but not tree nuts', and not 'but not keen on fish'. */
export const isButNot = (items: readonly WishItem[], index: number): boolean => {
  const own = items[index]
  return own?.word === 'not' && own.to - own.from === own.word.length && isBut(items[index - 1])
    ? nextSense(items, index)?.group === 'food'
    : false
}

/** 'No como carne, pero sí pescado'. */
export const isButYes = (items: readonly WishItem[], index: number): boolean =>
  isBut(items[index - 1]) && nextSense(items, index)?.group === 'food'

const AUX = /^(?:ist|sind|geht|gehen|esse|essen)$/
/** In 'Kokos ist aber in Ordnung' begins no new clause. */
export const withoutMidClauses = (items: readonly WishItem[]): readonly WishItem[] =>
  items.map((item, index) =>
    item.word === 'aber' && item.type === 'term' && AUX.test(items[index - 1]?.word ?? '')
      ? { ...item, sense: { group: 'filler', concept: 'filler' } }
      : item,
  )

const YES = /^(?:yes|ja|si|oui|sim)$/
/** Whether nothing but filler words follows in the same part: 'fish yes please', and not 'milk can make me ill'. */
export function endsPartAfter(items: readonly WishItem[], index: number): boolean {
  const end = items.findIndex((item, at) => at > index && !(item.type === 'term' && item.sense.group === 'filler'))
  const next = items[end]
  if (next === undefined || next.type === 'comma' || isBut(next)) return true
  // 'Fish yes meat no'.
  const [after, behind] = [items[end + 1], items[end + 2]]
  const isRefused = after?.type === 'term' && after.sense.concept === 'not' && (behind?.type ?? 'comma') === 'comma'
  return YES.test(items[index]?.word ?? '') && next.type === 'term' && next.sense.group !== 'grammar' && isRefused
}

/** 'No soy celíaca', 'I don't have diabetes': nobody is ill, and nothing is avoided. */
export function isIllnessDenied(items: readonly WishItem[], index: number): boolean {
  if (!ILLNESS.test(items[index]?.word ?? '')) return false
  const from = items.findLastIndex((item, at) => at < index && item.type === 'term' && item.sense.concept === 'not')
  return from >= 0 && items.slice(from + 1, index).every(({ word }) => IS_ILL.test(word))
}

const REASON = /^(?:because|since|as|cause|coz|weil|denn|porque|parce|car|perche|pois|因为)$/
/** 'We can't eat bread as my son is coeliac': the reason of a refusal is not refused. */
function isReason(items: readonly WishItem[], index: number): boolean {
  const from = items.findLastIndex((item, at) => at < index && item.type === 'term' && item.sense.concept === 'not')
  return from >= 0 && items.slice(from + 1, index).some(({ word }) => REASON.test(word))
}

/** What neither a fear nor the reason of a refusal refuses: people and diets. */
export const isSparedOf = (refusedBy: string, items: readonly WishItem[], index: number, mention: Mention): boolean =>
  !canBeFeared(mention) && (FEAR.test(refusedBy) || isReason(items, index))

const IS_NOT = /^(?:ではありません|ではない|じゃない|じゃありません)$/
const HAS_NOT = /^(?:はありません|がありません|はない|がない|なし|無し|没有)$/
const endsList = (item: WishItem): boolean =>
  item.type === 'comma' || (item.type === 'term' && ['allergy', 'not', 'notBefore'].includes(item.sense.concept))

/** Notes what the word at `index` denies; false if it denies nothing. */
export function denyBehind(items: readonly WishItem[], index: number, mentions: readonly Mention[]): boolean {
  const denied = deniedBehind(items, index, mentions)
  for (const mention of denied) mention.meaning = 'denied'
  return denied.length > 0
}

/** What 'セリアック病ではありません' and '卵アレルギーはありません' deny, at the index of their last word. */
function deniedBehind(items: readonly WishItem[], index: number, mentions: readonly Mention[]): Mention[] {
  const word = items[index]?.word ?? ''
  const ill = mentions.at(-1)
  if (IS_NOT.test(word) && ill && items.some(({ from, word: own }) => from === ill.from && ILLNESS.test(own)))
    return [ill]
  const allergy = items[index - 1]
  if (!HAS_NOT.test(word) || allergy?.type !== 'term' || allergy.sense.concept !== 'allergy') return []
  // Of '甲殻類アレルギーがあり、卵アレルギーはありません' only the egg.
  const first = items.findLastIndex((item, at) => at < index - 1 && endsList(item)) + 1
  const from = items[first]?.from ?? 0
  // '以外のアレルギー' is about all others.
  if (items[first - 1]?.type === 'term' && items[first - 1]?.word === '以外') return []
  return mentions.filter((mention) => mention.group === 'food' && mention.from >= from && mention.to <= allergy.from)
}

const WITH = /^(?:with|mit|con|avec|com)$/
/** 'Okay with gluten', and not 'eggs are okay with me'. */
export const isOkayWith = (items: readonly WishItem[], index: number): boolean =>
  WITH.test(items[index + 1]?.word ?? '') && nextSense(items, index) !== undefined

const ALSO = /^(?:also|auch|tambien|aussi|anche|tambem|también|而且|还|也|も)$/
const isOfMeals = (item: WishItem): boolean =>
  item.type === 'term' && (item.sense.concept === 'food' || item.sense.concept === 'eat')

/** 'Nicht nur vegane Restaurants' is no diet; 'not only vegan but also coeliac' is one. */
export const isOneOfMany = (items: readonly WishItem[], index: number): boolean =>
  items.slice(Math.max(0, index - 2), index + 3).some(isOfMeals) &&
  !items.slice(index).some(({ word }) => ALSO.test(word))
