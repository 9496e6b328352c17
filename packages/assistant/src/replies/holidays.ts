import { addDays } from '@waymark/contract/calendar'
import { holidayOn, holidaysBetween } from '@waymark/atlas/holidays'
import { inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { dayAskedIn } from '../day-asked.ts'
import { shortDay } from '../dates-written.ts'
import { nameOfMonth } from '../months.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'

const SHOWN = 20

/** The year asked about, the days of the trip, or the next twelve months. */
function spanOf(asked: Asked): { readonly from: string; readonly to: string; readonly when: string } {
  const { words, days, today, month } = asked
  const [named] = /\b20\d\d\b/.exec(words) ?? []
  if (month !== undefined) {
    const year = Number(named ?? today.slice(0, 4)) + (named === undefined && month < Number(today.slice(5, 7)) ? 1 : 0)
    const from = `${year}-${String(month).padStart(2, '0')}`
    return { from: `${from}-01`, to: `${from}-31`, when: `in ${nameOfMonth(month)} ${year}` }
  }
  const [year] = /\b20\d\d\b/.exec(words) ?? []
  if (year !== undefined) return { from: `${year}-01-01`, to: `${year}-12-31`, when: `in ${year}` }
  if (days) return { from: days.start, to: days.end, when: 'on your dates' }
  return { from: today, to: addDays(today, 365), when: 'in the coming twelve months' }
}

export function holidays(asked: Asked): Reply {
  const { subject, words, today } = asked
  if (!subject)
    return {
      lines: ['Of which country? Name it, and I tell you its public holidays.'],
      ask: ['Public holidays in Japan', 'Public holidays in Italy', 'Public holidays in Mexico'],
    }
  const day = dayAskedIn(words, today)
  if (day && !day.isWeekly) {
    const name = holidayOn(subject.country.code, day.date)
    const there = inSentence(subject.country.name)
    return {
      lines: [
        name === undefined
          ? `No: ${shortDay(day.date)} is no public holiday of all of ${there} that I know of.`
          : `Yes: ${shortDay(day.date)} is a public holiday in ${there}, ${name}. Offices, banks and many museums are closed.`,
      ],
      next: ['holidays', 'season', 'places', 'plan'],
    }
  }
  const { from, to, when } = spanOf(asked)
  const country = inSentence(subject.country.name)
  const found = holidaysBetween(subject.country.code, from, to)
  const isKnown =
    found.length > 0 || holidaysBetween(subject.country.code, asked.today, addDays(asked.today, 365)).length > 0
  return {
    lines: [
      takenFromTrip(asked),
      !isKnown
        ? `I do not know the public holidays of ${country}.`
        : found.length === 0
          ? `I know of no public holiday in ${country} ${when}.`
          : `Public holidays in ${country} ${when}:`,
      ...found
        .slice(0, SHOWN)
        .map(({ name, date }) =>
          bullet(`${shortDay(date)}${from.slice(0, 4) === to.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}: ${name}`),
        ),
      isKnown ? 'Those of regions and towns come on top. Offices, banks and many museums are closed then.' : '',
    ].filter((line) => line !== ''),
    next: ['season', 'weather', 'places', 'plan'],
  }
}
