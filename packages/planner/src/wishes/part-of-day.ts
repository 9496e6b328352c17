import type { WishItem } from './wish-items.ts'
import type { Mention } from './mention.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** As alternatives of a pattern. */
export const PART_WORDS: Readonly<Record<PartOfDay, string>> = {
  morning:
    'mornings?|before (?:noon|lunch)|vor dem mittagessen|antes de comer|avant le d[ée]jeuner|prima di pranzo|morgens|vormittags?|am morgen|ma[ñn]anas?|matins?|matin[ée]es?|mattin[aoe]|mattinate?|manh[ãa]s?|antes do almoço',
  afternoon: 'afternoons?|after lunch|nachmittags?|tardes?|apr[èe]s-midis?|pomerigg(?:io|i)',
  evening: 'evenings?|at night|after dinner|after dark|abends?|noches?|soirs?|soir[ée]es?|ser[ae]|noites?',
}
const SIGNED: Readonly<Record<PartOfDay, string>> = {
  morning: '昼食前|午饭前|午前|朝|上午|早上',
  afternoon: '午後|下午',
  evening: '夜|晩|晚上',
}

const PARTS = (Object.keys(PART_WORDS) as PartOfDay[]).map((part) => ({
  part,
  named: new RegExp(`(?<!\\p{L})(?:${PART_WORDS[part]})(?!\\p{L})|${SIGNED[part]}`, 'iu'),
}))

const ends = (item: WishItem): boolean =>
  item.type === 'comma' || item.type === 'stop' || (item.type === 'term' && item.sense.concept === 'but')
const joins = (item: WishItem): boolean => item.type === 'term' && ['and', 'or'].includes(item.sense.concept)

/**
 * The part of the day for which a kind of places is refused: 'no museums in the morning', 'pas de musées le matin'. In
 * a list, what the next word says of all of them: 'no museums or churches in the morning', but not 'no museums and slow
 * mornings'.
 */
export function partOfDayOf(
  { group, concept, meaning, from }: Mention,
  items: readonly WishItem[],
  mentions: readonly Mention[],
  text: string,
): PartOfDay | undefined {
  // Nightlife is of the evening anyhow.
  if (group !== 'place' || concept === 'nightlife' || meaning !== 'refused') return undefined
  const isPlace = (item: WishItem | undefined): boolean =>
    mentions.some((mention) => mention.group === 'place' && mention.from === item?.from)
  const isEnd = (item: WishItem, index: number): boolean => ends(item) || (joins(item) && !isPlace(items[index + 1]))
  const at = items.findIndex((item) => item.from === from)
  const first = items.findLastIndex((item, index) => index < at && isEnd(item, index)) + 1
  const end = items.findIndex((item, index) => index > at && isEnd(item, index))
  const own = text.slice(items[first]?.from ?? 0, end < 0 ? undefined : items[end]?.from)
  const said = PARTS.filter(({ named }) => named.test(own))
  return said.length === 1 ? said[0]?.part : undefined
}
