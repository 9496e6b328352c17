import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { ProposedStop } from '@waymark/contract/trips/trip-day-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayNumber, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { addStop, editStop, GUIDES_STOP, indexAt, isKept, moveStop, removeStop } from '@waymark/domain/stop-edits'
import { endOf, minutesOf } from '@waymark/domain/stop-times'
import type { TripChange } from '@waymark/domain/trip-changes'
import { fillGaps } from '@waymark/planner/fill-gaps'
import { nanoid } from 'nanoid'
import { placeFields } from './stop-fields.ts'

/** A proposed change of a trip. */
export interface Proposal {
  readonly key: string
  readonly startsAt: string | null
  readonly title: string
  readonly about: string
  /** Existing stops that it would replace. */
  readonly instead: readonly Stop[]
  /** Label of its button. */
  readonly verb: 'Add' | 'Take' | 'Move'
  readonly change: () => TripChange
  /** Message after applying it. */
  readonly said: string
}

/** A line of a day: an existing stop or a proposal. */
export type DayLine = { readonly stop: Stop } | { readonly proposal: Proposal }

const USUAL_MINUTES = 60

const endsAt = ({ startsAt, minutes }: Pick<Stop, 'startsAt' | 'minutes'>): number =>
  endOf({ startsAt, minutes: minutes ?? USUAL_MINUTES }) ?? 0

/** Overlap of a stop and a proposal in minutes. */
function sharedMinutes(stop: Stop, { place, startsAt }: ProposedStop): number {
  if (stop.startsAt === null) return 0
  const ends = Math.min(endsAt(stop), endsAt({ startsAt, minutes: place.stayMinutes }))
  return ends - Math.max(minutesOf(stop.startsAt), minutesOf(startsAt))
}

/** Names of the trip's places. */
const namesIn = (trip: Trip): ReadonlySet<string> =>
  new Set(activeStops(trip).flatMap(({ place, title }) => (place === null ? [title] : [place.name, title])))

/** Proposals of the local guide for the hours of a day that `stops` leave free. */
export function proposeFor(trip: Trip, places: readonly NearbyPlace[], key: number, stops: readonly Stop[]) {
  const day = dayNumber(trip, key) ?? 0
  const candidates = places
    .filter(({ suits }) => suits !== false)
    .map((place) => ({ ...place, hours: (place.visitHours ?? place.hours)[day - 1] }))
  const byName = new Map(places.map((place) => [place.name, place]))
  const isFirst = day === 1
  const isLast = day === tripLength(trip)
  const filled = fillGaps({ stops, centre: trip.place, isFirst, isLast, candidates, taken: namesIn(trip) })
  return filled.flatMap(({ place, startsAt }): ProposedStop[] => {
    const known = byName.get(place.name)
    return known === undefined ? [] : [{ place: known, startsAt }]
  })
}

/** Applies a proposal: adds the place, or puts it into the stop it replaces; other replaced stops are removed. */
export function takeProposed(
  trip: Trip,
  day: number,
  { place, startsAt }: ProposedStop,
  instead: readonly Stop[],
  uid: string,
): TripChange {
  const [first, ...others] = instead
  const fields = { ...placeFields(place), startsAt }
  if (first === undefined) {
    const added = { ...fields, id: `${GUIDES_STOP}${nanoid().replaceAll('_', '-')}`, by: uid, day }
    return addStop(trip, added)
  }
  const index = indexAt(
    stopsOfDay(trip, day).filter((stop) => !instead.includes(stop)),
    startsAt,
  )
  const rest = stopsOfDay(trip, day).filter((stop) => !instead.slice(1).includes(stop))
  return {
    ...(rest.indexOf(first) === index ? {} : moveStop(trip, first.id, day, index)),
    ...editStop(first.id, fields),
    ...Object.assign({}, ...others.map(({ id }) => removeStop(id, uid))),
  }
}

const timeOf = (line: DayLine): string => ('stop' in line ? line.stop.startsAt : line.proposal.startsAt) ?? '99:99'

/**
 * The day and its proposals by time; entries without a time come last. When replanning, replaced stops follow the
 * proposal that takes their time.
 */
export function linesOf(
  trip: Trip,
  day: number,
  proposed: readonly ProposedStop[],
  { isAgain, uid }: { readonly isAgain: boolean; readonly uid: string },
): DayLine[] {
  const stops = stopsOfDay(trip, day)
  const there = namesIn(trip)
  const open = proposed.filter(({ place }) => !there.has(place.name))
  const takenBy = new Map<Stop, ProposedStop>()
  for (const stop of isAgain ? stops.filter((each) => !isKept(each)) : []) {
    const [best] = open
      .filter((one) => sharedMinutes(stop, one) > 0)
      .toSorted((a, b) => sharedMinutes(stop, b) - sharedMinutes(stop, a))
    if (best !== undefined) takenBy.set(stop, best)
  }
  const lines = open.map((one): DayLine => {
    const instead = stops.filter((stop) => takenBy.get(stop) === one)
    const { id, name, about } = one.place
    const wasThere = instead.map(({ title }) => title).join(' and ')
    return {
      proposal: {
        key: id,
        startsAt: one.startsAt,
        title: name,
        about,
        instead,
        verb: instead.length > 0 ? 'Take' : 'Add',
        change: () => takeProposed(trip, day, one, instead, uid),
        said: instead.length > 0 ? `${name} instead of ${wasThere}` : `${name} added to day ${dayNumber(trip, day)}`,
      },
    }
  })
  const staying = stops.filter((stop) => !takenBy.has(stop)).map((stop): DayLine => ({ stop }))
  return [...staying, ...lines].toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
}
