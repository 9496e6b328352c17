import { clockOf } from '@waymark/domain/stop-times'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { ItineraryDay as DaySchema } from '@waymark/contract/trips/itinerary'
import { type Meal, MEALS } from '@waymark/atlas/dish'
import { kmBetween } from '@waymark/atlas/distance'
import { assembleDay } from '@waymark/planner/assemble-day'
import { checkDay } from '@waymark/planner/check-day'
import { checkTicketsOfDay } from '@waymark/planner/check-tickets'
import { checkNamedSight } from '@waymark/planner/check-named-sight'
import { admissionsOf } from '@waymark/planner/plan-totals'
import { isOutOfTown } from '@waymark/planner/stop'
import type { Base } from '@waymark/planner/bases'
import type { DaySlot } from '@waymark/planner/day-slot'
import type { TimedStop } from '@waymark/planner/timetable'
import { admissionsLimit, type PlanningInputs } from './planning-inputs.ts'
import { draftDay, type DayDraft } from './plan-draft.ts'
import type { DetectedFault } from './plan-faults.ts'
import { WireDay } from './plan-wire.ts'

/** A model's day as far as it is readable, and its faults. */
export interface ValidatedDay {
  readonly draft: DayDraft | undefined
  readonly day: ItineraryDay | undefined
  readonly faults: readonly DetectedFault[]
}

/** Whether a stop is still part of the excursion to the stop before it. */
const isStillOut = (before: TimedStop | undefined, next: TimedStop | undefined, { centre }: Base): boolean =>
  before !== undefined &&
  next !== undefined &&
  kmBetween(before.stop.place, next.stop.place) < kmBetween(centre, next.stop.place)

/** The stops in the order the guide uses: stops after an excursion take place back in town. */
function arranged(stops: readonly TimedStop[], { base }: DaySlot) {
  let last = stops.findLastIndex(({ stop }) => isOutOfTown(stop, base.centre))
  while (last !== -1 && isStillOut(stops[last], stops[last + 1], base)) last += 1
  if (last === -1) return { timed: stops, evening: undefined }
  return { timed: stops.slice(0, last + 1), evening: stops[last + 1], later: stops.slice(last + 2) }
}

export function assembled(
  { slot, words }: DayDraft,
  stops: readonly TimedStop[],
  { settings }: PlanningInputs,
  /** Meals to take from the guide. */
  ofGuide: ReadonlySet<Meal> = new Set(),
): ItineraryDay {
  const { theme } = words
  const meals = Object.fromEntries(MEALS.filter((meal) => !ofGuide.has(meal)).map((meal) => [meal, words[meal]]))
  const setting = settings.get(slot.base)
  if (!setting) throw new RangeError(`Nobody sleeps in ${slot.base.name}`)
  return assembleDay(slot, arranged(stops, slot), setting, { theme, meals })
}

const EMPTY = { overview: { highlights: [] }, tips: [] }

/** The last day for visiting the requested sight: the last full day, or the last day. */
const lastDayFor = ({ context: { slots } }: PlanningInputs): number =>
  (slots.findLast(({ role }) => role === 'full') ?? slots.at(-1))?.day ?? 0

/** A return that ends after midnight cannot be represented; the stop before it is too far away. */
function backTooLate({ activities }: ItineraryDay, where: string): DetectedFault[] {
  const back = activities.findIndex(({ time }) => time >= '24:00')
  const before = activities[back - 1]?.place
  return before
    ? [
        {
          rule: 'out-of-reach',
          where: `${where}, activity ${back}`,
          detail: `nobody is back from ${before.name} by midnight`,
        },
      ]
    : []
}

/** The faults of a day, given the days before it, including costs. */
export function faultsOf(day: ItineraryDay, before: readonly ItineraryDay[], inputs: PlanningInputs): DetectedFault[] {
  const where = `day ${day.day}`
  const tooLate = backTooLate(day, where)
  if (tooLate.length > 0) {
    // The return has no valid time in the contract; other faults are reported as well.
    const others = checkDay(inputs.request, inputs.context.place, before, day)
    return [...tooLate, ...others.filter(({ detail }) => !detail.endsWith('is no time of day'))]
  }
  if (!DaySchema.safeParse(day).success) return [{ rule: 'malformed-day', where, detail: 'does not fit the contract' }]
  const faults: DetectedFault[] = [
    ...checkDay(inputs.request, inputs.context.place, before, day),
    ...checkTicketsOfDay(day),
  ]
  if (lastDayFor(inputs) === day.day)
    faults.push(
      ...checkNamedSight(inputs.request, {
        place: inputs.context.place,
        itinerary: { ...EMPTY, dailyItinerary: [...before, day] },
      }),
    )
  const spent = admissionsOf([...before, day])
  const limit = admissionsLimit(inputs)
  if (spent > limit) {
    const dollars = Math.max(0, Math.floor((limit - admissionsOf(before)) / 100))
    faults.push({
      rule: 'over-budget',
      where,
      detail: `its places cost more than the $${dollars} that are left for it`,
    })
  }
  return faults
}

/** A day that starts at night or ends in the morning has no visits. */
const SHORTEST_VISIT = 60
const hasRoom = ({ start, end, hasEvening }: DaySlot): boolean => hasEvening || end - start >= SHORTEST_VISIT

/** Parses day `number` of an answer, resolves its places, and checks it against the days before it. */
export function validateDay(
  raw: unknown,
  number: number,
  before: readonly ItineraryDay[],
  inputs: PlanningInputs,
): ValidatedDay {
  const where = `day ${number}`
  const slot = inputs.context.slots[number - 1]
  const parsed = WireDay.safeParse(raw)
  if (!parsed.success || slot === undefined) {
    const issues = parsed.error?.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`)
    return {
      draft: undefined,
      day: undefined,
      faults: [{ rule: 'malformed-day', where, detail: issues?.join('; ') ?? '' }],
    }
  }
  if (parsed.data.stops.length === 0 && hasRoom(slot)) {
    return { draft: undefined, day: undefined, faults: [{ rule: 'malformed-day', where, detail: 'has no stops' }] }
  }
  const faults: DetectedFault[] = []
  if (parsed.data.date !== slot.date) faults.push({ rule: 'date', where, detail: `its date must be ${slot.date}` })
  const draft = draftDay(parsed.data, slot, inputs)
  for (const [{ begins }, detail] of draft.rejected) {
    faults.push({ rule: 'rejected-place', where: `${where}, ${clockOf(begins)}`, detail })
  }
  const day = assembled(draft, draft.stops, inputs)
  faults.push(...faultsOf(day, before, inputs))
  return { draft, day, faults }
}
