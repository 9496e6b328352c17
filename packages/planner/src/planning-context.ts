import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { TripPlace } from '@waymark/contract/trips/itinerary'
import { kmBetween } from '@waymark/atlas/distance'
import { findCity, type FoundCity } from '@waymark/atlas/find-city'
import type { TripGoal } from '@waymark/atlas/find-goal'
import { countryNamed } from '@waymark/atlas/country-index'
import { findGoals } from '@waymark/atlas/find-goals'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import { type Base, type Stay, staysOf } from './bases.ts'
import { chooseSpending, type Spending } from './budget.ts'
import { meanPrices } from './country-prices.ts'
import { type DaySlot, daySlots } from './day-slot.ts'
import { givenTimes, wantsOneBase } from './given-times.ts'
import { type Journey, journeyOf } from './journey.ts'
import type { PlanInput } from './plan-input.ts'
import type { Party } from '@waymark/domain/party-prices'
import { numbersFrom } from './seed.ts'
import { suitedSight } from './suited-sight.ts'
import { paceOf } from './taste.ts'
import { listed } from '@waymark/domain/wording'
import { wishesAt } from './asked-sights.ts'
import type { Wishes } from './wishes.ts'

/** The atlas does not know the destination. The API responds with 400 for the field `destination`. */
export class UnknownPlaceError extends Error {
  readonly code = 'unknown-place'
  readonly field = 'destination'

  constructor() {
    super('We could not find this destination. Check the spelling or try a nearby city.')
    this.name = 'UnknownPlaceError'
  }
}

/** The basis of every plan for a request: bases, day slots, wishes and budget. */
export interface PlanningContext extends Base {
  readonly request: PlanInput
  readonly home: FoundCity | undefined
  /** The requested destination, possibly a sight that must be visited. */
  readonly goal: TripGoal
  /** The requested sight, if it suits the travellers. */
  readonly sight: AtlasPlace | undefined
  /** Requested destinations that the trip does not reach. */
  readonly leftOut: readonly string[]
  /** The stays; the first one's base is that of the context itself. */
  readonly stays: readonly Stay[]
  readonly journey: Journey
  readonly place: TripPlace
  readonly title: string
  /** Imported places and open data. */
  readonly morePlaces: readonly StandalonePlace[]
  readonly wishes: Wishes
  readonly party: Party
  readonly slots: readonly DaySlot[]
  readonly spending: Spending
  /** Daytime stops on a full day. */
  readonly pace: number
  /** Pseudo-random numbers, seeded by the request. */
  readonly next: () => number
}

/** A sight within this distance of the base is in town, so the trip is named after the town. */
const IN_TOWN_KM = 8
/** Distance between two towns of the same name. */
const NAMESAKE_KM = 40

/** A town's name, with its region if the name alone is ambiguous: 'Portland, Maine'. */
function townName({ city, name }: Base): string {
  const { region, countryCode } = city
  const bestKnown = region === undefined || name !== city.name ? undefined : findCity(`${name}, ${countryCode}`)
  return bestKnown && kmBetween(bestKnown, city) > NAMESAKE_KM ? `${name}, ${region}` : name
}

function placeOf({ name, sight }: TripGoal, base: Base): TripPlace {
  const { city, centre } = base
  const isFar = sight !== undefined && kmBetween(centre, sight.place) > IN_TOWN_KM
  const { country, countryCode, timeZone } = city
  // From where the days are planned: the city table's point may be far away (14 km in Dubai), and the page would tell
  // other ways than the plan.
  const { lat, lng } = centre
  const isArea = city.area !== undefined && sight === undefined
  return { name: isFar || isArea ? name : townName(base), country, countryCode, lat, lng, timeZone }
}

/** '7 days in Lisbon', '3 days around Mount Fuji', '12 days: Rome, Florence and Venice'. */
function titleOf({ sight }: TripGoal, { name }: TripPlace, stays: readonly Stay[], days: number): string {
  const length = days === 1 ? 'A day' : `${days} days`
  if (stays.length > 1) {
    const [, ...others] = stays
    const title = `${length} in ${listed([name, ...others.map(({ base }) => base.name)])}`
    return title.length <= LIMITS.title ? title : `${length} in ${name} and beyond`
  }
  return `${length} ${sight?.place.name === name ? 'around' : 'in'} ${name}`
}

const isAt = ({ city }: Base, { lat, lng }: FoundCity): boolean => city.lat === lat && city.lng === lng

/** Throws `UnknownPlaceError` if the atlas does not know the destination; the departure city may be unknown. */
export function planningContextOf(request: PlanInput, morePlaces: readonly StandalonePlace[] = []): PlanningContext {
  const goals = findGoals(request.destination)
  const [goal] = goals
  if (!goal) throw new UnknownPlaceError()
  const { travelStyle, budget, startDate, endDate, preferences = '' } = request
  const days = daysBetween(startDate, endDate) + 1
  const stays = staysOf({
    ...{ goals, days, startDate, wantsOneBase: wantsOneBase(preferences) },
    isCountry: goals.length === 1 && countryNamed(request.destination) !== undefined,
  })
  const wishes = wishesAt(
    request,
    stays.map(({ base }) => base),
  )
  const { adults = 1 } = request
  // One adult unless the request says otherwise, with the children mentioned in the preferences.
  const party = { adults, childAges: wishes.childAges.slice(0, LIMITS.children) }
  const [first, last] = [stays[0]?.base, stays.at(-1)?.base]
  if (!first || !last) throw new RangeError('A trip without a bed')
  const home = findCity(request.departureCity)
  const shown = ({ city, name }: Base) => ({ ...city, shown: name })
  const ends = first === last ? shown(first) : undefined
  const journey = journeyOf({
    home,
    first: ends ?? shown(first),
    last: ends ?? shown(last),
    startDate,
    endDate,
    given: givenTimes(preferences),
  })
  const place = placeOf(goal, first)
  const slots = daySlots(request, wishes, stays, journey)
  const sight = goal.sight && suitedSight(goal.sight, first.prices, wishes)
  return {
    ...first,
    request,
    home,
    goal,
    sight,
    leftOut: goals
      .filter(({ city }) => goals.length > 1 && !stays.some(({ base }) => isAt(base, city)))
      .map(({ name }) => name),
    stays,
    journey,
    place,
    morePlaces,
    title: titleOf(goal, place, stays, days),
    wishes,
    party,
    slots,
    spending: chooseSpending(
      meanPrices(slots.map(({ base }) => base.prices)),
      slots.length,
      request,
      party,
      sight?.costCents,
      wishes.dailyLimit,
      stays
        .flatMap(({ base }) => base.destination?.places ?? [])
        .reduce((sum, { id, costCents }) => sum + (wishes.askedSights.has(id) ? costCents : 0), 0),
    ),
    pace: paceOf(travelStyle, wishes),
    next: numbersFrom(
      JSON.stringify([first.city.name, first.city.countryCode, startDate, endDate, budget, travelStyle]),
    ),
  }
}

/** The context for another of the trip's bases. */
export const contextAt = (context: PlanningContext, base: Base): PlanningContext => ({ ...context, ...base })
