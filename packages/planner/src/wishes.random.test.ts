import { addDays } from '@waymark/contract/calendar'
import { allDestinations } from '@waymark/atlas/destinations'
import type { DishContent } from '@waymark/atlas/dish'
import { destinationRows } from '@waymark/atlas/tables'
import { describe, expect, it } from 'vitest'
import { forbiddenMeals, type ForbiddenFood, FORBIDDEN_WORDS } from '../fixtures/plan-quality/check-meals.ts'
import { visitsOf } from '../fixtures/plan-quality/visits.ts'
import { randomWishes, type RandomWish, WISH_PHRASES, LANGUAGES } from '../fixtures/wish-phrases.ts'
import { namesAny } from './diet.ts'
import { planTrip } from './plan-trip.ts'
import { readWishes } from './wishes.ts'

const READ = 5_000
/** `npm run test:long` plans for 5,000. */
const PLANNED = Number(process.env['WAYMARK_WISHES'] ?? 120)
const PLAN_SECONDS = 0.1

/** What of a wish was not understood. */
function missedIn({ text, phrases }: RandomWish): string[] {
  const wishes = readWishes(text)
  return phrases.flatMap(({ avoids = [], traits = [], kinds = [], wants = [], flag }) => [
    ...traits.filter((trait) => !wishes.food.traits.has(trait)),
    ...avoids.filter((content) => !wishes.food.avoids.has(content)),
    ...kinds.filter((kind) => !wishes.avoided.has(kind)).map((kind) => `no ${kind}`),
    // What one loves may be shut out by another wish, such as nightlife by children.
    ...wants.filter((kind) => !wishes.wanted.has(kind) && !wishes.avoided.has(kind)),
    ...(flag !== undefined && !wishes[flag] ? [flag] : []),
  ])
}

describe('every phrase is understood by itself, wholly and as nothing else', () => {
  it.each(LANGUAGES.map((language, at) => [language, at] as const))('in %s', (_language, at) => {
    const wrong = WISH_PHRASES.flatMap((phrase) => {
      const text = phrase.said[at] ?? ''
      const missed = missedIn({ text, phrases: [phrase] })
      const { unread, food, avoided } = readWishes(text)
      const more = [...food.avoids].filter(
        (content) => !phrase.avoids?.includes(content) && content !== 'shellfish' && content !== 'fish',
      )
      const strayed = phrase.avoids === undefined ? more : []
      const lost = phrase.wants && avoided.size > 0 ? [...avoided] : []
      const all = [...missed, ...unread.map((part) => `unread ${part}`), ...strayed, ...lost]
      return all.length > 0 ? [`${text}: ${all.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
  })
})

it(`${READ} random wishes in eight languages are understood`, () => {
  const wrong = randomWishes(READ, 'read').flatMap((wish) => {
    const missed = missedIn(wish)
    return missed.length > 0 ? [`${wish.text.replaceAll('\n', ' / ')}: ${missed.join(', ')}`] : []
  })
  expect(wrong.slice(0, 12)).toEqual([])
})

const isJudged = (content: DishContent): content is DishContent & ForbiddenFood => content in FORBIDDEN_WORDS
/** Old streets have taverns, and nobody has to go in. */
const FOR_ITS_DRINK: ReadonlySet<string> = new Set(['food', 'nightlife', 'activity', 'day trip'])

describe(`${PLANNED} random wishes in plans`, () => {
  it(
    'have no forbidden dish and nothing of an avoided kind',
    () => {
      const rows = destinationRows()
      const wrong = randomWishes(PLANNED, 'planned').flatMap(({ text, phrases }, index) => {
        const row = rows[(index * 37) % rows.length]!
        const startDate = addDays('2027-04-01', index)
        const { itinerary, place } = planTrip({
          ...{ destination: `${row.city}, ${row.countryCode}`, departureCity: 'Oslo', preferences: text },
          ...{ startDate, endDate: addDays(startDate, 3), budget: '$2,500 - $5,000', travelStyle: 'Culture' },
        })
        const avoided = new Set<string>(phrases.flatMap(({ kinds = [] }) => kinds))
        const traits = new Set(phrases.flatMap(({ traits: own = [] }) => own))
        const named = itinerary.dailyItinerary
          .flatMap(({ meals }) => Object.values(meals))
          .filter((meal) => !meal.startsWith('Ask ') && namesAny(meal, traits))
        const foods = [...new Set(phrases.flatMap(({ avoids = [] }) => avoids))].filter(isJudged)
        const visits = itinerary.dailyItinerary.flatMap(visitsOf)
        return [
          ...named,
          ...forbiddenMeals(itinerary.dailyItinerary, place.countryCode, foods, undefined),
          ...visits
            .filter(({ place: { kind } }) => avoided.has(kind))
            .map(({ place: { name, kind } }) => `${name}, a ${kind}`),
          ...(foods.includes('alcohol')
            ? visits
                .filter(
                  ({ place: { kind }, text: told }) =>
                    FOR_ITS_DRINK.has(kind) && /\b(?:wine tasting|brewery|distillery|cocktails)\b/i.test(told),
                )
                .map(({ text: told }) => told)
            : []),
        ].map((fault) => `${row.city}, ${text}: ${fault}`)
      })
      expect(wrong.slice(0, 10)).toEqual([])
    },
    5_000 + PLANNED * PLAN_SECONDS * 1000,
  )
})

/** What was measured before anybody heeded it: plans of eight cities were the same with and without these. */
describe.each(['Paris', 'Rome', 'Tokyo', 'Bangkok', 'Lisbon', 'Mexico City', 'Istanbul', 'New York City'])(
  'in %s',
  (city) => {
    const destination = allDestinations().find((known) => known.city === city)

    it.each([
      ['nut allergy', ['nuts', 'peanuts']],
      ['no shellfish', ['shellfish']],
      ['lactose intolerant', ['dairy']],
      ['no pork', ['pork']],
      ['I am pregnant', ['alcohol', 'raw']],
      ['wir essen kein Schweinefleisch', ['pork']],
    ] as const)('%s: nothing forbidden is planned, and the plan says that it is heeded', (preferences, foods) => {
      const request = { destination: city, departureCity: 'Oslo', startDate: '2027-05-03', endDate: '2027-05-06', budget: '$2,500 - $5,000', travelStyle: 'Culture' } as const // prettier-ignore
      const { itinerary, place } = planTrip({ ...request, preferences })
      expect(forbiddenMeals(itinerary.dailyItinerary, place.countryCode, foods, destination)).toEqual([])
      expect(itinerary.tips.some((tip) => tip.startsWith('Heeded in this plan: '))).toBe(true)
      expect(itinerary.dailyItinerary.map(({ meals }) => meals)).not.toEqual(
        planTrip(request).itinerary.dailyItinerary.map(({ meals }) => meals),
      )
    })
  },
)
