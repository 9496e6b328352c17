import { clockOf } from '@waymark/domain/stop-times'
import { formatWhole } from '@waymark/domain/prices'
import { hoursOn } from '@waymark/atlas/opening-hours'
import { holidayOn } from '@waymark/atlas/holidays'
import { type AtlasPlace, WEEKDAYS, type Weekday } from '@waymark/atlas/place'
import { listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { type DayAsked, dayAskedIn, weekdayName } from '../day-asked.ts'
import { shortDay } from '../dates-written.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, linesOf, openScreen, planTrip, type Reply } from '../reply.ts'
import type { Subject } from '../subject.ts'
import { costs } from './lodging.ts'
import { wayThere } from './ways.ts'

const SHOWN = 8
const CHECK = 'Hours and prices change: look at its own page before you go.'

/** With its town, so that it is not mistaken for a namesake. */
function shown({ sight, city }: Subject): AtlasPlace | undefined {
  if (!sight) return undefined
  return sight.name.includes(city.name) || sight.kind === 'day trip'
    ? sight
    : { ...sight, name: `${sight.name} (${city.name})` }
}

const HOUSES: ReadonlySet<string> = new Set([
  'museum',
  'gallery',
  'palace',
  'castle',
  'zoo or aquarium',
  'shopping',
  'market',
  'food',
  'theatre',
])

const WHICH: Reply = {
  lines: ['Which sight do you mean? Name it, and its town where several are called so.'],
  ask: ['Is the Louvre open on Tuesday?', 'How much is the Colosseum?', 'Which days is the Prado closed?'],
}

/** Reply about a sight the guide does not know, so that it never describes another one instead. */
function unknownSight({ subject }: Asked): Reply {
  const place = subject ? ` in ${subject.scope === 'sight' ? subject.city.name : subject.name}` : ''
  return {
    lines: [
      `I do not know that place${place}, so I cannot say. Its own page or the tourist office does.`,
      'Check the spelling, or name its town as well.',
    ],
    ...(subject ? { next: ['places', 'day-trips', 'food', 'plan'] } : { ask: WHICH.ask ?? [] }),
  }
}

const timeOfDay = (minutes: number): string => {
  const within = minutes % 1440
  return clockOf(within)
}

const daysText = (days: readonly Weekday[]): string => {
  if (days.length === 7) return 'daily'
  const [first, last] = [days[0], days.at(-1)]
  const isRun =
    days.length > 2 && days.every((day, at) => WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(first ?? 'Mon') + at)
  return isRun && first && last ? `${weekdayName(first)} to ${weekdayName(last)}` : listed(days.map(weekdayName))
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthDay = (text: string): string => `${Number(text.slice(3))} ${MONTH_NAMES[Number(text.slice(0, 2)) - 1] ?? ''}`

function hoursLines({ name, openingHours }: AtlasPlace): string[] {
  if (!openingHours) return [`I do not know its opening hours.`]
  const { are, hours } = openingHours
  return [
    are === 'known'
      ? `Opening hours of ${name}:`
      : `I do not know the exact hours of ${name}; usual for such a place are:`,
    ...hours.map(({ days, opens, closes, season }) =>
      bullet(
        `${daysText(days)} ${opens} to ${closes}${season ? `, from ${monthDay(season.from)} to ${monthDay(season.to)}` : ''}`,
      ),
    ),
  ]
}

const closingLine = ({ name, closed }: AtlasPlace): string =>
  closed.length === 0
    ? `${name}: no weekly closing day that I know of.`
    : `${name}: closed on ${listed(closed.map((day) => `${weekdayName(day)}s`))}.`

const holidayLine = ({ closedHolidays }: AtlasPlace): string | undefined => {
  if (!closedHolidays) return undefined
  const dates = closedHolidays.map((one) => (one === 'public holidays' ? 'public holidays' : monthDay(one)))
  return `Also closed on ${listed(dates)}.`
}

/** Whether it is open on the day of the question; said first. */
function onDay(
  sight: AtlasPlace,
  { date, weekday, isWeekly }: DayAsked,
  { words, countryCode }: { readonly words: string; readonly countryCode: string },
): string[] {
  const asksClosed = /\b(?:close[ds]?|closing|shut)\b/.test(words) && !/\bopen/.test(words)
  const asksWhen = /\b(?:what time|when|how late|until|hours)\b/.test(words)
  const [isShut, isOpen] = asksClosed ? ['Yes', 'no'] : ['No', 'yes']
  /** "At what time?" is not answered by yes or no. */
  const shut = asksWhen ? '' : `${isShut}. `
  const open = asksWhen ? 'As far as I know:' : `As far as I know, ${isOpen}.`
  const { name, openingHours, closed, closedHolidays = [] } = sight
  const day = isWeekly ? `on ${weekdayName(weekday)}s` : `on ${weekdayName(weekday)}, ${shortDay(date)}`
  if (closed.includes(weekday))
    return [
      `${shut}${name}: closed on ${listed(closed.map((one) => `${weekdayName(one)}s`))}${isWeekly ? '' : `, and ${shortDay(date)} is a ${weekdayName(weekday)}`}.`,
    ]
  const holiday = isWeekly ? undefined : holidayOn(countryCode, date)
  if (!isWeekly && closedHolidays.includes(date.slice(5)))
    return [`${shut}${name}: closed ${day}${holiday === undefined ? '' : ` (${holiday})`}.`]
  if (holiday !== undefined && closedHolidays.includes('public holidays'))
    return [`${shut}${name}: closed ${day}, a public holiday (${holiday}).`]
  const spans = openingHours && hoursOn(sight, date, countryCode)
  if (spans?.length === 0) return [`As far as I know, ${isShut.toLowerCase()}: I have no hours of ${name} ${day}.`]
  const hours = spans?.map(({ opens, closes }) => `${timeOfDay(opens)} to ${timeOfDay(closes)}`) ?? []
  // Many places close on a holiday without a record of it.
  if (holiday !== undefined && closedHolidays.length === 0 && HOUSES.has(sight.kind) && openingHours?.are !== 'known')
    return [`I do not know whether ${name} is open ${day}, a public holiday (${holiday}): many such places are closed.`]
  const kept = openingHours?.are === 'known' ? '' : ' (usual for such a place)'
  return [
    hours.length > 0
      ? `${open} ${name}: open ${day} from ${listed(hours)}${kept}.`
      : `${open} ${name}: no closing day ${day}. I do not know its hours.`,
    ...(holiday === undefined ? [] : [`It is a public holiday there (${holiday}), when hours may differ: ask first.`]),
  ]
}

function sightOpening(sight: AtlasPlace, asked: Asked, day: DayAsked | undefined): string[] {
  const code = asked.subject?.country.code ?? ''
  if (day)
    return linesOf([
      ...onDay(sight, day, { words: asked.words, countryCode: code }),
      sight.closed.includes(day.weekday) ? undefined : sight.closed.length > 0 ? closingLine(sight) : undefined,
      sight.closed.includes(day.weekday) && sight.openingHours
        ? hoursLines(sight).join(' ').replace(' - ', ' ').replaceAll(' - ', '; ')
        : undefined,
    ])
  return linesOf([
    ...(sight.openingHours ? [] : [closingLine(sight)]),
    ...hoursLines(sight),
    ...(sight.openingHours && sight.closed.length > 0 ? [closingLine(sight)] : []),
  ])
}

/** Sights of a town that are closed on a day; shops and banks are unknown. */
function townOpening(asked: Asked, day: DayAsked | undefined): Reply {
  const { subject } = asked
  const [town] = subject ? destinationsAt(subject) : []
  if (!subject || !town) return WHICH
  const isShut = ({ closed, closedHolidays = [] }: AtlasPlace) =>
    day !== undefined && (closed.includes(day.weekday) || (!day.isWeekly && closedHolidays.includes(day.date.slice(5))))
  const shut = town.places.filter(isShut)
  const holiday = day && !day.isWeekly ? holidayOn(subject.country.code, day.date) : undefined
  const when =
    day && (day.isWeekly ? `on ${weekdayName(day.weekday)}s` : `on ${weekdayName(day.weekday)}, ${shortDay(day.date)}`)
  const weekly = town.places.filter(({ closed }) => closed.length > 0)
  return {
    lines: linesOf([
      holiday !== undefined && day
        ? `${shortDay(day.date)} is a public holiday in ${subject.country.name}: ${holiday}. Many offices, banks and shops are closed.`
        : undefined,
      day === undefined
        ? weekly.length > 0
          ? `Sights in ${town.city} with a weekly closing day:`
          : `I know of no sight in ${town.city} with a weekly closing day, and not how late each of them is open: name one of them.`
        : shut.length > 0
          ? `Of the sights that I know in ${town.city}, these are closed ${when}:`
          : `I know of no sight in ${town.city} that is regularly closed ${when}.`,
      ...(day === undefined ? weekly : shut)
        .slice(0, SHOWN)
        .map(({ name, closed }) =>
          bullet(day === undefined ? `${name}: ${listed(closed.map((one) => `${weekdayName(one)}s`))}` : name),
        ),
      'I do not know the hours of shops, banks and restaurants.',
    ]),
    next: ['places', 'holidays', 'food', 'plan'],
  }
}

export function opening(asked: Asked): Reply {
  const { subject, words, today, unknownSight: isUnknown } = asked
  const day = dayAskedIn(words, today)
  if (isUnknown) return unknownSight(asked)
  if (subject?.scope !== 'sight') return townOpening(asked, day)
  const sight = shown(subject)
  if (!sight) return unknownSight(asked)
  return {
    lines: linesOf([...sightOpening(sight, asked, day), holidayLine(sight), CHECK]),
    next: ['admission', 'near', 'days-needed', 'places'],
  }
}

export function admission(asked: Asked): Reply {
  const { subject, words } = asked
  if (/\b(?:train|bus|plane|flight|ferry|metro|subway|tram|air)\b/.test(words)) return wayThere(asked)
  if (asked.unknownSight) return unknownSight(asked)
  if (subject?.scope !== 'sight') return subject ? costs(asked) : WHICH
  const sight = shown(subject)
  if (!sight) return unknownSight(asked)
  const { name, costCents, bookingNeeded } = sight
  return {
    lines: linesOf([
      costCents === 0
        ? `${name}: free to enter, as far as I know.`
        : `A ticket for ${name} costs about ${formatWhole(costCents)} for an adult.`,
      bookingNeeded === 'required'
        ? 'It has to be booked ahead.'
        : bookingNeeded === 'advised'
          ? 'Booking ahead is advised.'
          : undefined,
      'I do not know reductions for children, students or certain days.',
      CHECK,
    ]),
    next: ['opening', 'near', 'days-needed', 'places'],
  }
}

export function bookAhead(asked: Asked): Reply {
  const { subject } = asked
  if (asked.unknownSight) return unknownSight(asked)
  const sight = subject && shown(subject)
  if (!subject || !sight)
    return {
      lines: linesOf([
        'I do not know that for all sights. As a rule, the best known ones, small houses with timed entry and anything on a weekend or holiday are booked days ahead.',
        subject ? undefined : 'Name a sight, and I tell you what I know of it.',
      ]),
      ...(subject ? { next: ['places', 'plan', 'hotels'] } : { ask: WHICH.ask ?? [] }),
    }
  const { name, bookingNeeded, costCents } = sight
  const WORDS = {
    required: `${name} has to be booked ahead: without a ticket for a time you do not get in.`,
    advised: `Booking ${name} ahead is advised: it saves the queue, and it can be full.`,
    no: `${name} need not be booked.`,
  } as const
  return {
    lines: linesOf([
      bookingNeeded
        ? WORDS[bookingNeeded]
        : `I do not know whether ${name} has to be booked${costCents > 0 ? '; for well-known sights with a ticket it is wise to do so some days ahead' : ''}.`,
      costCents > 0 ? `A ticket is about ${formatWhole(costCents)}.` : 'Entry is free, as far as I know.',
      'I sell no tickets for sights: buy them on its own page. Tours of local people are on the Activities screen.',
    ]),
    actions: [openScreen('activities')],
    next: ['opening', 'admission', 'near', 'places'],
  }
}

/** '90 minutes', 'about 2 hours', 'most of a day'. */
const spoken = (minutes: number): string =>
  minutes < 90 ? `${minutes} minutes` : minutes > 6 * 60 ? 'most of a day' : `${Math.round(minutes / 30) / 2} hours`

export function timeNeeded(asked: Asked): Reply {
  const { subject } = asked
  const sight = subject && shown(subject)
  if (asked.unknownSight || !sight) return unknownSight(asked)
  return {
    lines: linesOf([
      `For ${sight.name} allow about ${spoken(sight.stayMinutes)}${sight.bestTime === 'any' ? '' : `; it is best in the ${sight.bestTime}`}.`,
      sight.costCents > 0 && (sight.bookingNeeded === 'required' || sight.bookingNeeded === 'advised')
        ? 'With a ticket booked ahead you lose no time in the queue.'
        : undefined,
    ]),
    actions: [planTrip(asked)],
    next: ['opening', 'admission', 'near', 'places'],
  }
}
