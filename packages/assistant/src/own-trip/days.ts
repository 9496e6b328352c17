import { daysBetween } from '@waymark/contract/calendar'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { clockOf } from '@waymark/domain/stop-times'
import { listed } from '@waymark/domain/wording'
import { shortRange } from '../dates-written.ts'
import { bullet } from '../reply.ts'
import type { OnTrip } from './on-trip.ts'
import {
  dayOfTrip, daysOf, dayWritten, endTime, entriesOf, isAboutTheWay, stopsOf, type TripStop, quoted } from './trip-stops.ts' // prettier-ignore

/** Answers about whole days: what is planned, meals, nights, free hours. */

export const noSuchDay = ({ trip, there }: OnTrip): string[] => {
  const ahead = daysBetween(there.date, trip.startDate)
  return [
    `${quoted(trip)} has nothing planned for that day; it is from ${shortRange(trip.startDate, trip.endDate)}.`,
    ...(ahead > 0 ? [`It begins in ${ahead} ${ahead === 1 ? 'day' : 'days'}.`] : []),
  ]
}

const PARTS = [
  ['morning', /\bmornings?\b|\bafter breakfast\b/, 0, 12 * 60],
  ['afternoon', /\bafternoons?\b|\bafter lunch\b/, 12 * 60, 18 * 60],
  ['evening', /\b(?:evenings?|nights?|tonight|after dinner)\b/, 18 * 60, 24 * 60],
] as const

const entryLine = ({ time, title }: TripStop): string => bullet(`${time} ${title}`)
const mealLines = ({ meals }: ItineraryDay): string[] => [
  bullet(`Breakfast: ${meals.breakfast}`),
  bullet(`Lunch: ${meals.lunch}`),
  bullet(`Dinner: ${meals.dinner}`),
]

/** Everything of some days, or of the part of them that is asked for. */
export function wholeDays({ trip, words, days = [] }: OnTrip): string[] {
  const entries = entriesOf(trip)
  const part = PARTS.find(([, sign]) => sign.test(words))
  return days.flatMap((day) => {
    const { date, theme, meals, accommodation } = day
    const own = entries.filter((entry) => entry.day === day.day)
    const heading = `Day ${day.day} of ${quoted(trip)} (${dayWritten(date)})`
    if (part === undefined)
      return [
        `${heading}: ${theme}`,
        ...own.map(entryLine),
        bullet(`Dinner: ${meals.dinner}`),
        ...(accommodation === '' ? [] : [bullet(`Night: ${accommodation}`)]),
      ]
    const [name, , from, until] = part
    const within = own.filter(({ begins, ends }) => Math.max(begins, ends - 1) >= from && begins < until)
    const [arrival] = own.filter(isAboutTheWay)
    return [
      `${heading}, in the ${name}:`,
      ...within.map(entryLine),
      ...(within.length > 0
        ? []
        : [
            bullet(
              arrival !== undefined && day.day === 1 && arrival.begins >= until
                ? `Nothing: you arrive at ${arrival.time}`
                : 'Nothing is planned',
            ),
          ]),
      ...(name === 'evening'
        ? [bullet(`Dinner: ${meals.dinner}`)]
        : name === 'morning'
          ? [bullet(`Breakfast: ${meals.breakfast}`)]
          : []),
    ]
  })
}

const MEALS = ['breakfast', 'lunch', 'dinner'] as const
const MEAL_UNTIL = { breakfast: 11 * 60, lunch: 13 * 60 + 30, dinner: 20 * 60 } as const

/** When a meal is, told by the stops beside it: a plan has no times for meals. */
function mealBetween({ trip }: OnTrip, day: ItineraryDay, meal: (typeof MEALS)[number]): string {
  const own = entriesOf(trip).filter((entry) => entry.day === day.day)
  const before = own.findLast(({ ends, place }) => place !== undefined && ends <= MEAL_UNTIL[meal])
  const after = own.find(
    ({ begins }) => begins >= (before?.ends ?? 0) && begins >= (meal === 'breakfast' ? 0 : MEAL_UNTIL[meal] - 60),
  )
  const parts = [
    ...(before && meal !== 'breakfast' ? [`after ${before.title}, which ends about ${endTime(before)}`] : []),
    ...(after && meal !== 'dinner' ? [`before ${after.title} at ${after.time}`] : []),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(' and ')}`
}

export function meals(on: OnTrip): string[] {
  const { trip, words, days } = on
  const asked = MEALS.filter(
    (meal) => words.includes(meal) || (meal === 'dinner' && /\b(?:supper|tonight|evening)\b/.test(words)),
  )
  const shown = days ?? (/\bfirst\b/.test(words) ? daysOf(trip).slice(0, 1) : daysOf(trip))
  if (asked.length === 0)
    return [
      `Where ${quoted(trip)} has you eat:`,
      ...shown.flatMap((day) => [`Day ${day.day} (${dayWritten(day.date)}):`, ...mealLines(day)]),
      NO_TABLES,
    ]
  return [
    `In ${quoted(trip)}:`,
    ...shown.flatMap((day) =>
      asked.map((meal) =>
        bullet(
          `${meal[0]?.toUpperCase()}${meal.slice(1)} on ${dayOfTrip(day)}: ${day.meals[meal]}${mealBetween(on, day, meal)}`,
        ),
      ),
    ),
    NO_TABLES,
  ]
}
const NO_TABLES = 'These are suggestions: nothing is reserved, and the plan sets no time for a meal.'

/** Nights of the same text in one line. */
export function nights({ trip, days }: OnTrip): string[] {
  const sleeping = (days ?? daysOf(trip)).filter(({ accommodation }) => accommodation !== '')
  if (sleeping.length === 0) return [`${quoted(trip)} does not say where you sleep${days ? ' on that night' : ''}.`]
  const texts = [...new Set(sleeping.map(({ accommodation }) => accommodation))]
  return [
    `Where you sleep in ${quoted(trip)}:`,
    ...texts.map((text) => {
      const of = sleeping.filter(({ accommodation }) => accommodation === text).map(({ day }) => day)
      return bullet(`${text}: ${of.length === 1 ? 'night' : 'nights'} of day ${listed(of.map(String))}`)
    }),
    'That is what the plan suggests or what you wrote there; what you booked in this app is under your bookings.',
  ]
}

const FREE_MINUTES = 120
const DAY_FROM = 9 * 60
const DAY_UNTIL = 21 * 60

/** Hours between 9 and 21 without anything, two or more at a time. */
export function freeTime({ trip, words, days }: OnTrip): string[] {
  const part = PARTS.find(([, sign]) => sign.test(words))
  const [from, until] = part ? [Math.max(part[2], DAY_FROM), Math.min(part[3], DAY_UNTIL)] : [DAY_FROM, DAY_UNTIL]
  const gaps = (days ?? daysOf(trip)).flatMap((day) => {
    const own = entriesOf(trip).filter((entry) => entry.day === day.day)
    const arrival = own.find((entry) => entry.title.startsWith('Arrive in ') && entry.place === undefined)
    const leaving = own.find(({ title }) => title.startsWith('Travel from '))
    const opens = Math.max(from, arrival?.begins ?? from)
    const closes = Math.min(until, leaving?.begins ?? until)
    const busy = own.filter((entry) => !isAboutTheWay(entry))
    const found: string[] = []
    let at = opens
    for (const { begins, ends } of [...busy, { begins: closes, ends: closes }]) {
      const end = Math.min(begins, closes)
      if (end - at >= FREE_MINUTES) found.push(`${clockOf(at)} to ${clockOf(end)}`)
      at = Math.max(at, ends)
    }
    return found.length === 0 ? [] : [bullet(`Day ${day.day} (${dayWritten(day.date)}): ${listed(found)}`)]
  })
  const what = part ? `${part[0]}s` : 'days'
  return gaps.length === 0
    ? [`${quoted(trip)} leaves no two hours free in a row ${days ? 'then' : `in the ${what}`}.`]
    : [`Nothing is planned in ${quoted(trip)}, apart from meals and the ways, on:`, ...gaps]
}

const hours = (minutes: number): string => `${Math.round(minutes / 30) / 2} hours`

/** Days by how much is planned, the fullest first. */
const TOO_FULL = /\btoo \w+\b|\boverloaded\b/
/** More than this leaves no time for ways and meals. */
const MOST_STOPS = 5
const MOST_MINUTES = 7 * 60
const isFullDay = ({ count, minutes }: { readonly count: number; readonly minutes: number }): boolean =>
  count > MOST_STOPS || minutes > MOST_MINUTES

const verdictOn = (full: readonly number[]): string =>
  full.length === 0
    ? 'No day is too full: each leaves time for the ways, for meals and for a rest.'
    : `Full ${full.length === 1 ? 'is day' : 'are days'} ${listed(full.map(String))}: take a stop out, or move it to a quieter day.`

export function busiest({ trip, words }: OnTrip): string[] {
  const stops = stopsOf(trip)
  const rated = daysOf(trip).map((day) => {
    const own = stops.filter((stop) => stop.day === day.day)
    return { day, count: own.length, minutes: own.reduce((sum, { begins, ends }) => sum + ends - begins, 0) }
  })
  const isLeast = /\b(?:quietest|easiest|calmest|shortest|least|lightest)\b/.test(words)
  const sorted = rated.toSorted((a, b) => (b.minutes - a.minutes || b.count - a.count) * (isLeast ? -1 : 1))
  return [
    `The days of ${quoted(trip)}, the ${isLeast ? 'quietest' : 'fullest'} first, by the time at the stops:`,
    ...sorted.map(({ day, count, minutes }) =>
      bullet(`Day ${day.day} (${dayWritten(day.date)}): ${count} ${count === 1 ? 'stop' : 'stops'}, ${hours(minutes)}`),
    ),
    ...(TOO_FULL.test(words) ? [verdictOn(rated.filter(isFullDay).map(({ day }) => day.day))] : []),
  ]
}

/** Arrival, departure and returns, of the days asked for. */
export function journeys({ trip, words, days }: OnTrip): string[] {
  const own = entriesOf(trip).filter(
    (entry) => isAboutTheWay(entry) && (days === undefined || days.some(({ day }) => day === entry.day)),
  )
  const isHome = /\b(?:leave|depart\w*|home|fly (?:out|back)|get back|go back|return|check out|set off)\b/.test(words)
  const shown =
    days !== undefined
      ? own
      : isHome
        ? own.slice(-1).filter(({ title }) => !title.startsWith('Arrive'))
        : own.slice(0, 1)
  if (shown.length === 0)
    return [`${quoted(trip)} does not say when ${isHome ? 'you leave' : 'you arrive'}${days ? ' on that day' : ''}.`]
  return [
    `In ${quoted(trip)}:`,
    ...shown.map((entry) => bullet(`${entry.title}: ${dayOfTrip(entry)} at ${entry.time}, local time`)),
    ...(/\b(?:get|be|go) (?:back )?home\b|\bget back\b/.test(words) && days === undefined
      ? ['When you are home it does not say.']
      : []),
    'The plan estimates this time by the distance. Your ticket has the real one: change the time on the page of the trip if it differs.',
  ]
}

/** The first or last thing of a day, of each day, or of the trip. */
export function begins({ trip, words, days }: OnTrip): string[] {
  const isLast = /\blast (?:stop|sight|thing|place)\b/.test(words)
  const isOfTrip = /\b(?:first|last) (?:stop|sight|thing|place)\b/.test(words) && !/\beach day\b/.test(words)
  const all = days ?? (isOfTrip ? (isLast ? daysOf(trip).slice(-1) : daysOf(trip).slice(0, 1)) : daysOf(trip))
  const entries = entriesOf(trip)
  const lines = all.flatMap((day) => {
    const own = entries.filter((entry) => entry.day === day.day && (isOfTrip ? !isAboutTheWay(entry) : true))
    const stop = isLast ? own.at(-1) : own[0]
    return stop ? [bullet(`${stop.title}, ${dayOfTrip(stop)} at ${stop.time}`)] : []
  })
  return [
    `The ${isLast ? 'last' : 'first'} of ${days ? 'that day' : isOfTrip ? 'all' : 'each day'} in ${quoted(trip)}:`,
    ...lines,
  ]
}
