import { inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import type { Reply } from '../reply.ts'

const MONTHS = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const DATES = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY_MS = 86_400_000
const RAMADAN = 9

const isRamadan = (at: number): boolean =>
  MONTHS.formatToParts(at).some(({ type, value }) => type === 'month' && Number(value) === RAMADAN)

interface Fast {
  readonly first: number
  readonly last: number
}

/** The months of fasting that end in a year, by the Umm al-Qura calendar. Usually one, sometimes two. */
function fastsEndingIn(year: number): Fast[] {
  const fasts: Fast[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    if (!isRamadan(at) || isRamadan(at + DAY_MS)) continue
    let first = at
    while (isRamadan(first - DAY_MS)) first -= DAY_MS
    fasts.push({ first, last: at })
  }
  return fasts
}

/**
 * The dates of Ramadan and what it means for visitors. They are calculated; where the moon is observed, they may differ
 * by a day.
 */
export function ramadan({ words, today, subject }: Asked): Reply {
  const year = /\b20\d\d\b/.exec(words)?.[0]
  const from = Number(year ?? today.slice(0, 4))
  const coming = [from, from + 1].flatMap(fastsEndingIn)
  const [fast] = year === undefined ? coming.filter(({ last }) => last >= Date.parse(today)) : coming
  if (!fast) throw new RangeError(`No Ramadan in ${from}`)
  return {
    lines: [
      `Ramadan is from about ${DATES.format(fast.first)} to ${DATES.format(fast.last)}, and Eid al-Fitr follows on ${DATES.format(fast.last + DAY_MS)}. Where the moon decides, it may be a day earlier or later.`,
      `In Muslim countries${subject ? `, and among Muslims in ${inSentence(subject.country.name)},` : ''} many restaurants stay closed by day then, sights and offices close earlier, and streets come to life after sunset; visitors are welcome, and eat and drink by day out of sight.`,
      'Around Eid shops and transport are full or closed for some days: book ahead.',
    ],
    next: ['holidays', 'food', 'season'],
  }
}
