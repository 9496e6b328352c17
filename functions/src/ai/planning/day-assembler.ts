import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import type { DaySlot } from '@waymark/planner/day-slot'
import { errorDetail } from '../../platform/error-detail.ts'
import { log } from '../../platform/logger.ts'
import type { PlanningInputs } from './planning-inputs.ts'
import { draftDay } from './plan-draft.ts'
import type { DetectedFault, DetectedRule } from './plan-faults.ts'
import { faultsOf, validateDay } from './validate-day.ts'
import { guideDays, isOfMealsAlone, isTakenByGuide, plainDay, withStopsReplaced } from './repair-day.ts'
import type { ModelSession } from './model-session.ts'
import { WireDay } from './plan-wire.ts'

const MARKED: Partial<Record<PlannedPlace['status'], DetectedRule>> = {
  corrected: 'corrected-place',
  unverified: 'unverified-place',
}

/**
 * Produces the days in order: the model's if valid or repairable, otherwise the guide's. Each returned day is valid
 * together with the previous ones.
 */
export class DayAssembler {
  private readonly session: ModelSession
  private readonly inputs: PlanningInputs
  private readonly report: (fault: DetectedFault) => void
  /** The guide plans all missing days at once, so that they fit together. */
  private readonly fromGuide = new Map<number, ItineraryDay>()

  constructor(session: ModelSession, inputs: PlanningInputs, report: (fault: DetectedFault) => void) {
    this.session = session
    this.inputs = inputs
    this.report = report
  }

  async day(slot: DaySlot, before: readonly ItineraryDay[]): Promise<ItineraryDay> {
    const day = (await this.dayOfModel(slot, before).catch(this.fallBack)) ?? this.dayOfGuide(slot, before)
    for (const { place } of day.activities) {
      const rule = place && MARKED[place.status]
      if (rule) this.report({ rule, where: `day ${slot.day}`, detail: place.name })
    }
    return day
  }

  /** Even a bug in our validation of a model's day must not break the plan. */
  private readonly fallBack = (error: unknown): undefined => {
    log('ERROR', 'A day of the model could not be validated', errorDetail(error))
    this.session.close()
  }

  private async dayOfModel(
    { day: number }: DaySlot,
    before: readonly ItineraryDay[],
  ): Promise<ItineraryDay | undefined> {
    if (this.fromGuide.has(number)) return undefined
    const raw = await this.session.day(number, before)
    if (raw === undefined) return undefined
    const first = validateDay(raw, number, before, this.inputs)
    if (first.faults.length === 0) return first.day
    const isForGuide = isTakenByGuide(first, before) || isOfMealsAlone(first)
    const repaired = isForGuide && withStopsReplaced(first, before, this.reserved(), this.inputs)
    if (repaired) {
      for (const fault of first.faults) if (fault.rule === 'diet') this.report(fault)
      return repaired
    }
    for (const fault of first.faults) this.report(fault)
    const again = await this.session.repair(number, raw, first.faults, before)
    const second = again === undefined ? undefined : validateDay(again, number, before, this.inputs)
    if (second?.faults.length === 0) return second.day
    for (const tried of second ? [second, first] : [first]) {
      const filled = withStopsReplaced(tried, before, this.reserved(), this.inputs)
      if (filled) return filled
    }
    return undefined
  }

  private dayOfGuide(slot: DaySlot, before: readonly ItineraryDay[]): ItineraryDay {
    if (!this.fromGuide.has(slot.day)) {
      const missing = new Set(this.session.isOver ? this.session.missingFrom(slot.day) : [])
      const wanted = this.inputs.context.slots.filter(({ day }) => day === slot.day || missing.has(day))
      for (const day of guideDays(wanted, before, this.reserved(), this.inputs)) this.fromGuide.set(day.day, day)
    }
    const day = this.fromGuide.get(slot.day)
    const isGood = day && faultsOf(day, before, this.inputs).length === 0
    return isGood ? day : plainDay(slot, before, this.inputs)
  }

  /** Names (as keys) of places in later days that have arrived already. */
  private reserved(): Set<string> {
    const { inputs } = this
    return new Set(
      this.session.later().flatMap((raw) => {
        const day = WireDay.safeParse(raw).data
        const slot = day && inputs.context.slots[day.day - 1]
        return slot ? draftDay(day, slot, inputs).stops.map(({ stop }) => nameKey(stop.place.name)) : []
      }),
    )
  }
}
