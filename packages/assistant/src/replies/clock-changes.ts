import { addDays } from '@waymark/contract/calendar'
import { offsetMinutes, spokenHours } from '@waymark/planner/time-difference'
import type { Asked } from '../asked.ts'
import { dayWritten } from '../own-trip/trip-stops.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'

export const ASKS_FOR_CLOCK_CHANGE =
  /\bclocks?\b.{0,25}\b(?:changes?|changing|go(?:es)? (?:back|forward|forth)|move|put|turn(?:ed)?|set)\b|\b(?:change|put|turn|set)\b.{0,12}\bclocks?\b|\bdaylight[- ]sav\w*|\btime changes?\b|\b(?:summer|winter) ?time (?:begins?|starts?|ends?|change)\b|\bwhen (?:does|is) (?:summer|winter) time\b/

const DAYS = 366

/** The days on which clocks change within a year, and by how many minutes. */
function changesAfter(timeZone: string, today: string): { readonly date: string; readonly minutes: number }[] {
  const changes: { date: string; minutes: number }[] = []
  let before = offsetMinutes(timeZone, today)
  for (let day = 1; day <= DAYS; day += 1) {
    const date = addDays(today, day)
    const offset = offsetMinutes(timeZone, date)
    if (offset !== before) changes.push({ date, minutes: offset - before })
    before = offset
  }
  return changes
}

/** "When do the clocks change in Spain?" From the rules of the time zone as they are known today. */
export function clockChanges(asked: Asked): Reply {
  const { subject, today, trip } = asked
  if (!subject)
    return {
      lines: ['For which place? Name a town or a country, and I tell you when its clocks change.'],
      ask: [
        'When do the clocks change in Spain?',
        'When do the clocks change in New York?',
        'What time is it in Tokyo?',
      ],
    }
  const changes = changesAfter(subject.city.timeZone, today)
  const where = subject.scope === 'country' ? subject.city.name : subject.name
  const within = trip && changes.find(({ date }) => date >= trip.startDate && date <= trip.endDate)
  return {
    lines: [
      takenFromTrip(asked),
      changes.length === 0
        ? `Clocks do not change in ${where}: it keeps the same time all year.`
        : `Clocks in ${where} change on:`,
      ...changes.map(({ date, minutes }) =>
        bullet(
          `${dayWritten(date)}, ${date.slice(0, 4)}: ${spokenHours(Math.abs(minutes))} ${minutes > 0 ? 'forward' : 'back'}, early that morning`,
        ),
      ),
      subject.scope === 'country' && changes.length > 0 ? `Other parts of the country may differ.` : '',
      within ? 'One of them is within your trip.' : '',
      changes.length > 0 ? 'By the rules known today; governments may change them.' : '',
    ].filter((line) => line !== ''),
    next: ['clock', 'weather', 'places'],
  }
}
