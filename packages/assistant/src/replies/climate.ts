import type { Asked } from '../asked.ts'
import { shortRange } from '../dates-written.ts'
import { monthsOfSeason, nameOfMonth } from '../months.ts'
import { type MonthClimate, monthRanges, pleasantMonths, yearAt } from '../pleasant-months.ts'
import { bullet, linesOf, planTrip, type Reply, takenFromTrip } from '../reply.ts'
import { isArea, type Subject } from '../subject.ts'

const WHERE: Reply = {
  lines: ['For which place? Name a city or a country, and I tell you what weather is usual there month by month.'],
  ask: [
    'Best time to visit Japan',
    'Weather in Lisbon in May',
    'Best time to visit Thailand',
    'Weather in Iceland in July',
  ],
}

const NO_FORECAST = 'This is what is usual over the years, not a forecast: look one up a few days before you leave.'

/** The climate of a country is that of one city. */
const spoken = ({ scope, city, name }: Subject): string => (scope === 'city' ? name : city.name)

const goesBy = (subject: Subject): string =>
  subject.scope === 'country' || isArea(subject)
    ? `Going by ${subject.city.name}; other parts of ${subject.name} can differ a lot.`
    : ''

/** Sea temperatures are unknown, and may differ much from the air. */
const sea = (words: string): string =>
  /\b(?:sea|ocean|water|swim(?:ming)?)\b/.test(words) ? 'I do not know how warm the sea is there. Of the air:' : ''

const wetDaysOf = ({ wetDays }: MonthClimate): string => {
  const days = Math.round(wetDays * 30)
  return days === 0 ? 'hardly any rain' : `about ${days} wet ${days === 1 ? 'day' : 'days'}`
}

const described = (climate: MonthClimate): string =>
  `${nameOfMonth(climate.month)}: usually ${climate.lowC} to ${climate.highC} °C, ${wetDaysOf(climate)}`

const extreme = (year: readonly MonthClimate[], of: (month: MonthClimate) => number): MonthClimate | undefined =>
  year.toSorted((a, b) => of(b) - of(a))[0]

const CHEAP = /\b(?:cheap\w*|prices?|(?:low|off)[ -]?season|least expensive|fewest tourists|least crowded)\b/

/** The months that are neither pleasant nor next to one, when fewest people go. */
function quietMonths(good: readonly MonthClimate[]): number[] {
  const pleasant = new Set(good.map(({ month }) => month))
  const isNear = (month: number) => [(month + 10) % 12, month - 1, month % 12].some((index) => pleasant.has(index + 1))
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => !isNear(month))
}

export function season(asked: Asked): Reply {
  const { subject, month } = asked
  if (!subject) return WHERE
  const year = yearAt(subject.city)
  const good = pleasantMonths(year)
  const quiet = quietMonths(good)
  const [hottest, coldest, wettest] = [
    extreme(year, ({ highC }) => highC),
    extreme(year, ({ lowC }) => -lowC),
    extreme(year, ({ wetDays }) => wetDays),
  ]
  const lows = good.map(({ lowC }) => lowC)
  const highs = good.map(({ highC }) => highC)
  return {
    lines: linesOf([
      takenFromTrip(asked),
      ...(CHEAP.test(asked.words) && quiet.length > 0
        ? [
            `I know no prices by month. As a rule a place is cheapest and emptiest when fewest people want to go: in ${spoken(subject)} in ${monthRanges(quiet)}, apart from Christmas, New Year, Easter and local festivals.`,
          ]
        : []),
      `The most pleasant months in ${spoken(subject)} are usually ${monthRanges(good.map(({ month }) => month))}: ${Math.min(...lows)} to ${Math.max(...highs)} °C over day and night.`,
      ...(month === undefined
        ? []
        : [`${nameOfMonth(month)} is ${good.some((one) => one.month === month) ? 'one of them' : 'not one of them'}.`]),
      ...year.filter((one) => one.month === month).map((one) => bullet(described(one))),
      goesBy(subject),
      hottest && bullet(`Warmest${hottest === wettest ? ' and wettest' : ''} in ${described(hottest)}`),
      coldest && bullet(`Coldest${coldest === wettest ? ' and wettest' : ''} in ${described(coldest)}`),
      wettest && wettest !== hottest && wettest !== coldest ? bullet(`Wettest in ${described(wettest)}`) : undefined,
      'Prices and crowds follow school holidays: the weeks just before and after them are often the better deal.',
      NO_FORECAST,
    ]),
    actions: [planTrip(asked)],
    next: ['packing', 'places', 'flights', 'plan'],
  }
}

/** The months asked about: named, of a season, or of the trip; else one month of each quarter. */
function monthsAsked({ month, words, days, subject }: Asked): readonly number[] {
  if (month !== undefined) return [month]
  const [name] = /\b(?:spring|summer|autumn|fall|winter)\b/.exec(words) ?? []
  if (name !== undefined && subject) return monthsOfSeason(name, subject.city.lat)
  if (!days) return [1, 4, 7, 10]
  const [first, last] = [Number(days.start.slice(5, 7)), Number(days.end.slice(5, 7))]
  return first === last ? [first] : [first, last]
}

/** Usual lows below which it snows regularly, and occasionally. */
const SNOW_C = -3
const SOME_SNOW_C = 2

/** Whether it snows at a place, by how cold its months are. */
function snow({ words, subject }: Asked, year: readonly MonthClimate[]): string | undefined {
  if (!/\bsnow/.test(words) || !subject) return undefined
  const at = (least: number) => year.filter(({ lowC }) => lowC <= least).map(({ month }) => month)
  const [usual, possible] = [at(SNOW_C), at(SOME_SNOW_C)]
  const where = spoken(subject)
  if (usual.length > 0) return `In ${where} it is cold enough for snow in ${monthRanges(usual)}.`
  return possible.length > 0
    ? `In ${where} it may snow now and then in ${monthRanges(possible)}, and it seldom stays.`
    : `In ${where} itself it hardly ever snows: no month is cold enough. Mountains nearby can be.`
}

export function weather(asked: Asked): Reply {
  const { subject, days, month } = asked
  if (!subject) return WHERE
  const year = yearAt(subject.city)
  const months = monthsAsked(asked)
  const isOfTrip = month === undefined && days !== undefined
  return {
    lines: linesOf([
      takenFromTrip(asked),
      snow(asked, year),
      sea(asked.words),
      `Weather in ${spoken(subject)}${isOfTrip ? ` for ${shortRange(days.start, days.end)}` : ''}:`,
      ...months
        .flatMap((asked) => year.filter((climate) => climate.month === asked))
        .map((climate) => bullet(described(climate))),
      goesBy(subject),
      NO_FORECAST,
    ]),
    next: ['packing', 'season', 'places'],
  }
}
