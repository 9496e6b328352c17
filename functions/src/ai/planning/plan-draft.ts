import { minutesOf } from '@waymark/domain/stop-times'
import { nameKey } from '@waymark/domain/name-key'
import { lineFor } from '@waymark/planner/atlas-stops'
import { judgePlace, knownAs, type ClaimedPlace, type PlaceVerdict } from '@waymark/planner/claimed-place'
import type { DaySlot } from '@waymark/planner/day-slot'
import { estimatedCost } from '@waymark/planner/estimated-cost'
import type { Stop } from '@waymark/planner/stop'
import type { TimedStop } from '@waymark/planner/timetable'
import { kmBetween } from '@waymark/atlas/distance'
import { REACH } from '@waymark/planner/reach'
import { contextAt } from '@waymark/planner/planning-context'
import { legBetween } from '@waymark/planner/travel'
import type { PlanningInputs } from './planning-inputs.ts'
import type { WireDay, WireStop } from './plan-wire.ts'

/** A model's day with its places resolved: real stops with times. */
export interface DayDraft {
  readonly slot: DaySlot
  readonly stops: readonly TimedStop[]
  /** Rejected stops with their reasons. */
  readonly rejected: ReadonlyMap<TimedStop, string>
  readonly words: Pick<WireDay, 'theme' | 'breakfast' | 'lunch' | 'dinner'>
}

/** Visits longer than this multiple of the usual duration are shortened. */
const LONGEST_STAY = 2

const stayOf = (minutes: number, usual: number): number => (minutes > usual * LONGEST_STAY ? usual : minutes)

const claimOf = ({ name, kind, lat, lng, country }: WireStop): ClaimedPlace => ({
  name,
  kind,
  ...(lat !== undefined && lng !== undefined && { point: { lat, lng } }),
  ...(country !== undefined && { countryCode: country }),
})

/**
 * The atlas's verdict on a stop. The key of an offered place counts unless the name refers to another place: the model
 * may use an alternative name. If the key belongs to a namesake near another base, it is ignored: Aswan and Luxor both
 * have Tombs of the Nobles.
 */
function verdictOn(stop: WireStop, { base }: DaySlot, { context, pools, offered }: PlanningInputs): PlaceVerdict {
  const keyed = stop.key === undefined ? undefined : offered.get(stop.key)
  const claim = claimOf(stop)
  const isCalledSo = keyed !== undefined && nameKey(keyed.place.name) === nameKey(stop.name)
  if (isCalledSo && kmBetween(keyed.place, base.centre) <= REACH.dayTrip) return knownAs(keyed, claim.point)
  const pool = pools.get(base)
  if (!pool) throw new RangeError(`No pool for ${base.name}`)
  const verdict = judgePlace(claim, contextAt(context, base), pool)
  return keyed && !('known' in verdict) ? knownAs(keyed, claim.point) : verdict
}

/** The stop as shown: name, point and price come from the atlas if it knows the place. */
function shownStop(wire: WireStop, verdict: PlaceVerdict, { base }: DaySlot): Stop {
  const common = { bestTime: 'any', topic: wire.name, score: 0 } as const
  if ('known' in verdict) {
    const { place, activity, about } = verdict.known
    const isCalledSo = nameKey(place.name) === nameKey(wire.name)
    // If the name was replaced, the note may describe something else.
    const note = isCalledSo || about === '' ? wire.note : about
    return {
      ...common,
      place: { ...place, stayMinutes: stayOf(wire.minutes, place.stayMinutes) },
      activity,
      about: note,
    }
  }
  const { lat, lng } = verdict.status === 'unverified' ? verdict.point : base.city
  const { name, kind, minutes } = wire
  return {
    ...common,
    place: {
      name,
      kind,
      status: 'unverified',
      lat,
      lng,
      stayMinutes: minutes,
      costCents: estimatedCost(kind, base.prices),
    },
    activity: lineFor(wire),
    about: wire.note,
  }
}

export function draftDay(day: WireDay, slot: DaySlot, inputs: PlanningInputs): DayDraft {
  const rejected = new Map<TimedStop, string>()
  const stops: TimedStop[] = []
  for (const wire of day.stops) {
    const verdict = verdictOn(wire, slot, inputs)
    const stop = shownStop(wire, verdict, slot)
    const begins = minutesOf(wire.time)
    const from = stops.at(-1)?.stop.place ?? slot.base.centre
    const timed = { stop, begins, ends: begins + stop.place.stayMinutes, leg: legBetween(from, stop.place) }
    stops.push(timed)
    if (verdict.status === 'rejected') rejected.set(timed, `${wire.name} ${verdict.why}`)
    // For a place unknown to the atlas there are only the model's words, and the checker reads English.
    else if (
      verdict.status === 'unverified' &&
      inputs.language !== 'English' &&
      inputs.context.wishes.heeded.length > 0
    )
      rejected.set(timed, `${wire.name} is not listed, so nobody can say whether it suits these travellers`)
  }
  return { slot, stops, rejected, words: day }
}
