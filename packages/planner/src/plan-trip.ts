import type { ItineraryDay, TripCosts, TripPlace } from '@waymark/contract/trips/itinerary'
import type { StandalonePlace } from '@waymark/atlas/place'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'
import { assembleDay } from './assemble-day.ts'
import { candidatePoolsOf } from './candidate-pool.ts'
import { daySettings } from './day-setting.ts'
import { pickTrip } from './fill-in-days.ts'
import { highlightsOf } from './highlights.ts'
import { costOf, EMPTY_DAY, stopsOf } from './picked-day.ts'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { planningContextOf } from './planning-context.ts'
import { tripCosts } from './plan-totals.ts'
import { eatenIn } from './wanted-dishes.ts'
import { topicsMissing } from './liked-topics.ts'
import { tipsFor } from './tips.ts'
import { missedDays, unseenIn } from './wished-places.ts'

/** What is known before the first day. */
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
  /** Days in order, generated lazily. Can be iterated once. */
  readonly days: Generator<ItineraryDay, void, void>
}

/**
 * Plans a trip day by day: place, title, highlights, tips and costs are known first. Deterministic. Throws
 * `UnknownPlaceError` if the atlas does not know the destination; an unknown departure city only makes the journey less
 * precise. `morePlaces` supplements the atlas.
 */
export function planDays(request: PlanInput, morePlaces: readonly StandalonePlace[] = []): StartedPlan {
  const context = planningContextOf(request, morePlaces)
  const { slots } = context
  const { admissionsCents } = context.spending
  const days = pickTrip(context, candidatePoolsOf(context), slots, { taken: new Set(), admissionsCents })
  const settings = daySettings(context)
  const eaten = eatenIn([...settings.values()].map(({ meals }) => meals))
  const costs = tripCosts(context, costOf(days))
  const isAboveBudget = costs.totalCents > BAND_TOP_CENTS[request.budget]
  const outline: TripOutline = {
    place: context.place,
    title: context.title,
    highlights: highlightsOf(days),
    tips: tipsFor(context, {
      isAboveBudget,
      unmet: {
        missing: topicsMissing(context.wishes, days).filter((label) => !eaten.has(label)),
        unseen: unseenIn(context.wishes, stopsOf(days)),
        missedDays: missedDays(context.wishes, days, slots),
      },
    }),
    costs: { ...costs, overBudget: costs.overBudget || isAboveBudget },
    daysTotal: slots.length,
  }
  function* oneByOne(): Generator<ItineraryDay, void, void> {
    for (const [index, slot] of slots.entries()) {
      const setting = settings.get(slot.base)
      if (setting) yield assembleDay(slot, days[index] ?? EMPTY_DAY, setting)
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
