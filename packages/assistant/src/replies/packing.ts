import { addDays, daysBetween } from '@waymark/contract/calendar'
import { PACKING_DAYS } from '@waymark/contract/packing/packing-list'
import { draftPackingList } from '@waymark/planner/packing/draft-packing-list'
import { weatherOfTrip } from '@waymark/planner/packing/trip-weather'
import { listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import type { Days } from '../dates-in-text.ts'
import { shortRange } from '../dates-written.ts'
import { monthsOfSeason, nameOfMonth } from '../months.ts'
import { bullet, openScreen, placeToEnter, type Reply, takenFromTrip } from '../reply.ts'

/** Groups that depend on the place; the rest is packed for every trip. */
const TELLING = ['Clothing', 'Shoes', 'Health', 'Electronics']
const SHOWN = 7

/** The days to pack for: the trip's, else a week in the month asked about, or next month. */
function daysToPackFor({ days, month: named, words, subject, today, length = 7 }: Asked): {
  readonly days: Days
  readonly isAssumed: boolean
} {
  // 'Dubai in summer': its middle month.
  const [season = ''] = /\b(?:spring|summer|autumn|fall|winter)\b/.exec(words) ?? []
  const month = named ?? (subject && monthsOfSeason(season, subject.city.lat)[1])
  if (days && month === undefined && daysBetween(days.start, days.end) < PACKING_DAYS) return { days, isAssumed: false }
  const thisMonth = Number(today.slice(5, 7))
  const wanted = month ?? (thisMonth % 12) + 1
  const year = Number(today.slice(0, 4)) + (wanted <= thisMonth ? 1 : 0)
  const start = `${year}-${String(wanted).padStart(2, '0')}-10`
  return { days: { start, end: addDays(start, length - 1) }, isAssumed: true }
}

export function packing(asked: Asked): Reply {
  const { subject } = asked
  const screen = openScreen('packingAssistant')
  if (!subject) {
    return {
      lines: [
        'Where do you go, and when? Then I go by the weather that is usual there.',
        'For any trip: passport or ID, bank cards, medicines, phone and charger, an adapter, layers for cool evenings, a light raincoat and shoes that are walked in.',
        'The Packing Assistant makes a whole list that you can tick off, also offline.',
      ],
      actions: [screen],
      ask: ['What should I pack for Iceland in March?', 'What to pack for Bangkok', 'What to pack for Rome'],
    }
  }
  const { days, isAssumed } = daysToPackFor(asked)
  const { lat, lng, countryCode, isByTheSea } = subject.city
  const weather = weatherOfTrip(subject.city, days.start, days.end)
  const home = asked.home && asked.home.country.code !== countryCode ? { homeCountryCode: asked.home.country.code } : {}
  const { items } = draftPackingList(
    { destination: placeToEnter(subject), startDate: days.start, endDate: days.end },
    { lat, lng, countryCode, isByTheSea, ...home },
  )
  const groups = TELLING.map((category) => ({
    category,
    names: items
      .filter((item) => item.category === category)
      .map(({ name, quantity }) => (quantity !== undefined && quantity > 1 ? `${quantity} x ${name}` : name)),
  }))
  return {
    lines: [
      takenFromTrip(asked),
      `${subject.name.charAt(0).toUpperCase()}${subject.name.slice(1)}${isAssumed ? ` in ${nameOfMonth(Number(days.start.slice(5, 7)))}` : `, ${shortRange(days.start, days.end)}`}: usually ${weather.lowC} to ${weather.highC} °C. Do not forget:`,
      ...groups
        .filter(({ names }) => names.length > 0)
        .map(({ category, names }) => bullet(`${category}: ${listed(names.slice(0, SHOWN))}`)),
      ...(isAssumed ? ['Tell me your dates, and I go by them.'] : []),
      'The Packing Assistant makes the whole list, to tick off also offline.',
    ].filter((line) => line !== ''),
    actions: [screen],
    next: ['weather', 'plugs', 'visa', 'plan'],
  }
}
