import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { StopLink } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { type CalendarLine, type CalendarZones, clockThere, instantIn, plainZone, zonesIn } from './calendar-zones.ts'
import { priceIn } from './confirmation-price.ts'
import { dayOfFound, fitting, fittingTitle, type FoundStop, kindIn } from './found-stop.ts'
import { type End, overDays } from './over-days.ts'
import { codeIn } from './read-confirmation.ts'
import { dateOf, dayNumber, type Repeats, repeatsOf } from './repeats.ts'

/** Maximum number of entries. For a whole calendar, those within the trip come first. */
const MOST_FOUND = 200

/** The required fields of a trip. */
type CalendarTrip = Pick<Trip, 'startDate' | 'endDate'> & { readonly place: Pick<Trip['place'], 'timeZone'> }

/** Context for interpreting times. */
interface Reading {
  readonly trip: CalendarTrip
  readonly timeZone: string
  readonly zones: CalendarZones
}

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
  /<\/?[a-z][^>]*>/i.test(text)
    ? text
        .replaceAll(/<(?:br|\/p|\/div|\/li)[^>]*>/gi, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text

/** Google Calendar's footer, and the link to the owner's mail. */
const OF_PROGRAM = /^.*(?:https:\/\/g\.co\/calendar|https:\/\/mail\.google\.com\/mail\?extsrc).*$/gm

const noteOf = (line: CalendarLine | undefined): string =>
  withoutMarkup(textOf(line))
    .replaceAll(OF_PROGRAM, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const textOf = (line: CalendarLine | undefined): string =>
  (line?.value ?? '').replaceAll(/\\([nN\\;,])/g, (_all, mark: string) => (/n/i.test(mark) ? '\n' : mark)).trim()

interface Moment {
  readonly date: string
  readonly time: string | null
  /** The local time in the event's own zone, if it differs: the time printed on a ticket. */
  readonly elsewhere: string | undefined
}

/** The parts of a date-time value. */
function writtenIn({ value, parameters }: CalendarLine) {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  if (!CalendarDay.safeParse(date).success) return undefined
  const time = hour === undefined || minute === undefined ? null : `${hour}:${minute}`
  return { date, time, zone: utc === undefined ? /;TZID="?([^";:]+)/i.exec(parameters)?.[1] : 'UTC' }
}

/** Converts to local time at the destination. Floating times are unchanged. */
function momentIn(line: CalendarLine, { timeZone, zones }: Reading): Moment | undefined {
  const written = writtenIn(line)
  if (written === undefined) return undefined
  const { date, time, zone } = written
  if (time === null || zone === undefined) return { date, time, elsewhere: undefined }
  const [there = date, clock = time] = clockThere(date, time, { zone, zones, timeZone }).split(' ')
  return {
    date: there,
    time: clock,
    elsewhere: clock === time || zone === 'UTC' ? undefined : `${time} (${plainZone(zone)})`,
  }
}

/** Parses 'PT1H30M' and 'P1W'; NaN if missing. */
function minutesIn(duration: string | undefined): number {
  const [whole, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(duration ?? '') ?? []
  return whole === undefined ? NaN : (Number(weeks) * 7 + Number(days)) * 1440 + Number(hours) * 60 + Number(minutes)
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

/** Whether two times are the same instant; a date matches any time on it. */
function isSame(one: CalendarLine, other: CalendarLine, reading: Reading): boolean {
  const [a, b] = [writtenIn(one), writtenIn(other)]
  if (a === undefined || b === undefined) return false
  if (a.time === null || b.time === null) return a.date === b.date
  const [here, there] = [momentIn(one, reading), momentIn(other, reading)]
  return here?.date === there?.date && here?.time === there?.time
}

/** Start times of the occurrences around the trip. */
function repeatedIn(
  start: CalendarLine,
  { first, repeats, reading }: { first: number; repeats: Repeats; reading: Reading },
): CalendarLine[] {
  const { isOn, count, until } = repeats
  // The file's time zone may be a day ahead or behind.
  const [from, to] = [dayNumber(reading.trip.startDate) - 1, dayNumber(reading.trip.endDate) + 1]
  const starts: CalendarLine[] = []
  let counted = 0
  for (let day = count === Infinity ? Math.max(first, from) : first; day <= to && counted < count; day += 1) {
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
 * @param changed occurrences overridden by separate events
 * @returns undefined for an unsupported recurrence rule
 */
function startsOf(
  { lines, exceptions }: CalendarEvent,
  start: CalendarLine,
  { changed, reading }: { changed: readonly CalendarLine[]; reading: Reading },
): CalendarLine[] | undefined {
  const { trip } = reading
  const rule = lines.get('RRULE')?.value
  const written = writtenIn(start)
  const besides = exceptions.filter(({ name }) => name === 'RDATE')
  if (written === undefined || (rule === undefined && besides.length === 0)) return [start]
  const first = dayNumber(written.date)
  const repeats = rule === undefined ? undefined : repeatsOf(rule, first)
  if (rule !== undefined && repeats === undefined) return undefined

  const starts = repeats === undefined ? [start] : repeatedIn(start, { first, repeats, reading })
  const more = besides.filter((at) => !starts.some((each) => isSame(at, each, reading)))
  const gone = [...exceptions.filter(({ name }) => name === 'EXDATE'), ...changed]
  const inTrip = [...starts, ...more].filter(
    (at) => isInTrip(momentIn(at, reading), trip) && !gone.some((each) => isSame(at, each, reading)),
  )
  return inTrip.length > 0 || starts.some((at) => isInTrip(momentIn(at, reading), trip)) ? inTrip : [start]
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
  const about = textOf(lines.get('LOCATION')).replaceAll('\n', ', ')
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
    about: fitting(about, LIMITS.longText),
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
  const reading: Reading = { trip, timeZone: trip.place.timeZone, zones: zonesIn(lines) }
  const events = eventsOf(lines)
  const idOf = (event: CalendarEvent) => event.lines.get('UID')?.value
  const changes = events.filter((event) => event.lines.has('RECURRENCE-ID') && idOf(event) !== undefined)
  const repeated = new Set(events.filter((event) => !event.lines.has('RECURRENCE-ID')).map(idOf))

  const found = events.flatMap((event): FoundStop[] => {
    const start = event.lines.get('DTSTART')
    if (start === undefined || event.lines.get('STATUS')?.value.toUpperCase() === 'CANCELLED') return []
    const isChange = changes.includes(event)
    const changed = isChange ? [] : changes.filter((each) => idOf(each) === idOf(event))
    const starts = startsOf(event, start, {
      changed: changed.flatMap((each) => each.lines.get('RECURRENCE-ID') ?? []),
      reading,
    })
    const all = (starts ?? [start]).flatMap((at) => foundIn(event, at, reading))
    // An occurrence moved out of the trip is dropped.
    if (isChange && repeated.has(idOf(event))) return all.filter((each) => isInTrip(each, trip))
    return starts === undefined ? all.map((each) => ({ ...each, repeats: true })) : all
  })
  return [...found.filter((each) => isInTrip(each, trip)), ...found.filter((each) => !isInTrip(each, trip))].slice(
    0,
    MOST_FOUND,
  )
}
