import type { City } from '@waymark/atlas/city-table'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { Prices } from './country-prices.ts'
import { DAY_IDEAS, WILDERNESS_IDEAS, WISHED_IDEAS } from './day-ideas.ts'
import { EVENING_IDEAS } from './evening-ideas.ts'
import type { Idea, IdeaCondition } from './idea.ts'
import { hasNorthernLights } from './northern-lights.ts'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { appealOf } from './taste.ts'
import type { MonthlyClimate } from './weather.ts'
import type { Wishes } from './wishes.ts'
import { capitalised } from './wording.ts'

const LARGE_CITY = 300_000
const TOWN = 60_000

/** Large, so that trips to similar towns differ. */
const CHANCE = 0.5
/** Ideas are sorted by importance; how much more the first weigh than the last. */
const FIRST_THINGS_FIRST = 2
/** Ideas specific to this kind of place, such as a beach, rank near the first. */
const OWN_TO_THE_PLACE = 0.7

/** Temperatures for ideas that need warm or cold days. */
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

/** The cost of an idea in US cents, based on local meal prices. */
export function costOfIdea(price: Idea['price'], prices: Prices): number {
  const share = [0, prices.meal.simple * 0.4, prices.meal.simple, prices.meal.middle * 1.5][price] ?? 0
  return Math.round(share / 50) * 50
}

/** The ideas that a place allows: a park has none of the town's. */
function ideasAt(kind: AtlasDestination['kind'], conditions: ReadonlySet<IdeaCondition>): readonly Idea[] {
  if (kind === 'national park')
    return [...WILDERNESS_IDEAS, ...EVENING_IDEAS.filter(({ only }) => only !== undefined && conditions.has(only))]
  return [...DAY_IDEAS, ...EVENING_IDEAS].filter(({ only }) => only === undefined || conditions.has(only))
}

interface GeneralStops {
  /** For a town that the atlas does not describe: matched to size, coast, season and style. */
  readonly ideas: Stop[]
  /** For whoever wishes for them, where no place offers it. */
  readonly wishedIdeas: Stop[]
}

/** Ideas without a specific place, marked as general, most wanted first. */
export function generalStops(
  city: City,
  kind: AtlasDestination['kind'],
  weather: MonthlyClimate,
  prices: Prices,
  style: TravelStyle,
  wishes: Wishes,
  next: () => number,
): GeneralStops {
  const conditions = conditionsAt(city, weather)
  const stopsOf = (ideas: readonly Idea[], chance: () => number): Stop[] =>
    ideas
      .filter((idea) => !wishes.notInThe.has(idea.kind) && !wishes.notOn.has(idea.kind))
      .map((idea, index, ideas): Stop => {
        const costCents = costOfIdea(idea.price, prices)
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
            (1 - CHANCE / 2 + CHANCE * chance()),
        }
      })
      .filter((stop) => suitsTravellers(stop, wishes))
      .toSorted((a, b) => b.score - a.score)
  const wished = WISHED_IDEAS.filter(({ only }) => only === undefined || conditions.has(only))
  return { ideas: stopsOf(ideasAt(kind, conditions), next), wishedIdeas: stopsOf(wished, () => CHANCE) }
}
