import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { AiError } from '../ai-error.ts'
import type { Answer, Ask } from '../exchange.ts'
import type { PlanPart, TripClosing, TripOpening } from '../../port/travel-model.ts'
import type { DetectedFault } from '../../planning/plan-faults.ts'
import { planningModel } from '../../planning/planning-model.ts'
import { PLAN_LIMITS, type ModelCalls, type PlanLimits } from '../../planning/plan-limits.ts'
import { flawedAnswer, type FlawName } from './flawed-plans.ts'
import { goodAnswer, type WrittenPlan } from './good-answer.ts'

/** The result of the planning pipeline. */
export interface PlannedTrip {
  readonly opening: TripOpening
  readonly title: string | undefined
  readonly days: readonly ItineraryDay[]
  readonly closing: TripClosing
  readonly detected: readonly DetectedFault[]
  /** Number of requests to the model, including the first. */
  readonly asked: number
}

interface Played {
  readonly limits?: PlanLimits
  readonly signal?: AbortSignal
}

export const daysAsked = ({ turns }: Ask): number[] => {
  const [part] = turns[0]?.parts ?? []
  const facts = JSON.parse(part && 'text' in part ? part.text : '{}') as { days: { day: number }[] }
  return facts.days.map(({ day }) => day)
}

export const answerOf = (text: string): Answer => ({
  text,
  calls: [],
  turn: { role: 'model', parts: [{ text }] },
  usage: { prompt: 1, output: 1, thoughts: 0, cached: 0 },
  modelVersion: 'flawed',
})

async function* inPieces(text: string, size: number): AsyncGenerator<string, Answer> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  return answerOf(text)
}

/** Runs the planning pipeline with a given model, without network. */
export async function planWith(
  request: TripPlanRequest,
  calls: ModelCalls,
  { limits = PLAN_LIMITS, signal = new AbortController().signal }: Played = {},
): Promise<PlannedTrip> {
  let detected: readonly DetectedFault[] = []
  let asked = 0
  const counting: ModelCalls = {
    ask: (ask) => ((asked += 1), calls.ask(ask)),
    stream: (ask) => ((asked += 1), calls.stream(ask)),
  }
  const model = planningModel(counting, { limits, onFaults: (faults) => (detected = faults) })
  const parts: PlanPart[] = []
  for await (const part of model.planTrip(request, { signal, morePlaces: [] })) parts.push(part)
  const opening = parts.flatMap((part) => (part.part === 'opening' ? part.opening : []))[0]
  const closing = parts.flatMap((part) => (part.part === 'closing' ? part.closing : []))[0]
  if (!opening || !closing) throw new Error('A plan without opening or closing')
  return {
    opening,
    closing,
    title: parts.flatMap((part) => (part.part === 'title' ? part.title : []))[0],
    days: parts.flatMap((part) => (part.part === 'day' ? part.day : [])),
    detected,
    asked,
  }
}

/** How the model responds to repair requests and requests for missing days. */
export type Repairs = 'well' | 'with the same flaw' | 'never'

/** A model that first answers with `first`, then as specified. */
export function modelSaying(
  first: string,
  request: TripPlanRequest,
  repairs: Repairs,
  flawed?: WrittenPlan,
): ModelCalls {
  const daysOf = (plan: WrittenPlan, ask: Ask) => plan.days.filter(({ day }) => daysAsked(ask).includes(day))
  let isFirst = true
  function later(ask: Ask): string {
    if (repairs === 'never') throw new AiError('unavailable', 'never answers again')
    const plan = repairs === 'well' || !flawed ? goodAnswer(request) : flawed
    return JSON.stringify({ title: plan.title, days: daysOf(plan, ask) })
  }
  return {
    ask: async (ask) => answerOf(later(ask)),
    async *stream(ask) {
      const text = isFirst ? first : later(ask)
      isFirst = false
      yield* inPieces(text, 50)
    },
  }
}

/** Plans a trip with a model whose answer has one flaw; undefined if the trip offers no opportunity for it. */
export async function planFlawed(
  request: TripPlanRequest,
  flaw: FlawName,
  repairs: Repairs,
  seed = '',
): Promise<PlannedTrip | undefined> {
  const flawed = flawedAnswer(request, flaw, seed)
  if (!flawed) return undefined
  return planWith(request, modelSaying(JSON.stringify(flawed), request, repairs, flawed))
}
