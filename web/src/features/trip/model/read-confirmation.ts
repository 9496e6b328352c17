import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { fitting, fittingTitle, type FoundStop, kindIn } from './found-stop.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'

/**
 * Dates as confirmations write them. Numbers alone only where the year comes first or dots divide them: of 03/04/2027
 * nobody can tell the month.
 */
const DATES: readonly (readonly [RegExp, year: number, month: number, day: number])[] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/g, 1, 2, 3],
  [/\b(\d{1,2})\.(\d{1,2})\.(20\d\d)\b/g, 3, 2, 1],
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH},?\\s+(20\\d\\d)\\b`, 'gi'), 3, 2, 1],
  [new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)\\b`, 'gi'), 3, 1, 2],
]

const TIME = /\b([01]?\d|2[0-3])[:.]([0-5]\d)(?!\.?\d)(?:\s*([ap])\.?m\b)?/i
/** Behind one of these words, on the same line, stands the code. */
const BEFORE_CODE = /\b(?:confirmation|booking|reservation|reference|record locator|pnr)\b(.{0,60})/gi
const CODE = /\b(?!20\d\d-\d\d-)[A-Z\d][A-Z\d-]{4,14}\b/

interface DateAt {
  readonly date: string
  readonly index: number
  readonly end: number
}

function datesIn(text: string): DateAt[] {
  const found = DATES.flatMap(([pattern, year, month, day]) =>
    [...text.matchAll(pattern)].map((match) => {
      const named = match[month] ?? ''
      const number = /^\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1
      const parts = [match[year] ?? '', String(number), match[day] ?? '']
      const date = parts.map((part) => part.padStart(2, '0')).join('-')
      return { date, index: match.index, end: match.index + match[0].length }
    }),
  )
  return found.filter(({ date }) => CalendarDay.safeParse(date).success).toSorted((a, b) => a.index - b.index)
}

function timeIn(text: string): string | null {
  const [, hour = '', minute = '', half] = TIME.exec(text) ?? []
  if (hour === '') return null
  const read = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return read > 23 ? null : `${String(read).padStart(2, '0')}:${minute}`
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*subject:\s*/i, '').trim())
    .filter((line) => line !== '')

/** The confirmation code of a text, such as 'X7K2PQ'. Codes are written in capitals and digits, so that no word is taken for one. */
export function codeIn(text: string): string | undefined {
  for (const [, behind = ''] of text.matchAll(BEFORE_CODE)) {
    const code = CODE.exec(behind)?.[0]
    if (code !== undefined) return code
  }
  return undefined
}

/**
 * What a pasted confirmation says, by rules: an entry for each date that is named, with the time beside it. The first line
 * is the title, and all of the text the note, so that nothing that was pasted is lost.
 */
export function readConfirmation(text: string): FoundStop[] {
  const lines = linesOf(text)
  const [first] = lines
  if (first === undefined) return []
  const code = codeIn(text)
  const note = fitting([...(code === undefined ? [] : [`Code: ${code}`]), ...lines].join('\n'), LIMITS.longText)
  const base = { title: fittingTitle(first), kind: kindIn(text), minutes: null, note, link: null } as const
  const dates = datesIn(text)
  const seen = new Set<string>()
  const found = dates.flatMap(({ date, index, end }, at): FoundStop[] => {
    if (seen.has(date)) return []
    seen.add(date)
    const lineStart = text.lastIndexOf('\n', index) + 1
    const label = text
      .slice(lineStart, index)
      .replace(/[^\p{L}\p{N}]+$/u, '')
      .trim()
    const startsAt = timeIn(text.slice(end, dates[at + 1]?.index ?? text.length).slice(0, 60))
    const title = label === '' || label === base.title || label.length > 30 ? base.title : `${base.title}: ${label}`
    return [{ ...base, title: fittingTitle(title), date, startsAt }]
  })
  return found.length > 0 ? found : [{ ...base, date: undefined, startsAt: timeIn(text) }]
}
