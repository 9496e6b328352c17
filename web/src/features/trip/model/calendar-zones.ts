import { instantAt, wallClock } from '@waymark/domain/wall-clock'

/** A content line; its name is upper-cased. */
export interface CalendarLine {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

/** An observance of a VTIMEZONE: its offset, and when in a year it starts. */
interface Onset {
  /** 'MM-DDTHH:mm' for the given year. */
  readonly from: (year: number) => string
  readonly offsetMinutes: number
}

/** VTIMEZONEs of the file by TZID, which may be any name, such as 'W. Europe Standard Time'. */
export type CalendarZones = ReadonlyMap<string, readonly Onset[]>

/** More than the history of any zone has. */
const MOST_ONSETS = 500

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const two = (number: number): string => String(number).padStart(2, '0')

/** The day of the month of, for example, the second Sunday ('2SU') or the last ('-1SU'). */
function dayOf(year: number, month: number, nth: number, weekday: number): number {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const days = Array.from({ length }, (_, index) => index + 1).filter(
    (day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday,
  )
  return days.at(nth > 0 ? nth - 1 : nth) ?? 1
}

function onsetOf(fields: ReadonlyMap<string, string>): Onset | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(fields.get('TZOFFSETTO') ?? '') ?? []
  const [, month = '01', day = '01', hour = '00', minute = '00'] =
    /^\d{4}(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(fields.get('DTSTART') ?? '') ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const rule = fields.get('RRULE') ?? ''
  const inMonth = Number(/BYMONTH=(\d+)/.exec(rule)?.[1] ?? month)
  const [, nth, weekday = ''] = /BYDAY=(-?\d)([A-Z]{2})/.exec(rule) ?? []
  return {
    offsetMinutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)),
    from: (year) => {
      const date = nth === undefined ? Number(day) : dayOf(year, inMonth, Number(nth), WEEKDAYS.indexOf(weekday))
      return `${two(inMonth)}-${two(date)}T${hour}:${minute}`
    },
  }
}

export function zonesIn(lines: readonly CalendarLine[]): CalendarZones {
  const zones = new Map<string, Onset[]>()
  let zone: Onset[] = []
  let half = new Map<string, string>()
  for (const { name, value } of lines) {
    const part = value.toUpperCase()
    if (name === 'BEGIN' && part === 'VTIMEZONE') zone = []
    else if (name === 'TZID') zones.set(value, zone)
    else if (name === 'BEGIN') half = new Map()
    else if (name === 'END' && (part === 'STANDARD' || part === 'DAYLIGHT') && zone.length < MOST_ONSETS)
      zone.push(...[onsetOf(half) ?? []].flat())
    else if (!half.has(name)) half.set(name, value)
  }
  return zones
}

const known = new Map<string, boolean>()

/** Asked once for each name, as a browser takes long to answer. */
function isKnown(timeZone: string): boolean {
  const before = known.get(timeZone)
  if (before !== undefined) return before
  let isZone = false
  try {
    isZone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    // Not a zone of this browser.
  }
  known.set(timeZone, isZone)
  return isZone
}

interface DatedOnset {
  readonly from: string
  readonly offsetMinutes: number
}

const dated = new WeakMap<readonly Onset[], Map<number, readonly DatedOnset[]>>()

/** A zone's onsets in a year, in order; computed once, as each of thousands of times asks for them. */
function onsetsIn(zone: readonly Onset[], year: number): readonly DatedOnset[] {
  const years = dated.get(zone) ?? new Map<number, readonly DatedOnset[]>()
  dated.set(zone, years)
  const before = years.get(year)
  if (before !== undefined) return before
  const onsets = zone
    .map(({ from, offsetMinutes }) => ({ from: from(year), offsetMinutes }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  years.set(year, onsets)
  return onsets
}

/** Removes a vendor prefix: '/freeassociation.sourceforge.net/Europe/Berlin'. */
export const plainZone = (zone: string): string => zone.replace(/^\/[^/]+\//, '')

/**
 * The instant of a local time; undefined for an unknown zone.
 * @param zone TZID
 */
export function instantIn(date: string, time: string, zone: string, zones: CalendarZones): Date | undefined {
  const name = plainZone(zone)
  if (isKnown(name)) return instantAt(date, time, name)
  const onsets = onsetsIn(zones.get(zone) ?? [], Number(date.slice(0, 4)))
  const onset = onsets.findLast(({ from }) => from <= `${date.slice(5)}T${time}`) ?? onsets.at(-1)
  return onset && new Date(Date.parse(`${date}T${time}:00Z`) - onset.offsetMinutes * 60_000)
}

/** Local time at the destination, '2027-03-01 09:30'; unchanged for an unknown zone. */
export function clockThere(
  date: string,
  time: string,
  { zone, zones, timeZone }: { zone: string; zones: CalendarZones; timeZone: string },
): string {
  const instant = instantIn(date, time, zone, zones)
  return instant === undefined ? `${date} ${time}` : wallClock(timeZone, instant)
}
