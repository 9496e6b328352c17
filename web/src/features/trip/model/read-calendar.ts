import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { StopLink } from '@waymark/contract/trips/stop'
import {
  type CalendarTrip,
  type Moment,
  momentIn,
  isNearTrip,
  oneOfThese,
  type Reading,
  writtenIn,
} from './calendar-moments.ts'
import { type CalendarLine, instantIn, zonesIn } from './calendar-zones.ts'
import { priceIn } from './confirmation-price.ts'
import { dayOfFound, fitting, fittingTitle, type FoundStop, kindIn } from './found-stop.ts'
import { type End, overDays } from './over-days.ts'
import { codeIn } from './read-confirmation.ts'
import { dateOf, dayNumber, type Repeats, repeatsOf } from './repeats.ts'

/** Maximum number of entries. For a whole calendar, those within the trip come first. */
const MOST_FOUND = 200

/** Characters of a description that are read, with its markup. */
const MOST_MARKUP = 10 * LIMITS.longText

/** Days that are counted in all, for the rules with a number of occurrences. */
const MOST_DAYS_COUNTED = 200_000

/** No event takes longer: a duration that long would end after the last date there is. */
const MOST_MINUTES = 366 * 24 * 60

/** The content lines of an iCalendar file (RFC 5545), unfolded. */
const linesOf = (text: string): CalendarLine[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, parameters = '', value = ''] =
        /^([\w-]+)((?:;[^:;=]+=(?:"[^"]*"|[^:;"]*))*):(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [{ name: name.toUpperCase(), parameters, value }]
    })

interface CalendarEvent {
  /** First property of each name. */
  readonly lines: ReadonlyMap<string, CalendarLine>
  /** EXDATE and RDATE properties, which may be repeated. */
  readonly exceptions: readonly CalendarLine[]
}

/** Splits comma-separated values into separate lines. */
const apart = ({ value, ...line }: CalendarLine): CalendarLine[] =>
  value.split(',').map((each) => ({ ...line, value: each.trim() }))

/** Components nested in events, such as alarms, are skipped. */
function eventsOf(lines: readonly CalendarLine[]): CalendarEvent[] {
  const events: { lines: Map<string, CalendarLine>; exceptions: CalendarLine[] }[] = []
  const open: string[] = []
  for (const line of lines) {
    const { name, value } = line
    if (name === 'BEGIN') open.push(value.toUpperCase())
    if (name === 'BEGIN' && open.at(-1) === 'VEVENT') events.push({ lines: new Map(), exceptions: [] })
    const event = open.at(-1) === 'VEVENT' ? events.at(-1) : undefined
    if (name === 'EXDATE' || name === 'RDATE') event?.exceptions.push(...apart(line))
    else if (event !== undefined && !event.lines.has(name)) event.lines.set(name, line)
    if (name === 'END') open.pop()
  }
  return events
}

/** Some calendars write descriptions as HTML. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const withoutMarkup = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replaceAll(/<(?:br|\/p|\/div|\/li)[^<>]*>/gi, '\n')
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text

/** Google Calendar's footer, and the link to the owner's mail. */
const OF_PROGRAM = /^.*(?:https:\/\/g\.co\/calendar|https:\/\/mail\.google\.com\/mail\?extsrc).*$/gm

/** No more than a note can hold is read of it, as a file from a stranger may be all description. */
const noteOf = (line: CalendarLine | undefined): string =>
  fitting(
    withoutMarkup(textOf(line && { ...line, value: line.value.slice(0, MOST_MARKUP) }))
      .replaceAll(OF_PROGRAM, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    LIMITS.longText,
  )

const textOf = (line: CalendarLine | undefined): string =>
  (line?.value ?? '').replaceAll(/\\([nN\\;,])/g, (_all, mark: string) => (/n/i.test(mark) ? '\n' : mark)).trim()

/** Parses 'PT1H30M' and 'P1W'; NaN if missing. */
function minutesIn(duration: string | undefined): number {
  const [whole, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(duration ?? '') ?? []
  const sum = (Number(weeks) * 7 + Number(days)) * 1440 + Number(hours) * 60 + Number(minutes)
  return whole === undefined || sum > MOST_MINUTES ? NaN : sum
}

/** When an occurrence that begins at `from` ends: by DTEND or DURATION. */
function endIn({ lines }: CalendarEvent, from: Moment, reading: Reading): End | undefined {
  const [begins, until] = [lines.get('DTSTART'), lines.get('DTEND')]
  const [first, end] = [begins && momentIn(begins, reading), until && momentIn(until, reading)]
  if (first !== undefined && end !== undefined && (first.time === null) === (end.time === null))
    return { date: addDays(end.date, daysBetween(first.date, from.date)), time: end.time }
  const minutes = minutesIn(lines.get('DURATION')?.value)
  if (Number.isNaN(minutes)) return undefined
  const [date = '', time = ''] = new Date((minutesOf(from) + minutes) * 60_000).toISOString().split('T')
  return { date, time: from.time === null ? null : time.slice(0, 5) }
}

const minutesOf = ({ date, time }: Pick<Moment, 'date' | 'time'>): number =>
  Date.parse(`${date}T${time ?? '00:00'}:00Z`) / 60_000

/** The event's start time on another day. */
const onDay = (line: CalendarLine, date: string): CalendarLine => ({
  ...line,
  value: date.replaceAll('-', '') + line.value.slice(8),
})

/** Whether an occurrence is not after UNTIL, which may be a date, a local time or UTC. */
function isUntil(line: CalendarLine, until: string, { zones }: Reading): boolean {
  const [at, end] = [writtenIn(line), writtenIn({ name: 'UNTIL', parameters: '', value: until })]
  if (at === undefined || end === undefined) return false
  if (at.time === null || end.time === null) return at.date <= end.date
  const instant = at.zone !== undefined && end.zone === 'UTC' && instantIn(at.date, at.time, at.zone, zones)
  return instant
    ? instant.getTime() <= Date.parse(`${end.date}T${end.time}Z`)
    : `${at.date} ${at.time}` <= `${end.date} ${end.time}`
}

/** Start times of the occurrences around the trip; undefined if too many days would have to be counted. */
function repeatedIn(
  start: CalendarLine,
  { first, repeats, reading }: { first: number; repeats: Repeats; reading: Reading },
): CalendarLine[] | undefined {
  const { isOn, count, until } = repeats
  // The file's time zone may be a day ahead or behind.
  const [from, to] = [dayNumber(reading.trip.startDate) - 1, dayNumber(reading.trip.endDate) + 1]
  const starts: CalendarLine[] = []
  let counted = 0
  for (let day = count === Infinity ? Math.max(first, from) : first; day <= to && counted < count; day += 1) {
    if (count !== Infinity) reading.daysLeft -= 1
    if (reading.daysLeft < 0) return undefined
    if (!isOn(day)) continue
    counted += 1
    const at = onDay(start, dateOf(day))
    if (until !== undefined && !isUntil(at, until, reading)) break
    if (day >= from) starts.push(at)
  }
  return starts
}

/**
 * Start times within the trip; the first occurrence if there are none.
 * @param isChanged whether an occurrence is overridden by a separate event
 * @returns undefined for an unsupported recurrence rule
 */
function startsOf(
  { lines, exceptions }: CalendarEvent,
  start: CalendarLine,
  { isChanged, reading }: { isChanged: (at: CalendarLine) => boolean; reading: Reading },
): CalendarLine[] | undefined {
  const { trip } = reading
  const rule = lines.get('RRULE')?.value
  const written = writtenIn(start)
  const besides = exceptions.filter(({ name }) => name === 'RDATE')
  if (written === undefined || (rule === undefined && besides.length === 0)) return [start]
  const first = dayNumber(written.date)
  const repeats = rule === undefined ? undefined : repeatsOf(rule, first)
  const starts = repeats === undefined ? [start] : repeatedIn(start, { first, repeats, reading })
  if ((rule !== undefined && repeats === undefined) || starts === undefined) return undefined

  const inTrip = (each: CalendarLine): boolean => isInTrip(momentIn(each, reading), trip)
  const isAmong = oneOfThese(starts, reading)
  const isLeftOut = oneOfThese(
    exceptions.filter(({ name }) => name === 'EXDATE'),
    reading,
  )
  const near = besides.filter((at) => isNearTrip(at, trip)).slice(0, MOST_FOUND)
  const more = near.filter((at) => !isAmong(at))
  const left = [...starts, ...more].filter((at) => inTrip(at) && !isLeftOut(at) && !isChanged(at))
  return left.length > 0 || starts.some(inTrip) ? left : [start]
}

const isInTrip = (at: Pick<FoundStop, 'date'> | undefined, trip: Reading['trip']): boolean =>
  at !== undefined && dayOfFound(at, trip) !== null

function foundIn(event: CalendarEvent, start: CalendarLine, reading: Reading): FoundStop[] {
  const { lines } = event
  const title = fittingTitle(textOf(lines.get('SUMMARY')))
  const from = momentIn(start, reading)
  if (title === '' || from === undefined) return []
  const end = endIn(event, from, reading)
  const length = end === undefined || from.time === null ? NaN : minutesOf(end) - minutesOf(from)
  const about = fitting(textOf(lines.get('LOCATION')).replaceAll('\n', ', '), LIMITS.longText)
  const described = noteOf(lines.get('DESCRIPTION'))
  // A flight ticket shows the local departure time.
  const note = from.elsewhere === undefined ? described : [`At ${from.elsewhere}`, described].join('\n').trim()
  const link = textOf(lines.get('URL'))
  const found: FoundStop = {
    title,
    kind: kindIn([title, about, note].join('\n')),
    date: from.date,
    startsAt: from.time,
    minutes: length >= 5 && length <= 24 * 60 ? length : null,
    about,
    note: fitting(note, LIMITS.longText),
    code: codeIn(note),
    price: priceIn(note),
    link: StopLink.safeParse(link).success ? link : null,
  }
  return end === undefined ? [found] : overDays(found, end, reading.trip)
}

/** The events of an iCalendar file in the destination's local time; empty if it is not one. */
export function readCalendar(text: string, trip: CalendarTrip): FoundStop[] {
  const lines = linesOf(text)
  const reading: Reading = { trip, timeZone: trip.place.timeZone, zones: zonesIn(lines), daysLeft: MOST_DAYS_COUNTED }
  const events = eventsOf(lines)
  const idOf = (event: CalendarEvent) => event.lines.get('UID')?.value
  const isChange = (event: CalendarEvent): boolean => event.lines.has('RECURRENCE-ID') && idOf(event) !== undefined
  const changed = new Map<string | undefined, CalendarLine[]>()
  for (const event of events.filter(isChange)) {
    const times = changed.get(idOf(event)) ?? []
    changed.set(idOf(event), times)
    times.push(...[event.lines.get('RECURRENCE-ID') ?? []].flat())
  }
  const isChanged = new Map([...changed].map(([id, times]) => [id, oneOfThese(times, reading)]))
  const repeated = new Set(events.filter((event) => !event.lines.has('RECURRENCE-ID')).map(idOf))

  const [within, outside]: [FoundStop[], FoundStop[]] = [[], []]
  for (const event of events) {
    const start = event.lines.get('DTSTART')
    if (start === undefined || event.lines.get('STATUS')?.value.toUpperCase() === 'CANCELLED') continue
    const ofRepeated = isChange(event) ? undefined : isChanged.get(idOf(event))
    const starts = startsOf(event, start, { isChanged: ofRepeated ?? (() => false), reading })
    for (const one of (starts ?? [start]).flatMap((at) => foundIn(event, at, reading))) {
      const each = starts === undefined ? { ...one, repeats: true as const } : one
      if (isInTrip(each, trip)) within.push(each)
      // An occurrence moved out of the trip is dropped.
      else if (!(isChange(event) && repeated.has(idOf(event))) && outside.length < MOST_FOUND) outside.push(each)
    }
    if (within.length >= MOST_FOUND) break
  }
  return [...within, ...outside].slice(0, MOST_FOUND)
}
