import { addDays } from '@waymark/contract/calendar'
import { CalendarDay } from '@waymark/contract/primitives'
import type { Trip } from '@waymark/contract/trips/trip'
import { type CalendarLine, type CalendarZones, clockThere, plainZone } from './calendar-zones.ts'

/** The required fields of a trip. */
export type CalendarTrip = Pick<Trip, 'startDate' | 'endDate'> & { readonly place: Pick<Trip['place'], 'timeZone'> }

/** Context for interpreting times. */
export interface Reading {
  readonly trip: CalendarTrip
  readonly timeZone: string
  readonly zones: CalendarZones
  /** How many more days are counted before a rule is given up: a file may hold thousands of them. */
  daysLeft: number
}

export interface Moment {
  readonly date: string
  readonly time: string | null
  /** The local time in the event's own zone, if it differs: the time printed on a ticket. */
  readonly elsewhere: string | undefined
}

/** The parts of a date-time value. */
export function writtenIn({ value, parameters }: CalendarLine) {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)(?:\d\d)?(Z)?)?$/.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  // In another time zone, too, it is a date of four digits.
  if (date < '1900' || date >= '9999' || !CalendarDay.safeParse(date).success) return undefined
  const time = hour === undefined || minute === undefined ? null : `${hour}:${minute}`
  return { date, time, zone: utc === undefined ? /;TZID="?([^";:]+)/i.exec(parameters)?.[1] : 'UTC' }
}

/** Converts to local time at the destination. Floating times are unchanged. */
export function momentIn(line: CalendarLine, { timeZone, zones }: Reading): Moment | undefined {
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

/** Whether the written date is so near the trip that it may be in it in another time zone. */
export function isNearTrip({ value }: CalendarLine, { startDate, endDate }: CalendarTrip): boolean {
  const [from, to] = [addDays(startDate, -2), addDays(endDate, 2)].map((day) => day.replaceAll('-', ''))
  const day = value.slice(0, 8)
  return from !== undefined && to !== undefined && from <= day && day <= to
}

/**
 * Tells whether a time near the trip is the same instant as one of these; a date matches any time on it. They are read
 * once, as there may be thousands.
 */
export function oneOfThese(lines: readonly CalendarLine[], reading: Reading): (at: CalendarLine) => boolean {
  const near = lines.filter((line) => isNearTrip(line, reading.trip))
  const written = near.flatMap((line) => writtenIn(line) ?? [])
  const dates = new Set(written.map(({ date }) => date))
  const wholeDays = new Set(written.flatMap(({ date, time }) => (time === null ? [date] : [])))
  const instants = new Set(near.map((line) => keyOf(momentIn(line, reading))))
  return (at) => {
    const own = writtenIn(at)
    if (own === undefined) return false
    return own.time === null
      ? dates.has(own.date)
      : wholeDays.has(own.date) || instants.has(keyOf(momentIn(at, reading)))
  }
}

const keyOf = (moment: Moment | undefined): string | undefined =>
  moment?.time == null ? undefined : `${moment.date} ${moment.time}`
