import { daysBetween } from '@waymark/contract/calendar'
import type { PlanStart } from '@waymark/contract/assistant/assistant-calls'
import { LIMITS } from '@waymark/contract/limits'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { readWishes, type Wishes } from '@waymark/planner/wishes'
import { countOf, listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { shortRange } from '../dates-written.ts'
import { destinationsAt } from '../local-tips.ts'
import { monthRanges, pleasantMonths, yearAt } from '../pleasant-months.ts'
import { bullet, placeToEnter, planFields, type Reply } from '../reply.ts'
import { placesIn } from '../places-in-text.ts'
import { dayTripsFrom, placesWorthSeeing } from '../sights.ts'
import type { Subject } from '../subject.ts'

const MISSING: readonly (readonly [keyof PlanStart, string])[] = [
  ['departureCity', 'where you set out'],
  ['startDate', 'your dates'],
  ['budget', 'your budget'],
  ['travelStyle', 'your travel style'],
]

const PLACES_A_DAY = 2
const SKETCHED_DAYS = 3

/** An outline of some days; the planner makes the actual plan. */
function sketch(subject: Subject, days: number, wishes: Wishes): string[] {
  const destinations = destinationsAt(subject)
  const [first] = destinations
  if (!first) return []
  if (subject.scope === 'country' && destinations.length > 1) {
    return [`Good places to build it from: ${listed(destinations.slice(0, 5).map(({ city }) => city))}.`]
  }
  const places = placesWorthSeeing(first, '', first.places.length)
    .filter((place) => suitsTravellers({ place, suitedFor: place.suitedFor, activity: '', about: place.about }, wishes))
    .map(({ name }) => name)
    .slice(0, PLACES_A_DAY * days)
  const lines: string[] = []
  for (let day = 0; day < days && places.length > day * PLACES_A_DAY; day++) {
    lines.push(bullet(`Day ${day + 1}: ${listed(places.slice(day * PLACES_A_DAY, (day + 1) * PLACES_A_DAY))}`))
  }
  const [trip] = dayTripsFrom(first)
  return [
    subject.scope === 'country' ? `A first idea around ${first.city}:` : 'A first idea:',
    ...lines,
    ...(trip && days >= SKETCHED_DAYS ? [bullet(`One more day: ${trip.name}`)] : []),
  ]
}

const known = ({ startDate, endDate, budget, travelStyle, departureCity }: PlanStart): string[] => [
  ...(departureCity === undefined ? [] : [`from ${departureCity}`]),
  ...(startDate === undefined || endDate === undefined ? [] : [shortRange(startDate, endDate)]),
  ...(budget === undefined ? [] : [`budget ${budget}`]),
  ...(travelStyle === undefined ? [] : [`style ${travelStyle}`]),
]

/** Words of a request for a plan that are not wishes. */
const ABOUT_THE_PLAN =
  /\b(?:plan|trip|itinerary|holidays?|vacation|journey|travel|visit|days?|nights?|weeks?|weekend|budget|dollars?|euros?|usd|from|going|honeymoon)\b|[$€£\d]/i

/** The wishes that a plan follows, and whether some were not understood. Their words are not echoed. */
function wishLines(heeded: readonly string[], isAnyUnread: boolean): string[] {
  return [
    ...(heeded.length > 0 ? [`A plan will heed: ${listed(heeded)}.`] : []),
    ...(isAnyUnread
      ? [
          'The rest of your wishes I do not understand, so a plan would not heed it: say it in other words in the form, which shows what it takes in.',
        ]
      : []),
  ]
}

export function plan(asked: Asked): Reply {
  const { subject, length, days, words } = asked
  const wishes = readWishes(words)
  const { heeded, unread } = wishes
  const isAnyUnread = unread.some((part) => !ABOUT_THE_PLAN.test(part) && placesIn(part).length === 0)
  const fields = {
    ...planFields(asked),
    ...(heeded.length > 0 && { preferences: heeded.join(', ').slice(0, LIMITS.shortText) }),
  }
  const missing = MISSING.filter(([field]) => fields[field] === undefined).map(([, name]) => name)
  if (!subject) {
    return {
      lines: [
        'Gladly. Where do you want to go? A city, a country or an island is enough; dates, budget and style help.',
        ...wishLines(heeded, isAnyUnread),
        'Or open the trip form right away: it makes a plan for every day, with real places and what it costs.',
      ],
      actions: [{ type: 'plan-trip', fields }],
      ask: ['Plan a trip to Sweden', 'Plan a weekend trip', 'Best beach destinations', 'Winter sports destinations'],
    }
  }
  const count = Math.min(length ?? (days ? daysBetween(days.start, days.end) + 1 : SKETCHED_DAYS), SKETCHED_DAYS)
  const ranges = monthRanges(pleasantMonths(yearAt(subject.city)).map(({ month }) => month))
  return {
    lines: [
      `Let us plan ${subject.name}${length === undefined ? '' : `, ${countOf(length, 'day')}`}.`,
      ...sketch(subject, count, wishes),
      ...wishLines(heeded, isAnyUnread),
      ...(days ? [] : [`Most pleasant there: ${ranges}.`]),
      `The button below opens the trip form with what I know: ${[placeToEnter(subject), ...known(fields)].join(', ')}.${missing.length > 0 ? ` Still to choose: ${listed(missing)}.` : ''}`,
    ],
    actions: [{ type: 'plan-trip', fields }],
    next: ['season', 'costs', 'hotels', 'packing'],
  }
}
