import type { City } from '@waymark/atlas/city-table'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { Prices } from './country-prices.ts'
import { DAY_IDEAS } from './day-ideas.ts'
import { EVENING_IDEAS } from './evening-ideas.ts'
import type { Idea, IdeaCondition } from './idea.ts'
import { hasNorthernLights } from './northern-lights.ts'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { appealOf } from './taste.ts'
import type { MonthlyClimate } from './weather.ts'
import type { Wishes } from './wishes.ts'

const LARGE_CITY = 300_000
const TOWN = 60_000

/** Chance counts for much among ideas: no two trips to the same kind of town should read alike. */
const CHANCE = 0.5
/** Ideas are listed from what nobody should miss to what is for long stays; the first weigh this much more than the last. */
const FIRST_THINGS_FIRST = 2
/** Ideas for just this kind of place, such as the beach, stand near the first ones. */
const OWN_TO_THE_PLACE = 0.7

/** Usual temperatures that make an idea for warm or cold days a good one. */
const WARM_C = 22
const COLD_C = 7
const TROPICS = { lat: 26, lowC: 17, highC: 26 } as const

function conditionsAt(city: City, { lowC, highC }: MonthlyClimate): ReadonlySet<IdeaCondition> {
  const isTropical = Math.abs(city.lat) <= TROPICS.lat && lowC >= TROPICS.lowC && highC >= TROPICS.highC
  return new Set<IdeaCondition>([
    ...(city.population >= LARGE_CITY ? (['large city'] as const) : []),
    ...(city.population < TOWN ? (['town'] as const) : []),
    city.isByTheSea ? 'coast' : 'inland',
    ...(hasNorthernLights(city) ? (['northern lights'] as const) : []),
    ...(isTropical ? (['tropics'] as const) : []),
    ...(highC >= WARM_C ? (['warm'] as const) : []),
    ...(highC <= COLD_C ? (['cold'] as const) : []),
  ])
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What an idea costs in US cents, from what a meal costs there. */
function costOf(price: Idea['price'], prices: Prices): number {
  const share = [0, prices.meal.simple * 0.4, prices.meal.simple, prices.meal.middle * 1.5][price] ?? 0
  return Math.round(share / 50) * 50
}

/** Ideas for a city without places in the atlas: honest about being general, suited to its size, coast, season and style. */
export function generalStops(
  city: City,
  weather: MonthlyClimate,
  prices: Prices,
  style: TravelStyle,
  wishes: Wishes,
  next: () => number,
): Stop[] {
  const conditions = conditionsAt(city, weather)
  return [...DAY_IDEAS, ...EVENING_IDEAS]
    .filter((idea) => idea.only === undefined || conditions.has(idea.only))
    .map((idea, index, ideas): Stop => {
      const costCents = costOf(idea.price, prices)
      return {
        place: {
          name: capitalised(idea.topic),
          kind: idea.kind,
          status: 'general',
          lat: city.lat,
          lng: city.lng,
          stayMinutes: idea.minutes,
          costCents,
        },
        activity: idea.activity,
        about: idea.about,
        bestTime: idea.time,
        topic: idea.topic,
        score:
          appealOf(idea.kind, costCents, style, wishes, `${idea.activity} ${idea.about}`) *
          (1 + FIRST_THINGS_FIRST * (idea.only === undefined ? 1 - index / ideas.length : OWN_TO_THE_PLACE)) *
          (1 - CHANCE / 2 + CHANCE * next()),
      }
    })
    .filter((stop) => suitsTravellers(stop, wishes))
    .toSorted((a, b) => b.score - a.score)
}
