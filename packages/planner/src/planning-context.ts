import type { TripPlace } from '@waymark/contract/trips/trip'
import { countryOf } from '@waymark/atlas/countries'
import { destinationOf } from '@waymark/atlas/destinations'
import type { Point } from '@waymark/atlas/distance'
import { findCity, type FoundCity, shownName } from '@waymark/atlas/find-city'
import type { AtlasDestination } from '@waymark/atlas/place'
import { chooseSpending, type Spending } from './budget.ts'
import { pricesIn, type Prices } from './country-prices.ts'
import { type DaySlot, daySlots } from './day-slot.ts'
import type { PlanInput } from './plan-input.ts'
import { partyOf, type Party } from './party.ts'
import { numbersFrom } from './seed.ts'
import { paceOf } from './taste.ts'
import { UnknownPlaceError } from './unknown-place.ts'
import { weatherAround } from './weather.ts'
import { wishesOf, type Wishes } from './wishes.ts'

/** What every plan of a request stands on, whoever makes it: the place, the hours of its days, wishes and money. */
export interface PlanningContext {
  readonly request: PlanInput
  readonly city: FoundCity
  readonly home: FoundCity | undefined
  /** Undefined where the atlas knows no places. */
  readonly destination: AtlasDestination | undefined
  /** The name a traveller reads. */
  readonly name: string
  readonly place: TripPlace
  readonly title: string
  /** The middle of town. */
  readonly centre: Point
  readonly prices: Prices
  readonly wishes: Wishes
  readonly party: Party
  readonly slots: readonly DaySlot[]
  readonly spending: Spending
  /** Stops by daylight on a full day. */
  readonly pace: number
  /** Chance, always the same for the same request. */
  readonly next: () => number
}

const placeOf = (city: FoundCity): TripPlace => ({
  name: shownName(city),
  country: city.country,
  countryCode: city.countryCode,
  lat: city.lat,
  lng: city.lng,
  timeZone: city.timeZone,
})

/** Throws `UnknownPlaceError` when the atlas does not know the destination; the departure city may be unknown. */
export function planningContextOf(request: PlanInput): PlanningContext {
  const city = findCity(request.destination)
  if (!city) throw new UnknownPlaceError()
  const destination = destinationOf(city)
  const prices = destination?.prices ?? pricesIn(countryOf(city.countryCode))
  const { travelStyle, budget, startDate, endDate } = request
  const wishes = wishesOf(request)
  const slots = daySlots(request, wishes, weatherAround(city))
  const name = shownName(city)
  return {
    request,
    city,
    home: findCity(request.departureCity),
    destination,
    name,
    place: placeOf(city),
    title: slots.length === 1 ? `A day in ${name}` : `${slots.length} days in ${name}`,
    centre: destination ?? city,
    prices,
    wishes,
    party: partyOf(request, wishes),
    slots,
    spending: chooseSpending(prices, slots.length, budget, travelStyle),
    pace: paceOf(travelStyle, wishes),
    next: numbersFrom(JSON.stringify([city.name, city.countryCode, startDate, endDate, budget, travelStyle])),
  }
}
