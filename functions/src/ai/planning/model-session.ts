import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { DaySlot } from '@waymark/planner/day-slot'
import { AiError } from '../gemini/ai-error.ts'
import { unlessAborted } from '../gemini/deadline.ts'
import type { Ask, Turn } from '../gemini/exchange.ts'
import type { PlanningInputs } from './planning-inputs.ts'
import type { DetectedFault } from './plan-faults.ts'
import { DayBuffer } from './day-buffer.ts'
import { OUTPUT_TOKENS, type ModelCalls, type PlanLimits } from './plan-limits.ts'
import { INSTRUCTIONS, planTurn, repairTurns } from './plan-prompt.ts'
import { readPlan, type WirePart } from './plan-stream.ts'
import { PLAN_SCHEMA, WireAnswer } from './plan-wire.ts'

/** Errors after which requesting the missing days makes sense; others would occur again. */
const RESUMABLE: ReadonlySet<AiError['kind']> = new Set(['truncated', 'empty', 'protocol', 'unavailable', 'held-back'])

/** The requests to the model for one plan: a streaming answer, at most one more for missing days, and some repairs. */
export class ModelSession {
  private readonly stop = new AbortController()
  private readonly started = Date.now()
  private readonly deadline: NodeJS.Timeout
  private readonly buffer: DayBuffer
  private readonly calls: ModelCalls
  private readonly inputs: PlanningInputs
  private readonly limits: PlanLimits
  private readonly report: (fault: DetectedFault) => void
  private readonly caller: AbortSignal
  private readonly end = () => this.stop.abort(new AiError('aborted', 'the plan is over'))
  private hasResumed = false
  private repairs = 0

  constructor(
    calls: ModelCalls,
    inputs: PlanningInputs,
    limits: PlanLimits,
    caller: AbortSignal,
    report: (fault: DetectedFault) => void,
  ) {
    this.calls = calls
    this.inputs = inputs
    this.limits = limits
    this.report = report
    this.caller = caller
    this.buffer = new DayBuffer(inputs.context.slots.length, report)
    this.deadline = setTimeout(this.end, limits.planMs)
    if (caller.aborted) this.end()
    else caller.addEventListener('abort', this.end, { once: true })
    this.open(inputs.context.slots, [])
  }

  get title(): string | undefined {
    return this.buffer.title
  }

  /** No more requests will be made, and no more days will arrive. */
  get isOver(): boolean {
    return this.stop.signal.aborted || (this.hasResumed && !this.buffer.isOpen)
  }

  later(): unknown[] {
    return this.buffer.later()
  }

  missingFrom(first: number): number[] {
    return this.buffer.missingFrom(first)
  }

  /** The model's raw day; undefined if it will not arrive. */
  async day(number: number, before: readonly ItineraryDay[]): Promise<unknown> {
    const patience = setTimeout(this.end, this.limits.dayMs)
    try {
      const raw = await this.buffer.take(number)
      if (raw !== undefined || !this.resume(number, before)) return raw
      return await this.buffer.take(number)
    } finally {
      clearTimeout(patience)
    }
  }

  /** Requests a repaired day once; undefined if there is none. */
  async repair(number: number, raw: unknown, faults: readonly DetectedFault[], before: readonly ItineraryDay[]) {
    const slot = this.inputs.context.slots[number - 1]
    if (this.stop.signal.aborted || this.repairs >= this.limits.repairs || slot === undefined) return undefined
    this.repairs += 1
    try {
      const turns = [planTurn(this.inputs, [slot], before), ...repairTurns(raw, faults)]
      const { text } = await unlessAborted(
        this.stop.signal,
        this.calls.ask(this.request(turns, 1, this.limits.repairMs)),
      )
      const answer = WireAnswer.safeParse(JSON.parse(text))
      return answer.data?.days[0]
    } catch (error) {
      this.report({ rule: 'broken-answer', where: `day ${number}`, detail: `repair: ${nameOf(error)}` })
      // A refusal applies to later repairs, too. A failed repair does not affect the days still arriving.
      if (error instanceof AiError && !RESUMABLE.has(error.kind)) this.repairs = this.limits.repairs
      return undefined
    }
  }

  /**
   * Reads the rest of the answer for a short time after all days arrived, because only a complete answer has exact
   * costs.
   */
  async drain(): Promise<void> {
    const patience = setTimeout(this.end, this.limits.drainMs)
    await this.buffer.end()
    clearTimeout(patience)
  }

  close(): void {
    clearTimeout(this.deadline)
    this.caller.removeEventListener('abort', this.end)
    this.end()
  }

  private open(slots: readonly DaySlot[], before: readonly ItineraryDay[]): void {
    if (this.stop.signal.aborted) return
    const request = this.request([planTurn(this.inputs, slots, before)], slots.length, this.limits.planMs)
    this.buffer.read(this.answerTo(request), this.stop.signal)
  }

  private async *answerTo(request: Ask): AsyncGenerator<WirePart> {
    yield* readPlan(this.calls.stream(request))
  }

  /** Requests the missing days, at most once. */
  private resume(number: number, before: readonly ItineraryDay[]): boolean {
    const { failure } = this.buffer
    const missing = this.buffer.missingFrom(number)
    const why = failure === undefined ? 'the answer ended' : nameOf(failure)
    if (failure !== undefined) this.report({ rule: 'broken-answer', where: `day ${number}`, detail: why })
    for (const day of missing) this.report({ rule: 'missing-day', where: `day ${day}`, detail: why })
    const mayTryAgain = failure === undefined || (failure instanceof AiError && isResumable(failure))
    if (this.hasResumed || this.stop.signal.aborted || !mayTryAgain) {
      this.hasResumed = true
      return false
    }
    this.hasResumed = true
    this.open(
      this.inputs.context.slots.filter(({ day }) => missing.includes(day)),
      before,
    )
    return true
  }

  private request(turns: readonly Turn[], days: number, timeoutMs: number): Ask {
    const left = this.limits.planMs - (Date.now() - this.started)
    return {
      task: 'plan',
      instructions: INSTRUCTIONS,
      turns,
      schema: PLAN_SCHEMA,
      maxOutputTokens: Math.min(OUTPUT_TOKENS.most, OUTPUT_TOKENS.base + OUTPUT_TOKENS.perDay * days),
      timeoutMs: Math.max(1, Math.min(timeoutMs, left)),
      signal: this.stop.signal,
    }
  }
}

/** A response stopped before its first word has already been retried. */
const isResumable = ({ kind, partial }: AiError): boolean =>
  RESUMABLE.has(kind) && (kind !== 'held-back' || (partial ?? '') !== '')

const nameOf = (error: unknown): string =>
  error instanceof AiError ? error.kind : error instanceof Error ? error.name : 'unknown'
