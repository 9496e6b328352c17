import type { WishItem } from './wish-items.ts'
import type { Mention } from './mention.ts'

/** Longer texts are truncated to this length. */
const MOST_CHARS = 60
const MOST = 5
/** A single leftover Chinese character or kana is an ending, not a wish. */
const LEAST_SIGNS = 2
/** Of an allergy, one character may be all: '猫アレルギー'. */
const HAN = /\p{Script=Han}/u

/** Cameras concern the packing list only. */
const isForTheSuitcase = (item: WishItem): boolean =>
  item.type === 'term' && item.sense.group === 'packing' && !['hearing', 'motion'].includes(item.sense.concept)

const endsPart = (item: WishItem): boolean =>
  item.type === 'comma' ||
  item.type === 'stop' ||
  (item.type === 'term' && item.sense.group === 'grammar' && ['and', 'but'].includes(item.sense.concept))

function partsOf(items: readonly WishItem[]): WishItem[][] {
  const parts: WishItem[][] = [[]]
  for (const item of items) {
    if (endsPart(item)) parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts
}

function shortened(text: string): string {
  // A bracket may end after the part.
  const words = text
    .replace(/\s*[([][^)\]]*$/u, '')
    .trim()
    .replace(/\s+/g, ' ')
  return words.length <= MOST_CHARS ? words : `${words.slice(0, MOST_CHARS - 1).trimEnd()}…`
}

const WISHED: ReadonlySet<string> = new Set(['want', 'not'])
/** A short unknown word is an ending or a typing error rather than a thing. */
const LEAST_LETTERS = 4

/** 'My daughter loves horses': of the travellers something is known, of their wish nothing. */
function wishesForStrange(part: readonly WishItem[], mentioned: ReadonlyMap<number, Mention>): boolean {
  const verb = part.findIndex(
    ({ type, ...item }) => type === 'term' && 'sense' in item && WISHED.has(item.sense.concept),
  )
  if (verb < 0) return false
  const isStrangeThing = ({ type, word }: WishItem): boolean => type === 'unknown' && word.length >= LEAST_LETTERS
  const known = part.flatMap((item) => mentioned.get(item.from) ?? [])
  const isOfTravellers = known.length > 0 && known.every(({ group }) => group === 'traveller')
  return isOfTravellers && part.slice(verb + 1).some(isStrangeThing)
}

const WITH = /^(?:with|for|mit|fur|con|para|avec|pour|per|com)$/
/** 'The salt mine with the kids': what stands before the travellers is wished for. */
function namesBeforeTravellers(part: readonly WishItem[], mentioned: ReadonlyMap<number, Mention>): boolean {
  const at = part.findIndex(({ word, to, from }) => WITH.test(word) && to - from === word.length)
  if (at <= 0) return false
  const known = (items: readonly WishItem[]) => items.flatMap((item) => mentioned.get(item.from) ?? [])
  const [before, behind] = [part.slice(0, at), known(part.slice(at))]
  const isOfTravellers = behind.length > 0 && behind.every(({ group }) => group === 'traveller')
  const isStrange = before.some(({ type, word }) => type === 'unknown' && word.length >= LEAST_LETTERS)
  return isOfTravellers && isStrange && before.every(isThing) && known(before).length === 0
}
const NO_THING =
  /^(?:travel\w*|trip|reis\w*|unterwegs|viaj\w*|voyag\w*|viagg\w*|traveling|family|holiday|vacation|days?|week\w*|looking|suitable|perfect|ideal|good|great|together|going|coming|kind|easy)$/
const isThing = ({ word }: WishItem): boolean => !NO_THING.test(word)

const saysAllergy = (item: WishItem): boolean => item.type === 'term' && item.sense.concept === 'allergy'

/**
 * The parts of a text that were not understood, as written; `idle` mentions are known words without consequences. An
 * allergy to something unknown is always included.
 */
export function unreadIn(
  text: string,
  items: readonly WishItem[],
  mentions: readonly Mention[],
  idle: ReadonlySet<Mention>,
): string[] {
  const mentioned = new Map(mentions.map((mention) => [mention.from, mention]))
  const isIdle = (item: WishItem): boolean => {
    const mention = mentioned.get(item.from)
    return mention !== undefined && idle.has(mention)
  }
  const isUnderstood = (item: WishItem): boolean =>
    !isIdle(item) &&
    !isForTheSuitcase(item) &&
    (mentioned.has(item.from) || (item.type === 'term' && !['grammar', 'filler'].includes(item.sense.group)))
  const isStrange = (item: WishItem): boolean =>
    (item.type === 'unknown' && item.word.length >= LEAST_SIGNS && !mentioned.has(item.from)) ||
    isForTheSuitcase(item) ||
    // 'No museums on the first day'.
    (isIdle(item) && mentioned.get(item.from)?.meaning === 'refused')
  const isAllergyToStrange = (part: readonly WishItem[]): boolean =>
    part.some(saysAllergy) &&
    part.some(({ type, word }) => type === 'unknown' && (word.length >= LEAST_SIGNS || HAN.test(word))) &&
    !part.some((item) => mentioned.get(item.from)?.group === 'food')
  const unread = partsOf(items)
    .filter(
      (part) =>
        isAllergyToStrange(part) ||
        wishesForStrange(part, mentioned) ||
        namesBeforeTravellers(part, mentioned) ||
        (part.some(isStrange) && !part.some(isUnderstood)),
    )
    .map((part) => shortened(text.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0)))
  // Text without letters is skipped.
  const rest = items.length === 0 && text.trim() !== '' ? [shortened(text)] : unread
  return [...new Set(rest)].slice(0, MOST)
}

/** The unknown words of each part that is otherwise about the travellers, in their order: 'salt mine'. */
export function strangeBesideTravellers(
  text: string,
  items: readonly WishItem[],
  mentions: readonly Mention[],
): string[] {
  const mentioned = new Map(mentions.map((mention) => [mention.from, mention]))
  return partsOf(items).flatMap((part) => {
    const known = part.flatMap((item) => mentioned.get(item.from) ?? [])
    const isOfTravellers =
      known.length > 0 && known.every(({ group, meaning }) => group === 'traveller' && meaning !== 'refused')
    // 'No hot baths since I'm pregnant'.
    if (part.some((item) => item.type === 'term' && ['not', 'notBefore'].includes(item.sense.concept))) return []
    const strange = part.filter(({ type, word }) => type === 'unknown' && word.length >= LEAST_LETTERS)
    return isOfTravellers && strange.length > 0 ? strange.map(({ from, to }) => text.slice(from, to)).join(' ') : []
  })
}

/** An allergy that was not understood is always told as one. */
export const ALLERGY = /allerg|alerg|alerj|アレルギー|过敏|過敏|intoler|unverträglich/i
const SEEING =
  /(?<!\p{L})(?:see|seeing|visit|visiting|go to|going to|sehen|besuchen|besichtigen|anschauen|ins|zum|zur|ver|visitar|conocer|voir|visiter|vedere|visitare|conhecer)(?!\p{L})/iu
const SEEING_BEHIND = /見たい|行きたい|訪れたい|想看|想去|参观/u
/** Latin letters only: other scripts are languages that are not understood at all. */
const CAPITAL = String.raw`(?=\p{Script=Latin})\p{Lu}[\p{L}’'-]{3,}`
const NAME_ALONE = new RegExp(
  String.raw`^(?:the )?${CAPITAL}(?: (?:(?:de|of|di|del|du|da|des|la|le|el) )?${CAPITAL})*$`,
  'u',
)

/** Whether a part that is not understood names something to see, which only the atlas may know: 'the Roman Forum'. */
export function namesSomething(part: string): boolean {
  if (ALLERGY.test(part)) return false
  const seeing = SEEING.exec(part)
  const seen = seeing ? part.slice(seeing.index + seeing[0].length) : ''
  return NAME_ALONE.test(part) || /(?<!\p{L})\p{Lu}\p{L}{2,}/u.test(seen) || SEEING_BEHIND.test(part)
}
