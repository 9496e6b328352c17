import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { nameKey } from '@waymark/domain/name-key'
import { costsOf, highlightsIn } from '@waymark/planner/plan-totals'
import type { PlanPart, PlanRun, TravelModel, TripClosing } from '../port/travel-model.ts'
import { basisOf, openingOf, type PlanBasis } from './plan-basis.ts'
import { PlanDesk } from './plan-desk.ts'
import type { NoticedFault } from './plan-faults.ts'
import { PLAN_LIMITS, type ModelCalls, type PlanLimits } from './plan-limits.ts'
import { PlanSession } from './plan-session.ts'

interface PlanOptions {
  readonly limits?: PlanLimits
  /** Told of everything that was wrong with what the model said, at the end. */
  readonly noticed?: (faults: readonly NoticedFault[], days: readonly ItineraryDay[]) => void
}

function closingOf({ ground, supply }: PlanBasis, days: readonly ItineraryDay[]): TripClosing {
  const isAllOfGuide = days.every(({ filledByGuide }) => filledByGuide === true)
  return {
    answeredBy: isAllOfGuide ? 'guide' : 'gemini',
    highlights: highlightsIn(days, supply),
    costs: costsOf(ground, days),
  }
}

/** The model's title, with the name of the place in it. */
const titled = (title: string, { ground: { name } }: PlanBasis): string =>
  nameKey(title).includes(nameKey(name)) ? title : `${name}: ${title}`

/** Plans with a language model, held to the atlas and the checker; the guide fills in what it does not do well. */
export function planningModel(calls: ModelCalls, { limits = PLAN_LIMITS, noticed }: PlanOptions = {}): TravelModel {
  async function* planTrip(request: TripPlanRequest, { signal }: PlanRun): AsyncGenerator<PlanPart> {
    const basis = basisOf(request)
    yield { part: 'opening', opening: openingOf(basis) }
    const faults: NoticedFault[] = []
    const notice = (fault: NoticedFault) => faults.push(fault)
    const days: ItineraryDay[] = []
    const session = new PlanSession(calls, basis, limits, signal, notice)
    try {
      const desk = new PlanDesk(session, basis, notice)
      let isTitled = false
      for (const frame of basis.ground.frames) {
        const day = await desk.day(frame, days)
        if (session.title !== undefined && !isTitled) {
          isTitled = true
          yield { part: 'title', title: titled(session.title, basis) }
        }
        days.push(day)
        yield { part: 'day', day }
      }
      await session.hearOut()
    } finally {
      session.close()
      noticed?.(faults, days)
    }
    yield { part: 'closing', closing: closingOf(basis, days) }
  }
  return { name: 'gemini', planTrip }
}
