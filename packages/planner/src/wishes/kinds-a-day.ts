import type { PlaceKind } from '@waymark/atlas/place'
import type { KindsADay } from './daily-kinds.ts'
import type { Mention } from './mention.ts'
import { PLACE_WISHES } from './place-wishes.ts'

const NUMBERS: readonly (readonly [most: number, words: string])[] = [
  [1, '1|one|an?|eine?[nm]?|una?|uno|une|uma?'],
  [2, '2|two|zwei|dos|deux|due|dois|duas|两|二'],
  [3, '3|three|drei|tres|trois|tre|três|三'],
  [4, '4|four|vier|cuatro|quatre|quattro|quatro|四'],
]
const NUMBER = `(?<most>${NUMBERS.map(([, words]) => words).join('|')})`
const FEW_WORDS = String.raw`(?:[\p{L}'’]+ ){0,2}?`
const A_DAY = String.raw`(?:\/ ?|(?:per|a|each|every|am|pro|je|al|por|ao|par) )(?:day|tag|d[ií]a|jour|giorno)(?!\p{L})`
/** 'Two [museums] a day', 'pro Tag höchstens ein [Museum]', '[museums], but not more than one a day'. */
const COUNTED_BEFORE = new RegExp(`(?<![\\p{L}\\d])${NUMBER} ${FEW_WORDS}$`, 'iu')
const DAY_BEFORE = new RegExp(`${A_DAY} ${FEW_WORDS}${NUMBER} ${FEW_WORDS}$`, 'iu')
const DAY_AFTER = new RegExp(`^[^.;!?\\d]{0,25}?(?<!\\p{L})${A_DAY}`, 'iu')
const BOTH_AFTER = new RegExp(`^[^.;!?\\d]{0,40}?(?<![\\p{L}\\d])${NUMBER} ${FEW_WORDS}${A_DAY}`, 'iu')
const SIGNED_DAY = '(?:1日|一日|一天|每天|每日)'
const SIGNED_BEFORE = new RegExp(
  `${SIGNED_DAY}[^。，、\\d]{0,6}(?<most>[1-4一二两三四])(?:つ|个|件|か所|ヶ所|箇所|家|座)?(?:まで|以内|以下)?の?$`,
  'u',
)
const SIGNED_AFTER = new RegExp(`^(?:は|を|只|去|看)?${SIGNED_DAY}[^。，、\\d]{0,6}(?<most>[1-4一二两三四])`, 'u')
const AT_LEAST =
  /(?<!\p{L})(?:at least|minimum|mindestens|wenigstens|al menos|por lo menos|au moins|almeno|pelo menos)(?!\p{L})|最低|少なくとも|至少/iu
const HOURS =
  /(?<!\p{L})(?:hours?|hrs?|minutes?|mins?|stunden?|minuten?|horas?|minutos?|heures?|or[ae]|minuti)(?!\p{L})|時間|小时/iu
/** 'Not more than two churches a day' refuses none of them. */
const MORE_THAN = /(?<!\p{L})(?:more than|over|mehr als|más de|mas de|plus de|più di|mais de|mais do que)(?!\p{L})/iu
const ENDS = /[.;!?\n。！？；，,](?!\d)/u

export const numberOf = (said: string | undefined): number | undefined =>
  NUMBERS.find(([most, words]) => new RegExp(`^(?:${words}|${'一二三四'[most - 1]})$`, 'iu').test(said ?? ''))?.[0]

/** How many places of a kind a day may have, by what is written on both sides of the kind. */
function mostOf(text: string, { from, to, meaning }: Mention): number | undefined {
  const before = text.slice(0, from).split(ENDS).at(-1) ?? ''
  const after = text.slice(to)
  // 'At most two hours in museums a day' is no number of them.
  if (HOURS.test(before)) return undefined
  if (meaning === 'refused' && !MORE_THAN.test(before)) return undefined
  if (AT_LEAST.test(before) || AT_LEAST.test(after.split(ENDS, 1)[0] ?? '')) return undefined
  const counted = DAY_AFTER.test(after) ? COUNTED_BEFORE.exec(before) : null
  const found = [
    counted,
    DAY_BEFORE.exec(before),
    SIGNED_BEFORE.exec(before),
    BOTH_AFTER.exec(after),
    SIGNED_AFTER.exec(after),
  ].find((match) => match !== null)
  return numberOf(found?.groups?.['most'])
}

const LONGER_AFTER =
  /^[^.;!?,]{0,12}?(?<!\p{L})(?:longer than|more than|over|länger als|mehr als|de más de|más de|de plus de|plus de|più di|mais de)(?!\p{L})/iu

/** 'No more than two museums', 'keine Moscheen mehr als eine', 'no hikes longer than two hours': few, and not none. */
export function limitNumbers(text: string, mentions: readonly Mention[]): void {
  for (const mention of mentions) {
    if (mention.group !== 'place' || mention.meaning !== 'refused') continue
    const before = text.slice(0, mention.from).split(ENDS).at(-1) ?? ''
    const isCounted = MORE_THAN.test(before) && COUNTED_BEFORE.test(before)
    if (isCounted || LONGER_AFTER.test(text.slice(mention.to))) mention.meaning = 'less'
  }
}

/** The mentions of kinds of places with a number of them a day, and what follows from each. */
export function kindsADay(text: string, mentions: readonly Mention[]): ReadonlyMap<Mention, KindsADay> {
  return new Map(
    mentions.flatMap((mention) => {
      const wish = mention.group === 'place' ? PLACE_WISHES[mention.concept] : undefined
      const kinds = new Set<PlaceKind>(wish?.refused ?? wish?.kinds)
      const most = wish && kinds.size > 0 ? mostOf(text, mention) : undefined
      return wish && most !== undefined ? [[mention, { label: wish.label, kinds, most }] as const] : []
    }),
  )
}

/** On the chip: 'Museums: at most 2 a day'. */
export const kindsADayLabel = ({ label, most }: KindsADay): string =>
  `${label.slice(0, 1).toUpperCase()}${label.slice(1)}: at most ${most} a day`
