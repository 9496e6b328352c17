const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const // prettier-ignore

/**
 * Month number of a name: 9 for "Sep", "Sept" or "september". "may" and "march" are also words, so callers check their
 * context.
 */
export function monthNamed(word: string): number | undefined {
  const key = word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^sept$/, 'sep')
  if (key.length < 3) return undefined
  const at = MONTHS.findIndex((name) => name.toLowerCase().startsWith(key))
  return at < 0 ? undefined : at + 1
}

export const nameOfMonth = (month: number): string => MONTHS[month - 1] ?? ''

/** Seasons of the northern hemisphere, as months. */
const NORTHERN_SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
}

/** The months of a season at a latitude: summer in Sydney begins in December. */
export const monthsOfSeason = (season: string, lat: number): readonly number[] =>
  (NORTHERN_SEASONS[season] ?? []).map((month) => (lat < 0 ? ((month + 5) % 12) + 1 : month))
