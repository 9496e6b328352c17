import { allDestinations } from '@waymark/atlas/destinations'
import { describe, expect, it } from 'vitest'
import { forbiddenMeals } from '../fixtures/plan-quality/check-meals.ts'
import { forbiddenInPlans } from '../fixtures/plan-quality/forbidden-in-plans.ts'
import { randomWishes, type RandomWish, WISH_PHRASES, LANGUAGES } from '../fixtures/wish-phrases.ts'
import { planTrip } from './plan-trip.ts'
import { readWishes } from './wishes.ts'

/** `npm run test:long` reads and plans for 5,000. */
const WISHES = process.env['WAYMARK_WISHES']
const READ = Number(WISHES ?? 1_500)
const PLANNED = Number(WISHES ?? 120)

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

describe(`${PLANNED} random wishes in plans`, () => {
  it(
    'have no forbidden dish and nothing of an avoided kind',
    () => expect(forbiddenInPlans(PLANNED).slice(0, 10)).toEqual([]),
    // Only stops what hangs: machines are shared, and no test is about time.
    60_000 + PLANNED * 1_000,
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
