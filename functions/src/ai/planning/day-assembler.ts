import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import type { DayFrame } from '@waymark/planner/day-frame'
import { errorDetail } from '../../platform/error-detail.ts'
import { log } from '../../platform/logger.ts'
import type { PlanBasis } from './plan-basis.ts'
import { draftDay } from './plan-draft.ts'
import type { DetectedFault, DetectedRule } from './plan-faults.ts'
import { faultsOf, validateDay } from './validate-day.ts'
import { guideDays, isTakenByGuide, plainDay, withStopsReplaced } from './repair-day.ts'
import type { ModelSession } from './model-session.ts'
import { WireDay } from './plan-wire.ts'

const MARKED: Partial<Record<PlannedPlace['status'], DetectedRule>> = {
  corrected: 'corrected-place',
  unverified: 'unverified-place',
}

/**
 * Makes one day after the other: the model's if it is good or can be repaired, else the guide's. Every day that it hands
 * out is good beside those before it, whatever the model says or does.
 */
export class DayAssembler {
  private readonly session: ModelSession
  private readonly basis: PlanBasis
  private readonly report: (fault: DetectedFault) => void
  /** The guide plans all that is missing at once, so that its days go together. */
  private readonly fromGuide = new Map<number, ItineraryDay>()

  constructor(session: ModelSession, basis: PlanBasis, report: (fault: DetectedFault) => void) {
    this.session = session
    this.basis = basis
    this.report = report
  }

  async day(frame: DayFrame, before: readonly ItineraryDay[]): Promise<ItineraryDay> {
    const day = (await this.dayOfModel(frame, before).catch(this.fallBack)) ?? this.dayOfGuide(frame, before)
    for (const { place } of day.activities) {
      const rule = place && MARKED[place.status]
      if (rule) this.report({ rule, where: `day ${frame.day}`, detail: place.name })
    }
    return day
  }

  /** Nothing that a model says may break a plan, not even by a mistake of ours. */
  private readonly fallBack = (error: unknown): undefined => {
    log('ERROR', 'A day of the model could not be validated', errorDetail(error))
    this.session.close()
  }

  private async dayOfModel(
    { day: number }: DayFrame,
    before: readonly ItineraryDay[],
  ): Promise<ItineraryDay | undefined> {
    if (this.fromGuide.has(number)) return undefined
    const raw = await this.session.day(number, before)
    if (raw === undefined) return undefined
    const first = validateDay(raw, number, before, this.basis)
    if (first.faults.length === 0) return first.day
    const repaired = isTakenByGuide(first, before) && withStopsReplaced(first, before, this.reserved(), this.basis)
    if (repaired) return repaired
    for (const fault of first.faults) this.report(fault)
    const again = await this.session.repair(number, raw, first.faults, before)
    const second = again === undefined ? undefined : validateDay(again, number, before, this.basis)
    if (second?.faults.length === 0) return second.day
    for (const tried of second ? [second, first] : [first]) {
      const filled = withStopsReplaced(tried, before, this.reserved(), this.basis)
      if (filled) return filled
    }
    return undefined
  }

  private dayOfGuide(frame: DayFrame, before: readonly ItineraryDay[]): ItineraryDay {
    if (!this.fromGuide.has(frame.day)) {
      const missing = new Set(this.session.isOver ? this.session.missingFrom(frame.day) : [])
      const wanted = this.basis.ground.frames.filter(({ day }) => day === frame.day || missing.has(day))
      for (const day of guideDays(wanted, before, this.reserved(), this.basis)) this.fromGuide.set(day.day, day)
    }
    const day = this.fromGuide.get(frame.day)
    const isGood = day && faultsOf(day, before, this.basis).length === 0
    return isGood ? day : plainDay(frame, before, this.basis)
  }

  /** Names (as keys) of the places of later days that have arrived already. */
  private reserved(): Set<string> {
    const { basis } = this
    return new Set(
      this.session.later().flatMap((raw) => {
        const day = WireDay.safeParse(raw).data
        const frame = day && basis.ground.frames[day.day - 1]
        return frame ? draftDay(day, frame, basis).stops.map(({ stop }) => nameKey(stop.place.name)) : []
      }),
    )
  }
}
