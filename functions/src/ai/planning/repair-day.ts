import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { fillInDays } from '@waymark/planner/fill-in-days'
import { namesIn } from '@waymark/planner/plan-totals'
import { replaceStops } from '@waymark/planner/replace-stops'
import type { DayFrame } from '@waymark/planner/day-frame'
import type { TimedStop } from '@waymark/planner/timetable'
import { leftOverBy, type PlanBasis } from './plan-basis.ts'
import type { DayDraft } from './plan-draft.ts'
import type { DetectedFault, DetectedRule } from './plan-faults.ts'
import { assembled, faultsOf, type ValidatedDay } from './validate-day.ts'

/** Faults that go when their stop goes. */
const OF_A_STOP: ReadonlySet<DetectedRule> = new Set([
  'rejected-place',
  'place-twice',
  'closed',
  'out-of-reach',
  'too-far-apart',
])

const byGuide = (day: ItineraryDay): ItineraryDay => ({ ...day, filledByGuide: true })

/** The stops that faults name, by the place of the activity in the assembled day. */
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
 * Whether nothing is wrong with a day but that the guide, who had to fill in before it was here, has taken its places. Then
 * there is nothing to repair for the model.
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

/** The day with the guide's stops in place of those that are wrong; undefined when more than stops is wrong with it. */
export function withStopsReplaced(
  { draft, day, faults }: ValidatedDay,
  before: readonly ItineraryDay[],
  reserved: ReadonlySet<string>,
  basis: PlanBasis,
): ItineraryDay | undefined {
  if (!draft || !day || faults.some(({ rule }) => !OF_A_STOP.has(rule))) return undefined
  const bad = badStops(draft, day, faults)
  const left = leftOverBy(basis, before, reserved)
  const { stops, replaced } = replaceStops(basis.ground, basis.supply, draft.frame, draft.stops, bad, left)
  if (stops.length === 0) return undefined
  const repaired = assembled(draft, stops, basis)
  if (faultsOf(repaired, before, basis).length > 0) return undefined
  const places = new Set([...replaced].map(({ stop }) => stop.place))
  const activities = repaired.activities.map((activity) =>
    activity.place && places.has(activity.place) ? { ...activity, filledByGuide: true as const } : activity,
  )
  return { ...repaired, activities }
}

/** Days of the guide beside those that are there, marked as its own. */
export function guideDays(
  wanted: readonly DayFrame[],
  before: readonly ItineraryDay[],
  reserved: ReadonlySet<string>,
  basis: PlanBasis,
): ItineraryDay[] {
  const { ground, supply, context } = basis
  return fillInDays(ground, supply, context, wanted, leftOverBy(basis, before, reserved)).map(byGuide)
}

/** A day of ideas without particular places, which is good beside any other days. */
export function plainDay(frame: DayFrame, before: readonly ItineraryDay[], basis: PlanBasis): ItineraryDay {
  const supply = { ...basis.supply, places: [], neighbours: [] }
  const [day] = guideDays([frame], before, new Set(), { ...basis, supply })
  if (!day) throw new RangeError('The guide left a day out')
  return day
}
