import type { WishItem } from './wish-items.ts'

/** A text that long is told as far as this. */
const MOST_CHARS = 60
const MOST = 5
/** One Chinese character or kana that is left over is an ending, not a wish. */
const LEAST_SIGNS = 2

/** A camera is understood by the packing list; days are not planned by it. */
const isForTheSuitcase = (item: WishItem): boolean => item.type === 'term' && item.sense.group === 'packing'

const isUnderstood = (item: WishItem): boolean =>
  item.type === 'term' && !['grammar', 'filler', 'packing'].includes(item.sense.group)

const endsPart = (item: WishItem): boolean =>
  item.type === 'comma' ||
  item.type === 'stop' ||
  (item.type === 'term' && item.sense.group === 'grammar' && ['and', 'but'].includes(item.sense.concept))

const isStrange = (item: WishItem): boolean =>
  (item.type === 'unknown' && item.word.length >= LEAST_SIGNS) || isForTheSuitcase(item)

function shortened(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ')
  return words.length <= MOST_CHARS ? words : `${words.slice(0, MOST_CHARS - 1).trimEnd()}…`
}

/** The parts of a text of which nothing was understood, as they were written. */
export function unreadIn(text: string, items: readonly WishItem[]): string[] {
  const parts: WishItem[][] = [[]]
  for (const item of items) {
    if (endsPart(item)) parts.push([])
    else parts.at(-1)?.push(item)
  }
  const unread = parts
    .filter((part) => part.some(isStrange) && !part.some(isUnderstood))
    .map((part) => shortened(text.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0)))
  // Without letters there is nothing to read.
  const rest = items.length === 0 && text.trim() !== '' ? [shortened(text)] : unread
  return [...new Set(rest)].slice(0, MOST)
}
