import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { nameKey } from '@waymark/domain/name-key'
import { costsOf, highlightsIn } from '@waymark/planner/plan-totals'
import type { PlanPart, PlanRun, TravelModel, TripClosing } from '../port/travel-model.ts'
import { planningInputsOf, openingOf, type PlanningInputs } from './planning-inputs.ts'
import { DayAssembler } from './day-assembler.ts'
import type { DetectedFault } from './plan-faults.ts'
import { PLAN_LIMITS, type ModelCalls, type PlanLimits } from './plan-limits.ts'
import { ModelSession } from './model-session.ts'

interface PlanOptions {
  readonly limits?: PlanLimits
  /** Called at the end with all faults of the model's answer. */
  readonly onFaults?: (faults: readonly DetectedFault[], days: readonly ItineraryDay[]) => void
}

function closingOf({ context, pools }: PlanningInputs, days: readonly ItineraryDay[]): TripClosing {
  const isAllOfGuide = days.every(({ filledByGuide }) => filledByGuide === true)
  return {
    answeredBy: isAllOfGuide ? 'guide' : 'gemini',
    highlights: highlightsIn(days, pools),
    costs: costsOf(context, days),
  }
}

/** The model's title, prefixed with the place's name if it lacks it. */
const titled = (title: string, { context: { name } }: PlanningInputs): string =>
  nameKey(title).includes(nameKey(name)) ? title : `${name}: ${title}`

/** Plans with a language model, checked against the atlas and the plan checker; the guide replaces what fails. */
export function planningModel(calls: ModelCalls, { limits = PLAN_LIMITS, onFaults }: PlanOptions = {}): TravelModel {
  async function* planTrip(request: TripPlanRequest, { signal, morePlaces }: PlanRun): AsyncGenerator<PlanPart> {
    const inputs = planningInputsOf(request, morePlaces)
    yield { part: 'opening', opening: openingOf(inputs) }
    const faults: DetectedFault[] = []
    const report = (fault: DetectedFault) => faults.push(fault)
    const days: ItineraryDay[] = []
    const session = new ModelSession(calls, inputs, limits, signal, report)
    try {
      const assembler = new DayAssembler(session, inputs, report)
      let isTitled = false
      for (const slot of inputs.context.slots) {
        const day = await assembler.day(slot, days)
        if (session.title !== undefined && !isTitled) {
          isTitled = true
          yield { part: 'title', title: titled(session.title, inputs) }
        }
        days.push(day)
        yield { part: 'day', day }
      }
      await session.drain()
    } finally {
      session.close()
      onFaults?.(faults, days)
    }
    yield { part: 'closing', closing: closingOf(inputs, days) }
  }
  return { name: 'gemini', planTrip }
}
