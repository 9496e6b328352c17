import { daysBetween } from '@waymark/contract/calendar'
import { holidayOn } from './holidays.ts'
import { type AtlasPlace, type PlaceKind, WEEKDAYS, type Weekday } from './place.ts'

/** Minutes after midnight; `closes` is above 1440 if it is past midnight. */
export interface OpenSpan {
  readonly opens: number
  readonly closes: number
}

/** Fields that determine opening hours. */
export type OpeningFacts = Pick<AtlasPlace, 'kind' | 'closed' | 'bestTime' | 'openingHours' | 'closedHolidays'>

/** Monday for 2026-11-23. */
export function weekdayOf(date: string): Weekday {
  const sinceMonday = ((daysBetween('2001-01-01', date) % 7) + 7) % 7
  return WEEKDAYS[sinceMonday] ?? 'Mon'
}

const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const span = (opens: string, closes: string): OpenSpan => {
  const [from, to] = [clock(opens), clock(closes)]
  return { opens: from, closes: to <= from ? to + 24 * 60 : to }
}

/**
 * Cautious opening hours by kind, within which nearly every such place is open. Kinds without an entry have no door.
 */
const USUAL: Partial<Readonly<Record<PlaceKind, OpenSpan>>> = {
  museum: span('10:00', '17:30'),
  gallery: span('10:00', '18:00'),
  palace: span('09:30', '17:30'),
  castle: span('09:30', '17:30'),
  ruins: span('08:30', '17:30'),
  garden: span('08:30', '18:30'),
  'zoo or aquarium': span('09:30', '17:30'),
  'religious site': span('08:30', '18:00'),
  market: span('08:30', '18:00'),
  shopping: span('10:00', '20:00'),
  nightlife: span('17:00', '02:00'),
}

const MORNING_MARKET = span('07:00', '13:30')

/** Kinds that are closed on main holidays by default. */
const KEEPS_HOLIDAYS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'museum', 'gallery', 'palace', 'castle', 'ruins', 'zoo or aquarium', 'market', 'shopping', 'theatre',
]) // prettier-ignore

/** Main holidays; on their eves, places close at two. */
const GREAT_HOLIDAYS: ReadonlySet<string> = new Set(['12-25', '12-26', '01-01'])
const EVES: Readonly<Record<string, string>> = { '12-24': '12-25', '12-31': '01-01' }
const EVE_CLOSES = 14 * 60

const inSeason = (season: { readonly from: string; readonly to: string } | undefined, monthDay: string): boolean => {
  if (season === undefined) return true
  const { from, to } = season
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}

function isShutForHoliday({ kind, closedHolidays }: OpeningFacts, date: string, countryCode: string): boolean {
  const monthDay = date.slice(5)
  if (closedHolidays?.includes(monthDay)) return true
  if (closedHolidays?.includes('public holidays')) return holidayOn(countryCode, date) !== undefined
  if (closedHolidays !== undefined || !KEEPS_HOLIDAYS.has(kind) || !GREAT_HOLIDAYS.has(monthDay)) return false
  return holidayOn(countryCode, date) !== undefined
}

/** Whether it closes at two because the next day is a main holiday. */
function closesEarly({ kind }: OpeningFacts, date: string, countryCode: string): boolean {
  const holiday = EVES[date.slice(5)]
  if (holiday === undefined || !KEEPS_HOLIDAYS.has(kind)) return false
  const year = Number(date.slice(0, 4)) + (holiday === '01-01' ? 1 : 0)
  return holidayOn(countryCode, `${year}-${holiday}`) !== undefined
}

function spansOn({ kind, bestTime, openingHours }: OpeningFacts, date: string): readonly OpenSpan[] | undefined {
  if (openingHours) {
    const weekday = weekdayOf(date)
    return openingHours.hours
      .filter(({ days, season }) => days.includes(weekday) && inSeason(season, date.slice(5)))
      .map(({ opens, closes }) => span(opens, closes))
  }
  if (kind === 'market' && bestTime === 'morning') return [MORNING_MARKET]
  // A recommendation for the evening implies that the usual hours do not apply.
  const usual = bestTime === 'evening' && kind !== 'nightlife' ? undefined : USUAL[kind]
  return usual && [usual]
}

/**
 * Opening hours on a date: its own, or those usual for its kind; empty on closing days and holidays. Undefined for
 * places without a door: a street, a park, a view.
 */
export function hoursOn(place: OpeningFacts, date: string, countryCode: string): readonly OpenSpan[] | undefined {
  if (place.closed.includes(weekdayOf(date)) || isShutForHoliday(place, date, countryCode)) return []
  const spans = spansOn(place, date)
  if (!spans || !closesEarly(place, date, countryCode)) return spans
  return spans
    .map(({ opens, closes }) => ({ opens, closes: Math.min(closes, EVE_CLOSES) }))
    .filter(({ opens, closes }) => closes > opens)
}
