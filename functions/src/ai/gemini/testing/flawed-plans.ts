import { minutesOf } from '@waymark/domain/stop-times'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { sightsNamed } from '@waymark/atlas/known-places'
import { isOnTheWay } from '@waymark/planner/journey-meals'
import { isAtlasStop } from '@waymark/planner/atlas-stops'
import { kmBetween } from '@waymark/atlas/distance'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { numbersFrom } from '@waymark/planner/seed'
import { planningInputsOf } from '../../planning/planning-inputs.ts'
import type { DetectedRule } from '../../planning/plan-faults.ts'
import { goodAnswer, type WrittenDay, type WrittenPlan, type WrittenStop } from './good-answer.ts'

/**
 * What a flaw can use; it modifies the plan in place.
 * @returns false if the plan offers no opportunity for it
 */
interface Bench {
  readonly request: TripPlanRequest
  readonly plan: WrittenPlan
  readonly day: WrittenDay
  readonly stop: WrittenStop
  readonly next: () => number
}

interface Flaw {
  /** At least one of these rules must detect it. */
  readonly noticedAs: readonly DetectedRule[]
  readonly inject: (bench: Bench) => unknown
}

/** A name that no place has. */
const inventedName = (next: () => number): string => `Corner of the ${Math.floor(next() * 1e6)} Clocks`

/** Turns a stop into one of the model's own, without a key. */
const claimed = (stop: WrittenStop, change: Partial<WrittenStop>): WrittenStop => {
  delete stop.lat
  delete stop.lng
  delete stop.country
  return Object.assign(stop, { key: null, ...change })
}

const stopsOf = (plan: WrittenPlan): WrittenStop[] => plan.days.flatMap(({ stops }) => stops)

/** Expensive tours all day, which exceed lower budgets, on days without travel. */
function toursOnly({ request, plan }: Bench): boolean {
  const { context } = planningInputsOf(request)
  const hours = [11, 12, 13, 14, 15]
  const whole = plan.days.filter(({ day }) => context.slots[day - 1]?.role === 'full')
  const cents = context.prices.meal.middle * 1.5 * hours.length * whole.length
  if (context.spending.isOverBudget || cents < context.spending.admissionsCents * 1.1) return false
  for (const day of whole) {
    day.theme = 'Private tours'
    day.stops = hours.map((hour) => {
      const name = `Private Tour ${day.day} at ${hour}`
      return {
        time: `${hour}:45`,
        key: null,
        name,
        kind: 'activity' as const,
        minutes: 30,
        note: 'A guide walks with you.',
      }
    })
  }
  return true
}

/** From farther away, the return takes hours. */
const IN_TOWN_KM = 15

/** Leaves hours free between the first and the last stop of a full day. */
function emptyMiddle({ request, day }: Bench): boolean {
  const [first, last] = [day.stops[0], day.stops.at(-1)]
  if (!first || !last || day.stops.length < 4) return false
  // A long visit or a long way with a rest leaves no gap.
  if (minutesOf(last.time) - minutesOf(first.time) - (first.minutes ?? 0) <= 7 * 60) return false
  const { offered, context } = planningInputsOf(request)
  const base = context.slots[day.day - 1]?.base.centre
  const out = [first, last].some(({ key }) => {
    const place = key === null ? undefined : offered.get(key)?.place
    return base !== undefined && place !== undefined && kmBetween(base, place) > IN_TOWN_KM
  })
  if (out) return false
  day.stops = [first, last]
  return true
}

/** An offered place that is closed on that day. */
function shutPlace({ request, plan, day, stop }: Bench): boolean {
  const { offered, context } = planningInputsOf(request)
  const named = new Set(stopsOf(plan).map(({ name }) => name))
  const base = context.slots[day.day - 1]?.base
  const shut = [...offered].find(
    ([, one]) =>
      isAtlasStop(one) &&
      !named.has(one.place.name) &&
      one.hoursOn(day.date)?.length === 0 &&
      base !== undefined &&
      kmBetween(one.place, base.centre) < 5,
  )
  if (!shut) return false
  const [key, { place }] = shut
  claimed(stop, { key, name: place.name, minutes: Math.min(stop.minutes, place.stayMinutes) })
  return true
}

/** Omits the sight that the traveller named. */
function withoutNamedSight({ request, plan }: Bench): boolean {
  const sight = planningInputsOf(request).context.goal.sight?.place.name
  if (sight === undefined) return false
  for (const day of plan.days) {
    const others = day.stops.filter(({ name }) => name !== sight)
    if (others.length < day.stops.length && others.length > 0) {
      day.stops = others
      return true
    }
  }
  return false
}

/** Serves a dish on the first day with the meal at the destination; meals in transit are worded by the program. */
function serve(plan: WrittenPlan, meal: 'lunch' | 'dinner', dish: string): boolean {
  const day = plan.days.slice(1).find((other) => !isOnTheWay(other[meal]))
  if (day) day[meal] = dish
  return day !== undefined
}

function swapNumbers({ plan }: Bench): boolean {
  for (const [index, day] of plan.days.entries()) day.day = plan.days.length - index
  return plan.days.length > 1
}

/** All flaws by name; each spoils one thing in an answer. */
export const FLAWS = {
  // In the middle of town, it may also be too far from the other stops, too far to be back in time, or leave the day
  // without its theme.
  'invented place': { noticedAs: ['unverified-place', 'too-far-apart', 'theme', 'time-order'], inject: ({ stop, next }) => claimed(stop, { name: inventedName(next), kind: 'square' }) },
  'invented place with the key of a real one': { noticedAs: [], inject: ({ stop, next }) => stop.key !== null && Object.assign(stop, { name: inventedName(next) }) },
  'wrong country': { noticedAs: ['rejected-place'], inject: ({ stop, next }) => claimed(stop, { name: inventedName(next), country: 'KP' }) },
  'sight of another city': { noticedAs: ['rejected-place'], inject: ({ request, stop }) => !/London/.test(request.destination) && sightsNamed('Tower of London').length > 0 && claimed(stop, { name: 'Tower of London' }) },
  'place in another region': { noticedAs: ['rejected-place'], inject: ({ stop, next }) => claimed(stop, { name: inventedName(next), lat: -54.8, lng: -68.3 }) },
  'wrong point': { noticedAs: ['corrected-place'], inject: ({ stop }) => stop.key !== null && Object.assign(stop, { key: null, lat: 1, lng: 1 }) },
  'swapped days': { noticedAs: ['day-order'], inject: ({ plan }) => plan.days.length > 1 && (plan.days = plan.days.toReversed()) },
  'swapped numbers': { noticedAs: ['date'], inject: swapNumbers },
  'repeated number': { noticedAs: ['missing-day', 'day-order'], inject: ({ plan, day }) => plan.days.length > 1 && (day.day = day.day === 1 ? 2 : day.day - 1) },
  'wrong date': { noticedAs: ['date'], inject: ({ day }) => (day.date = '2001-01-01') },
  // A real place: what the model made up may be in both towns of a trip. The duplicate may be closed on its day, or break
  // the theme: then it is removed for that reason before it is noticed as a duplicate.
  'duplicate place': { noticedAs: ['place-twice', 'opening-hours', 'closed', 'theme'], inject: ({ plan, stop }) => {
    const other = stopsOf(plan).find((candidate) => candidate !== stop && candidate.key !== null && candidate.name !== stop.name && candidate.kind !== 'day trip')
    return other && Object.assign(stop, { ...other, time: stop.time, minutes: Math.min(stop.minutes, other.minutes) })
  } },
  'wrong budget': { noticedAs: ['over-budget'], inject: toursOnly },
  'missing meal': { noticedAs: ['malformed-day'], inject: ({ day }) => Reflect.deleteProperty(day, 'lunch') },
  'blank meal': { noticedAs: ['malformed-day'], inject: ({ day }) => (day.dinner = '  \u200b ') },
  'times not ascending': { noticedAs: ['time-order', 'overlap'], inject: ({ day }) => {
    const [first, second] = day.stops
    return first && second && ([first.time, second.time] = [second.time, first.time])
  } },
  'two stops at once': { noticedAs: ['time-order'], inject: ({ day }) => {
    const [first, second] = day.stops
    return first && second && (second.time = first.time)
  } },
  'no time of day': { noticedAs: ['malformed-day'], inject: ({ stop }) => (stop.time = '25:99') },
  'forbidden meal': { noticedAs: ['diet'], inject: ({ request, plan }) => /vegan/.test(request.preferences ?? '') && serve(plan, 'dinner', 'Grilled beef and prawns at a small counter') },
  'allergen in a meal': { noticedAs: ['diet'], inject: ({ request, plan }) => /nut allergy/.test(request.preferences ?? '') && serve(plan, 'lunch', 'Pasta with pistachio pesto at a small counter') },
  'avoided place': { noticedAs: ['avoided'], inject: ({ request, stop }) => /no museums/.test(request.preferences ?? '') && claimed(stop, { name: 'Museum of the Quarter', kind: 'museum' }) },
  'stairs for a wheelchair': { noticedAs: ['access'], inject: ({ request, stop }) => /wheelchair/.test(request.preferences ?? '') && (stop.note = 'Climb the 463 steps to the top.') },
  'place for adults': { noticedAs: ['children'], inject: ({ request, stop }) => /kids/.test(request.preferences ?? '') && claimed(stop, { name: 'Cocktails and Absinthe Bar', kind: 'activity', note: 'One drink or two.' }) },
  'garlic for a Jain': { noticedAs: ['diet'], inject: ({ request, plan }) => /garlic/.test(request.preferences ?? '') && serve(plan, 'lunch', 'Garlic soup with bread at a small counter') },
  'evening that was to be free': { noticedAs: ['free-time'], inject: ({ request, plan: { days: [, day] }, next }) => {
    const last = day?.stops.at(-1)
    if (!last || !/evenings free/.test(request.preferences ?? '')) return false
    return day?.stops.push({ ...claimed({ ...last }, { name: inventedName(next), kind: 'square' }), time: '20:00', minutes: 45 })
  } },
  'theme without its stops': { noticedAs: ['theme'], inject: ({ day }) => day.stops.every(({ kind, name }) => !['beach', 'nature', 'day trip'].includes(kind) && !/beach/i.test(name)) && (day.theme = 'Beaches from morning to night') },
  'sunset by day': { noticedAs: ['sun'], inject: ({ stop, next }) => stop.time > '09:00' && stop.time < '14:00' && claimed(stop, { name: `Sunset at the ${inventedName(next)}`, kind: 'viewpoint' }) },
  'before the doors open': { noticedAs: ['opening-hours', 'gap', 'time-order'], inject: ({ day }) => day.stops[0] && day.stops.length > 1 && (day.stops[0].time = '05:00') },
  'hours of nothing': { noticedAs: ['gap', 'too-far-apart', 'theme', 'overlap'], inject: emptyMiddle },
  'crowd of stops': { noticedAs: ['crowded', 'overlap', 'time-order', 'too-far-apart', 'malformed-day'], inject: ({ day, next }) => {
    const [first] = day.stops
    if (!first) return false
    day.stops = Array.from({ length: 8 }, (_, index) => ({ ...claimed({ ...first }, { name: inventedName(next), kind: 'square' }), time: `${10 + index}:00`, minutes: 20 }))
    return true
  } },
  'shut on that day': { noticedAs: ['closed', 'opening-hours', 'overlap', 'too-far-apart'], inject: shutPlace },
  'sight that was asked for left out': { noticedAs: ['named-sight', 'gap', 'ticket'], inject: withoutNamedSight },
  'dish before the arrival': { noticedAs: [], inject: ({ plan }) => plan.days[0] && (plan.days[0].breakfast = 'Pancakes at a bakery near the centre') },
  'too few days': { noticedAs: ['missing-day'], inject: ({ plan }) => plan.days.length > 1 && plan.days.pop() },
  'too many days': { noticedAs: ['extra-day'], inject: ({ plan, day }) => plan.days.push({ ...day, day: plan.days.length + 1 }) },
  'empty day': { noticedAs: ['malformed-day'], inject: ({ day }) => (day.stops = []) },
  'day of another shape': { noticedAs: ['malformed-day'], inject: ({ day }) => Object.assign(day, { stops: 'museum, park' }) },
  'text instead of a day': { noticedAs: ['malformed-day'], inject: ({ plan, day }) => plan.days.splice(plan.days.indexOf(day), 1, 'a day' as unknown as WrittenDay) },
  'web address': { noticedAs: ['malformed-day'], inject: ({ stop }) => (stop.note = 'Book at https://tickets.example/free') },
  markup: { noticedAs: ['malformed-day'], inject: ({ stop }) => (stop.note = '<img src=x onerror=alert(1)>') },
  'far too long': { noticedAs: ['malformed-day'], inject: ({ stop }) => (stop.note = 'and on '.repeat(5_000)) },
} as const satisfies Record<string, Flaw> // prettier-ignore

export type FlawName = keyof typeof FLAWS
export const FLAW_NAMES = Object.keys(FLAWS) as FlawName[]

/** A good answer with one flaw; undefined if this trip offers no opportunity for it. */
export function flawedAnswer(request: TripPlanRequest, flaw: FlawName, seed = ''): WrittenPlan | undefined {
  const next = numbersFrom(`${flaw} ${seed}`)
  const plan = goodAnswer(request)
  const day = plan.days[Math.floor(next() * plan.days.length)]
  const stop = day?.stops[Math.floor(next() * day.stops.length)]
  if (!day || !stop) return undefined
  const done = FLAWS[flaw].inject({ request, plan, day, stop, next })
  return done === false || done === undefined ? undefined : plan
}

/** Names of places shown without a mark. Bases that the program adds are not claims of the model. */
export const unmarkedNames = (days: readonly ItineraryDay[]): string[] =>
  days.flatMap(({ activities }) =>
    activities.flatMap(({ place }) =>
      place && place.kind !== MOVE_KIND && (place.status === 'verified' || place.status === 'corrected')
        ? place.name
        : [],
    ),
  )
