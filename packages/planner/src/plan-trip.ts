import type { ItineraryDay, TripCosts } from '@waymark/contract/trips/itinerary'
import type { TripPlace } from '@waymark/contract/trips/trip'
import { assembleDay } from './assemble-day.ts'
import { sumCosts } from './budget.ts'
import { dayContext } from './day-context.ts'
import { fillDays } from './fill-days.ts'
import { highlightsOf } from './highlights.ts'
import { costOf, pickDays } from './pick-days.ts'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { tipsFor } from './tips.ts'
import { groundOf } from './trip-ground.ts'
import { supplyOf } from './trip-supply.ts'

/** What is settled before the first day is written. */
interface TripOutline {
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

/**
 * Plans a trip and hands out its days one at a time: place, title, highlights, tips and costs come first. The same
 * request always gives the same plan. Throws `UnknownPlaceError` when the atlas does not know the destination; a
 * departure city that it does not know only makes the arrival less precise.
 */
export function planDays(request: PlanInput): StartedPlan {
  const ground = groundOf(request)
  const { frames, spending, centre, pace } = ground
  const { admissionsCents } = spending
  const { places, ideas, neighbours } = supplyOf(ground)
  const picked = pickDays(frames, places, { centre, pace, admissionsCents })
  const left = admissionsCents - costOf(picked)
  const days = fillDays(frames, picked, { centre, pace, ideas, neighbours, admissionsCents: left })
  const context = dayContext(ground)
  const outline: TripOutline = {
    place: ground.place,
    title: ground.title,
    highlights: highlightsOf(days),
    tips: tipsFor(ground),
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
