const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const // prettier-ignore

/** 'Sep', 'Sept', 'september': 9. 'may' and 'march' are words as well, so callers look at what stands around them. */
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

/** The parts of the year on the northern half of the earth, by their middle months. */
const NORTHERN_SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
}

/** The months of a season where the place lies: summer in Sydney begins in December. */
export const monthsOfSeason = (season: string, lat: number): readonly number[] =>
  (NORTHERN_SEASONS[season] ?? []).map((month) => (lat < 0 ? ((month + 5) % 12) + 1 : month))
