import type { ItineraryDay, PlannedActivity, PlannedPlace } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { nameKey } from '@waymark/domain/name-key'
import { kmBetween } from '@waymark/atlas/distance'
import { PLACE_KINDS, type PlaceKind } from '@waymark/atlas/place'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { planTrip } from '@waymark/planner/plan-trip'
import { withoutWay } from '@waymark/planner/travel'
import { planningInputsOf } from '../../planning/planning-inputs.ts'

/** An answer as the model writes it, mutable so that tests can spoil it. */
export interface WrittenStop {
  time: string
  key: string | null
  name: string
  kind: PlaceKind
  minutes: number
  lat?: number
  lng?: number
  country?: string
  note: string
}

export interface WrittenDay {
  day: number
  date: string
  theme: string
  stops: WrittenStop[]
  breakfast: string
  lunch: string
  dinner: string
}

export interface WrittenPlan {
  title: string
  days: WrittenDay[]
}

const kindOf = (kind: string): PlaceKind => PLACE_KINDS.find((known) => known === kind) ?? 'activity'

const answers = new WeakMap<TripPlanRequest, WrittenPlan>()

/** A good model's answer: the guide's own plan in the model's format. */
export function goodAnswer(request: TripPlanRequest): WrittenPlan {
  const answer = answers.get(request) ?? writtenAnswer(request)
  answers.set(request, answer)
  return structuredClone(answer)
}

function writtenAnswer(request: TripPlanRequest): WrittenPlan {
  const plan = planTrip(request)
  const { offered } = planningInputsOf(request)
  /** Compares points as well: Athens and Nafplio both have a Syntagma Square. */
  const keyOf = (place: PlannedPlace): string | null => {
    const named = [...offered].filter(([, other]) => nameKey(other.place.name) === nameKey(place.name))
    const [nearest] = named.toSorted(([, a], [, b]) => kmBetween(a.place, place) - kmBetween(b.place, place))
    return nearest?.[0] ?? null
  }
  const { lat, lng, countryCode } = plan.place

  /** A model names no general ideas: they become a quarter, which costs nothing. */
  const quarter = (name: string) => ({
    key: null,
    name,
    kind: 'neighbourhood' as const,
    lat,
    lng,
    country: countryCode,
  })

  function stopOf({ time, description, place }: PlannedActivity, day: number): WrittenStop[] {
    // The program adds transfers to another base, like arrival and departure.
    if (!place || place.kind === MOVE_KIND) return []
    // The program adds the ways between stops.
    const own = withoutWay(description)
    const note = own === '' ? 'Take your time.' : own
    const common = { time, minutes: place.stayMinutes, note }
    if (place.status !== 'general') {
      return [{ ...common, key: keyOf(place), name: place.name, kind: kindOf(place.kind) }]
    }
    return [{ ...common, ...quarter(`${place.name} quarter ${day}`) }]
  }

  const dayOf = ({ day, date, theme, activities, meals }: ItineraryDay): WrittenDay => ({
    day,
    date,
    theme,
    stops: activities.flatMap((activity) => stopOf(activity, day)),
    ...meals,
  })
  return { title: `${plan.place.name} for the curious`, days: plan.itinerary.dailyItinerary.map(dayOf) }
}
