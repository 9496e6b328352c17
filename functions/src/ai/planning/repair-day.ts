import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { type Meal, MEALS } from '@waymark/atlas/dish'
import { nameKey } from '@waymark/domain/name-key'
import { fillInDays } from '@waymark/planner/fill-in-days'
import { namesIn } from '@waymark/planner/plan-totals'
import { replaceStops } from '@waymark/planner/replace-stops'
import type { DaySlot } from '@waymark/planner/day-slot'
import type { TimedStop } from '@waymark/planner/timetable'
import { leftOverBy, type PlanningInputs } from './planning-inputs.ts'
import type { DayDraft } from './plan-draft.ts'
import type { DetectedFault, DetectedRule } from './plan-faults.ts'
import { assembled, faultsOf, type ValidatedDay } from './validate-day.ts'

/** Faults that disappear if their stop is removed. */
const OF_A_STOP: ReadonlySet<DetectedRule> = new Set([
  'rejected-place',
  'place-twice',
  'closed',
  'opening-hours',
  'sun',
  'out-of-reach',
  'too-far-apart',
  'diet',
  'avoided',
  'access',
  'children',
  'ticket',
  'free-time',
])

const byGuide = (day: ItineraryDay): ItineraryDay => ({ ...day, filledByGuide: true })

const mealOf = ({ where }: DetectedFault): Meal | undefined => MEALS.find((meal) => where.endsWith(`, ${meal}`))

/** Whether only meals are at fault: the guide replaces dishes, without asking the model. */
export const isOfMealsAlone = ({ day, faults }: ValidatedDay): boolean =>
  day !== undefined && faults.every((fault) => fault.rule === 'diet' && mealOf(fault) !== undefined)

/** The faulty stops, matched to activities of the assembled day. */
function badStops({ stops, rejected }: DayDraft, day: ItineraryDay, faults: readonly DetectedFault[]): Set<TimedStop> {
  const bad = new Set(rejected.keys())
  for (const { where } of faults) {
    const index = /activity (\d+)$/.exec(where)?.[1]
    const place = index === undefined ? undefined : day.activities[Number(index) - 1]?.place
    const stop = stops.find((timed) => timed.stop.place === place)
    if (stop) bad.add(stop)
  }
  return bad
}

/**
 * Whether the only fault is that the guide, filling in earlier days, has used this day's places. The model then has
 * nothing to repair.
 */
export function isTakenByGuide({ draft, day, faults }: ValidatedDay, before: readonly ItineraryDay[]): boolean {
  if (!draft || !day || faults.some(({ rule }) => rule !== 'place-twice')) return false
  const guided = namesIn(
    before.map((other) => ({
      ...other,
      activities: other.activities.filter((activity) => other.filledByGuide ?? activity.filledByGuide),
    })),
  )
  return [...badStops(draft, day, faults)].every(({ stop }) => guided.has(nameKey(stop.place.name)))
}

/** The day with faulty stops and meals replaced by the guide's; undefined if other faults remain. */
export function withStopsReplaced(
  { draft, day, faults }: ValidatedDay,
  before: readonly ItineraryDay[],
  reserved: ReadonlySet<string>,
  inputs: PlanningInputs,
): ItineraryDay | undefined {
  if (!draft || !day || faults.some(({ rule }) => !OF_A_STOP.has(rule))) return undefined
  const bad = badStops(draft, day, faults)
  const left = leftOverBy(inputs, before, reserved)
  const { stops, replaced } = replaceStops(inputs.pools, draft.slot, draft.stops, bad, left)
  if (stops.length === 0) return undefined
  const repaired = assembled(draft, stops, inputs, new Set(faults.flatMap((fault) => mealOf(fault) ?? [])))
  if (faultsOf(repaired, before, inputs).length > 0) return undefined
  const places = new Set([...replaced].map(({ stop }) => stop.place))
  const activities = repaired.activities.map((activity) =>
    activity.place && places.has(activity.place) ? { ...activity, filledByGuide: true as const } : activity,
  )
  return { ...repaired, activities }
}

/** Days planned by the guide alongside existing ones, marked as its own. */
export function guideDays(
  wanted: readonly DaySlot[],
  before: readonly ItineraryDay[],
  reserved: ReadonlySet<string>,
  inputs: PlanningInputs,
): ItineraryDay[] {
  const { context, pools, settings } = inputs
  return fillInDays(context, pools, settings, wanted, leftOverBy(inputs, before, reserved)).map(byGuide)
}

/** A day of general ideas without specific places, which fits any other days. */
export function plainDay(slot: DaySlot, before: readonly ItineraryDay[], inputs: PlanningInputs): ItineraryDay {
  const pools = new Map(
    [...inputs.pools].map(([base, pool]) => [base, { ...pool, places: [], outings: [], neighbours: [] }]),
  )
  const [day] = guideDays([slot], before, new Set(), { ...inputs, pools })
  if (!day) throw new RangeError('The guide left a day out')
  return day
}
