import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { TripPlace } from '@waymark/contract/trips/trip'
import { kmBetween } from '@waymark/atlas/distance'
import { findCity, type FoundCity } from '@waymark/atlas/find-city'
import type { TripGoal } from '@waymark/atlas/find-goal'
import { findGoals } from '@waymark/atlas/find-goals'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import { type Base, type Stay, staysOf } from './bases.ts'
import { chooseSpending, type Spending } from './budget.ts'
import { meanPrices } from './country-prices.ts'
import { type DaySlot, daySlots } from './day-slot.ts'
import { givenTimes, wantsOneBase } from './given-times.ts'
import { type Journey, journeyOf } from './journey.ts'
import type { PlanInput } from './plan-input.ts'
import { partyOf, type Party } from './party.ts'
import { numbersFrom } from './seed.ts'
import { suitedSight } from './suited-sight.ts'
import { paceOf } from './taste.ts'
import { listed } from './wording.ts'
import { wishesOf, type Wishes } from './wishes.ts'

/** The atlas does not know the destination. The API answers with 400 on the field `destination`. */
export class UnknownPlaceError extends Error {
  readonly code = 'unknown-place'
  readonly field = 'destination'

  constructor() {
    super('We could not find this destination. Check the spelling or try a nearby city.')
    this.name = 'UnknownPlaceError'
  }
}

/** What every plan of a request stands on, whoever makes it: the bases, the hours of its days, wishes and money. */
export interface PlanningContext extends Base {
  readonly request: PlanInput
  readonly home: FoundCity | undefined
  /** What was asked for, perhaps a sight that must be seen. */
  readonly goal: TripGoal
  /** The sight that was asked for, where it suits those who travel. */
  readonly sight: AtlasPlace | undefined
  /** Of several destinations that were asked for, those that the trip does not reach. */
  readonly leftOut: readonly string[]
  /** Where the nights are spent; the first is the base of the context itself. */
  readonly stays: readonly Stay[]
  readonly journey: Journey
  readonly place: TripPlace
  readonly title: string
  /** Places that the atlas lacks, from whoever else knows some. */
  readonly morePlaces: readonly StandalonePlace[]
  readonly wishes: Wishes
  readonly party: Party
  readonly slots: readonly DaySlot[]
  readonly spending: Spending
  /** Stops by daylight on a full day. */
  readonly pace: number
  /** Chance, always the same for the same request. */
  readonly next: () => number
}

/** A sight this near to where one sleeps is in town: the trip goes to the town. */
const IN_TOWN_KM = 8
/** Two towns of one name are this far apart. */
const NAMESAKE_KM = 40

/** 'Portland, Maine': a town whose name alone means another of its country is told with its region. */
function townName({ city, name }: Base): string {
  const { region, countryCode } = city
  const bestKnown = region === undefined || name !== city.name ? undefined : findCity(`${name}, ${countryCode}`)
  return bestKnown && kmBetween(bestKnown, city) > NAMESAKE_KM ? `${name}, ${region}` : name
}

function placeOf({ name, sight }: TripGoal, base: Base): TripPlace {
  const { city, centre } = base
  // The middle of town as it is described: Dubai's point in the table of towns lies 14 km from it.
  const isFar = sight !== undefined && kmBetween(centre, sight.place) > IN_TOWN_KM
  const { country, countryCode, timeZone } = city
  const { lat, lng } = isFar ? centre : city
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

/** Throws `UnknownPlaceError` when the atlas does not know the destination; the departure city may be unknown. */
export function planningContextOf(request: PlanInput, morePlaces: readonly StandalonePlace[] = []): PlanningContext {
  const goals = findGoals(request.destination)
  const [goal] = goals
  if (!goal) throw new UnknownPlaceError()
  const { travelStyle, budget, startDate, endDate, preferences = '' } = request
  const days = daysBetween(startDate, endDate) + 1
  const wishes = wishesOf(request)
  const party = partyOf(request, wishes)
  const stays = staysOf(goals, days, startDate, wantsOneBase(preferences))
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
    ),
    pace: paceOf(travelStyle, wishes),
    next: numbersFrom(
      JSON.stringify([first.city.name, first.city.countryCode, startDate, endDate, budget, travelStyle]),
    ),
  }
}

/** The same trip as seen from another of its bases. */
export const contextAt = (context: PlanningContext, base: Base): PlanningContext => ({ ...context, ...base })
