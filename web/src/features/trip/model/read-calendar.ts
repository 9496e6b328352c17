import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { StopLink } from '@waymark/contract/trips/stop'
import { instantAt, wallClock } from '@waymark/domain/wall-clock'
import { fitting, fittingTitle, type FoundStop, kindIn } from './found-stop.ts'

/** More than anybody has in a trip. */
const MOST_EVENTS = 200

interface Line {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

/** The lines of a calendar file (RFC 5545): what was folded is one line again. */
const linesOf = (text: string): Line[] =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, parameters = '', value = ''] =
        /^([\w-]+)((?:;[^:;=]+=(?:"[^"]*"|[^:;"]*))*):(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [{ name: name.toUpperCase(), parameters, value }]
    })

/** Each event by the names of its lines; what is nested in one, such as an alarm, is left out. */
function eventsOf(lines: readonly Line[]): ReadonlyMap<string, Line>[] {
  const events: Map<string, Line>[] = []
  const open: string[] = []
  for (const line of lines) {
    const { name, value } = line
    if (name === 'BEGIN') open.push(value.toUpperCase())
    if (name === 'BEGIN' && open.at(-1) === 'VEVENT') events.push(new Map())
    if (open.at(-1) === 'VEVENT' && !events.at(-1)?.has(name)) events.at(-1)?.set(name, line)
    if (name === 'END') open.pop()
  }
  return events
}

const textOf = (line: Line | undefined): string =>
  (line?.value ?? '').replaceAll(/\\([nN\\;,])/g, (_all, mark: string) => (/n/i.test(mark) ? '\n' : mark)).trim()

interface Moment {
  readonly date: string
  readonly time: string | null
}

/** A time as the clocks at the destination show it. One without a zone is taken as it is. */
function momentIn({ value, parameters }: Line, timeZone: string): Moment | undefined {
  const [, year, month, day, hour, minute, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  if (!CalendarDay.safeParse(date).success) return undefined
  if (hour === undefined || minute === undefined) return { date, time: null }
  const time = `${hour}:${minute}`
  const zone = utc === undefined ? /;TZID="?([^";:]+)/i.exec(parameters)?.[1] : 'UTC'
  if (zone === undefined) return { date, time }
  const [there = date, clock = time] = wallClock(timeZone, instantAt(date, time, zone)).split(' ')
  return { date: there, time: clock }
}

const minutesOf = ({ date, time }: Moment): number => Date.parse(`${date}T${time ?? '00:00'}:00Z`) / 60_000

function foundIn(event: ReadonlyMap<string, Line>, timeZone: string): FoundStop[] {
  const title = fittingTitle(textOf(event.get('SUMMARY')))
  const from = event.get('DTSTART')
  const start = from && momentIn(from, timeZone)
  if (title === '' || start === undefined || event.get('STATUS')?.value.toUpperCase() === 'CANCELLED') return []
  const until = event.get('DTEND')
  const end = until && momentIn(until, timeZone)
  const length = end === undefined || start.time === null || end.time === null ? NaN : minutesOf(end) - minutesOf(start)
  const about = [textOf(event.get('LOCATION')), textOf(event.get('DESCRIPTION'))].filter((part) => part !== '')
  const link = textOf(event.get('URL'))
  return [
    {
      title,
      kind: kindIn([title, ...about].join('\n')),
      date: start.date,
      startsAt: start.time,
      minutes: length >= 5 && length <= 24 * 60 ? length : null,
      note: fitting(about.join('\n'), LIMITS.longText),
      link: StopLink.safeParse(link).success ? link : null,
    },
  ]
}

/** The events of a calendar file, in times of the destination; none where it is no such file. */
export const readCalendar = (text: string, timeZone: string): FoundStop[] =>
  eventsOf(linesOf(text))
    .slice(0, MOST_EVENTS)
    .flatMap((event) => foundIn(event, timeZone))
