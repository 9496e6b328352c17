import { formatWhole } from '@waymark/domain/prices'
import { pricesIn } from '@waymark/planner/country-prices'
import { countOf, listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { offersAt } from '../subject.ts'
import { bullet, openScreen, type Reply, searchStays, takenFromTrip } from '../reply.ts'

export function hotels(asked: Asked): Reply {
  const { subject, facts } = asked
  if (!subject) {
    return {
      lines: [
        'Which place? Name a city, and I tell you its good areas and what a night costs.',
        'On the Accommodations screen you can search hotels, apartments, villas and cabins and book them.',
      ],
      actions: [openScreen('accommodations')],
      ask: ['Where to stay in Lisbon', 'Where to stay in Tokyo', 'Hotels in Rome', 'Hotels in Bali'],
    }
  }
  const [destination] = destinationsAt(subject)
  const { night } = destination?.prices ?? pricesIn(subject.country)
  const where = subject.scope === 'country' && destination ? destination.city : subject.name
  const stays = offersAt(subject, facts.offers.stays).slice(0, 4)
  return {
    lines: [
      takenFromTrip(asked),
      destination
        ? `Good areas to stay in ${where}: ${listed(destination.areas)}.${destination.farAreas ? ` Farther out: ${listed(destination.farAreas)}.` : ''}`
        : `My guide has no checked areas for ${where}: stay near the centre or the station that you will use.`,
      `A night costs about ${formatWhole(night.simple)} in a hostel or simple room, ${formatWhole(night.middle)} in the middle range and ${formatWhole(night.luxury)} in luxury, for each person.`,
      ...(stays.length > 0
        ? ['Bookable here:', ...stays.map(({ title, location }) => bullet(`${title} (${location})`))]
        : []),
      'I do not name hotels that I cannot check. The search shows what can be booked here, with prices and free dates.',
    ].filter((line) => line !== ''),
    actions: [searchStays(subject)],
    next: ['costs', 'way-around', 'places', 'plan'],
  }
}

const SIMPLE_MEALS = 2
/** A single price that the guide does not know. */
const SINGLE_PRICE =
  /\b(?:beers?|pints?|coffees?|cappuccino|cups?|glass|bottle|taxi|metro|bus|train|ticket|cigarettes|petrol|gas|pizza|burger|big mac|ice cream|massage|scooter|car hire|rental)\b/

export function costs(asked: Asked): Reply {
  const { subject, length, dollars: budget } = asked
  if (!subject)
    return {
      lines: ['For which place? Name a city or a country, and I tell you what a day costs there.'],
      ask: ['How much does a week in Tokyo cost?', 'How expensive is Switzerland?', 'What does Bali cost?'],
    }
  const [destination] = destinationsAt(subject)
  const { night, meal, transportDay } = destination?.prices ?? pricesIn(subject.country)
  const dayOf = (level: 'simple' | 'middle' | 'luxury') =>
    night[level] + meal[level] + meal.simple * SIMPLE_MEALS + transportDay
  const days = length ?? (asked.days && (Date.parse(asked.days.end) - Date.parse(asked.days.start)) / 86_400_000 + 1)
  const where = subject.scope === 'country' && destination ? destination.city : subject.name
  const enough =
    budget === undefined || days === undefined
      ? undefined
      : (['luxury', 'middle', 'simple'] as const).find((level) => dayOf(level) * days <= budget * 100)
  const WORDS = { simple: 'simple', middle: 'middle range', luxury: 'luxury' } as const
  return {
    lines: [
      takenFromTrip(asked),
      SINGLE_PRICE.test(asked.words)
        ? 'I do not know the prices of single things, only what a day costs altogether.'
        : '',
      `A day in ${where} costs one person about, with bed, meals and local transport:`,
      ...(['simple', 'middle', 'luxury'] as const).map((level) =>
        bullet(
          `${WORDS[level]}: ${formatWhole(dayOf(level))}${days === undefined ? '' : `, so ${formatWhole(dayOf(level) * days)} for ${countOf(days, 'day')}`}`,
        ),
      ),
      budget === undefined || days === undefined
        ? ''
        : enough
          ? `Your budget of ${formatWhole(budget * 100)} is enough for ${enough === 'middle' ? 'the middle range' : enough === 'simple' ? 'simple ways' : 'luxury'}, without the journey there.`
          : `Your budget of ${formatWhole(budget * 100)} is tight even for simple ways: fewer days or another place would help.`,
      `A meal is about ${formatWhole(meal.simple)} from a canteen or stall and ${formatWhole(meal.middle)} in an ordinary restaurant. Admissions and the way there come on top. These are rough figures of the guide, not offers.`,
    ].filter((line) => line !== ''),
    next: ['hotels', 'food', 'money', 'plan'],
  }
}
