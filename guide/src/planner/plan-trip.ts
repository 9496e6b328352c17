import type { ItineraryDay, TripCosts } from '@waymark/contract/itinerary'
import type { TripPlace } from '@waymark/contract/trips'
import { countryOf } from '../atlas/countries.ts'
import { destinationOf } from '../atlas/destination-of.ts'
import { findCity, type FoundCity, shownName } from '../atlas/find-city.ts'
import { assembleDay } from './assemble-day.ts'
import { atlasStops } from './atlas-stops.ts'
import { chooseSpending, sumCosts } from './budget.ts'
import { pricesIn } from './country-prices.ts'
import { dayFrames } from './day-frame.ts'
import { fillDays } from './fill-days.ts'
import { generalStops } from './general-stops.ts'
import { highlightsOf } from './highlights.ts'
import { journeyBetween } from './journey.ts'
import { lodgingFor } from './lodging.ts'
import { neighbourTrips } from './neighbour-trips.ts'
import { costOf, pickDays } from './pick-days.ts'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { numbersFrom } from './seed.ts'
import { paceOf } from './taste.ts'
import { tipsFor } from './tips.ts'
import { readWishes } from './wishes.ts'

/** The atlas does not know the destination. The API answers with 400 on the field `destination`. */
export class UnknownPlaceError extends Error {
  readonly code = 'unknown-place'
  readonly field = 'destination'

  constructor() {
    super('We could not find this destination. Check the spelling or try a nearby city.')
    this.name = 'UnknownPlaceError'
  }
}

/** What is settled before the first day is written. */
export interface TripOutline {
  readonly place: TripPlace
  readonly title: string
  readonly highlights: string[]
  readonly tips: string[]
  readonly costs: TripCosts
  readonly daysTotal: number
}

export interface StartedPlan {
  readonly outline: TripOutline
  /** The days in their order, made one by one. Can be iterated once. */
  readonly days: Generator<ItineraryDay, void, void>
}

const placeOf = (city: FoundCity): TripPlace => ({
  name: shownName(city),
  country: city.country,
  countryCode: city.countryCode,
  lat: city.lat,
  lng: city.lng,
  timeZone: city.timeZone,
})

/**
 * Plans a trip and hands out its days one at a time: place, title, highlights, tips and costs come first. The same
 * request always gives the same plan. Throws `UnknownPlaceError` when the atlas does not know the destination; a
 * departure city that it does not know only makes the arrival less precise.
 */
export function planDays(request: PlanInput): StartedPlan {
  const city = findCity(request.destination)
  if (!city) throw new UnknownPlaceError()
  const home = findCity(request.departureCity)
  const destination = destinationOf(city)
  const prices = destination?.prices ?? pricesIn(countryOf(city.countryCode))
  const { travelStyle, budget, startDate } = request
  const wishes = readWishes(request.preferences ?? '')
  const next = numbersFrom(
    JSON.stringify([city.name, city.countryCode, startDate, request.endDate, budget, travelStyle]),
  )

  const frames = dayFrames(request, wishes)
  const spending = chooseSpending(prices, frames.length, budget, travelStyle)
  const centre = destination ?? city
  const pace = paceOf(travelStyle, wishes)
  const picked = pickDays(frames, destination ? atlasStops(destination, travelStyle, wishes, next) : [], {
    centre,
    pace,
    admissionsCents: spending.admissionsCents,
  })
  const spent = costOf(picked)
  const days = fillDays(frames, picked, {
    centre,
    ideas: generalStops(city, startDate, prices, travelStyle, wishes, next),
    neighbours: wishes.avoided.has('day trip') ? [] : neighbourTrips(city, prices, destination?.places ?? []),
    pace,
    admissionsCents: spending.admissionsCents - spent,
  })

  const name = shownName(city)
  const area = destination?.areas[Math.floor(next() * destination.areas.length)]
  const context = {
    city: name,
    centre,
    journey: journeyBetween(home, city),
    meals: { destination, comfort: spending.meal, diet: wishes.diet, area, shift: Math.floor(next() * 60) },
    lodging: lodgingFor(spending.night, travelStyle, area),
  }
  const outline: TripOutline = {
    place: placeOf(city),
    title: frames.length === 1 ? `A day in ${name}` : `${frames.length} days in ${name}`,
    highlights: highlightsOf(days),
    tips: tipsFor(request, city, home, destination, wishes, spending.isOverBudget),
    costs: sumCosts(spending, costOf(days)),
    daysTotal: frames.length,
  }
  function* oneByOne(): Generator<ItineraryDay, void, void> {
    for (const [index, frame] of frames.entries()) {
      yield assembleDay(frame, days[index] ?? { timed: [], evening: undefined }, context)
    }
  }
  return { outline, days: oneByOne() }
}

/** The whole plan at once; see `planDays`. */
export function planTrip(request: PlanInput): TripPlan {
  const { outline, days } = planDays(request)
  return {
    place: outline.place,
    title: outline.title,
    itinerary: {
      overview: { highlights: outline.highlights },
      dailyItinerary: [...days],
      tips: outline.tips,
      costs: outline.costs,
    },
  }
}
