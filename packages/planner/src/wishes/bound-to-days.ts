import type { Weekday } from '@waymark/atlas/place'
import { DAY, WEEKEND, weekdaysNamedIn } from './free-days.ts'
import type { WishItem } from './wish-items.ts'
import type { Mention } from './mention.ts'
import { PLACE_WISHES } from './place-wishes.ts'

const DAYS = `${DAY}|weekdays?|${WEEKEND}`
/** Days by their place in the trip: 'no museums on the first day'. */
const COUNTED_DAYS =
  '(?:first|last|second|third|ersten|letzten|zweiten|primer|último|premier|dernier|primo|ultimo|primeiro) (?:day|night|evening|tag|abend|d[ií]a|jour|soir|giorno)|day (?:one|two|\\d)'
const SIGNED_DAYS = '初日|最終日|第一天|最后一天|[月火水木金土日]曜|平日|週末|周末|(?:周|星期|礼拜)[一二三四五六日天]'
/** In 'medo de lugares fechados', the word is not about opening hours. */
const NARROW = /(?:lugares|espa[cç]\p{L}+|spazi|luoghi|closed) (?:fechados|cerrados|chiusi|spaces)/giu
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${DAYS}|${COUNTED_DAYS})(?!\\p{L})|${SIGNED_DAYS}`, 'iu')
/** Wording that states a fact about a place and is not a wish: 'musées fermés le lundi'. */
const CLOSED =
  /(?<!\p{L})(?:closed|geschlossen|cerrad[oa]s?|ferm[ée]e?s?|chius[oiae]|fechad[oa]s?)(?!\p{L})|休館|定休|閉まっ|关门|闭馆|关闭/iu

/** 'Vegetarian except on Sundays', 'vegan, arriving on Friday'. */
const OTHER_DAYS =
  /(?<!\p{L})(?:except|apart|but|außer|excepto|salvo|menos|sauf|tranne|exceto|arriv\p{L}*|land|fly|from|until|till|leav\p{L}*|ab|bis|ankomm\p{L}*|anreise\p{L}*|lleg\p{L}*|hasta|desde|jusqu|fino|dal|até|cheg\p{L}*)(?!\p{L})|以外|除了|着|到/iu

const isAnd = (item: WishItem): boolean => item.type === 'term' && item.sense.concept === 'and'

const endsPart = (item: WishItem): boolean =>
  item.type === 'comma' || item.type === 'stop' || (item.type === 'term' && item.sense.concept === 'but')

/** The part of a sentence that a mention belongs to; 'and' ends it unless another place or day follows. */
function ownPart({ group, from }: Mention, items: readonly WishItem[], text: string): string {
  const goesOn = (item: WishItem | undefined): boolean =>
    item !== undefined &&
    group === 'place' &&
    ((item.type === 'term' && item.sense.group === 'place') || WEEKDAY.test(text.slice(item.from, item.to)))
  const endsOwn = (item: WishItem, index: number): boolean =>
    endsPart(item) || (isAnd(item) && !goesOn(items[index + 1]))
  const at = items.findIndex((item) => item.from === from)
  const first = items.findLastIndex((item, index) => index < at && endsOwn(item, index)) + 1
  const end = items.findIndex((item, index) => index > at && endsOwn(item, index))
  return text.slice(items[first]?.from ?? 0, end < 0 ? undefined : items[end]?.from)
}

/**
 * Whether a kind of places or a food is refused for certain days only, or merely said to be closed: 'no museums on the
 * first day', 'no meat on Fridays'. Such a wish does not apply to other days.
 */
export function isBoundToDays(mention: Mention, items: readonly WishItem[], text: string): boolean {
  const { group, meaning } = mention
  const isOfFood = group === 'food' || group === 'diet'
  if (group !== 'place' && !isOfFood) return false
  const part = ownPart(mention, items, text)
  // Allergies apply every day, and so do wishes next to the day of an arrival.
  if (isOfFood) return meaning !== 'allergy' && meaning !== 'wanted' && WEEKDAY.test(part) && !OTHER_DAYS.test(part)
  return CLOSED.test(part.replace(NARROW, '')) || (meaning !== 'wanted' && meaning !== 'said' && WEEKDAY.test(part))
}

const COUNTED = new RegExp(`(?<!\\p{L})(?:weekdays?|${COUNTED_DAYS})(?!\\p{L})|初日|最終日|第一天|最后一天|平日`, 'iu')

function refusedDaysOf(mention: Mention, items: readonly WishItem[], text: string): ReadonlySet<Weekday> {
  const { group, concept, meaning } = mention
  const part = ownPart(mention, items, text)
  const isUnderstood =
    group === 'place' &&
    meaning === 'refused' &&
    (PLACE_WISHES[concept]?.refused ?? PLACE_WISHES[concept]?.kinds ?? []).length > 0 &&
    ![CLOSED, OTHER_DAYS, COUNTED].some((other) => other.test(part))
  return isUnderstood ? weekdaysNamedIn(part) : new Set()
}

/** The kinds of places that are refused for some weekdays: 'museums not on Mondays', 'pas de musées le lundi'. */
export const refusedDays = (
  bound: readonly Mention[],
  items: readonly WishItem[],
  text: string,
): ReadonlyMap<Mention, ReadonlySet<Weekday>> =>
  new Map(
    bound.map((mention) => [mention, refusedDaysOf(mention, items, text)] as const).filter(([, { size }]) => size),
  )
