import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, ideas, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { addStop, editStop, moveStop, removeStop } from '@waymark/domain/stop-edits'
import { inverseOf, isAsLeft, type TripChange } from '@waymark/domain/trip-changes'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'

/** What somebody has done last, to be taken back. */
export interface LastChange {
  readonly change: TripChange
  readonly inverse: TripChange
}

/** Where most happens, so that devices often meet at the same stop. */
const HOT_STOPS = 4

const anyDay = (random: Seeded, trip: Trip): number | null =>
  random.chance(0.15) ? null : 1 + random.whole(tripLength(trip))

const stopsAt = (trip: Trip, day: number | null): Stop[] => (day === null ? ideas(trip) : stopsOfDay(trip, day))

function move(random: Seeded, trip: Trip, id: string): TripChange {
  const day = anyDay(random, trip)
  const others = stopsAt(trip, day).filter((stop) => stop.id !== id)
  return moveStop(trip, id, day, random.whole(others.length + 1))
}

function add(random: Seeded, trip: Trip, uid: string, id: string): TripChange {
  const day = anyDay(random, trip)
  const index = random.whole(stopsAt(trip, day).length + 1)
  return addStop(trip, { id, title: `Stop ${id}`, by: uid, day }, index)
}

/** What a person who sees `trip` changes next: mostly moving and ticking. Undefined where there is nothing to take back. */
function changeOf(random: Seeded, trip: Trip, uid: string, newId: () => string): TripChange {
  const stops = activeStops(trip)
  const stop = random.pick(random.pick([stops, stops.slice(0, HOT_STOPS), stops.slice(-HOT_STOPS)]))
  const dice = random.whole(100)
  if (stop === undefined || dice < 12) return add(random, trip, uid, newId())
  const { id } = stop
  if (dice < 22) return removeStop(id, uid)
  if (dice < 30) return editStop(id, { title: `Title ${random.whole(1_000)}`, note: `Note ${random.whole(1_000)}` })
  if (dice < 38) return editStop(id, { startsAt: `1${random.whole(10)}:30`, minutes: 5 + random.whole(600) })
  if (dice < 42) return editStop(id, { costCents: random.whole(10_000), currency: random.pick(['EUR', 'USD']) })
  if (dice < 46) return editStop(id, { locked: !stop.locked })
  if (dice < 62) return editStop(id, { done: !stop.done })
  return move(random, trip, id)
}

/** The next change of a person, or what takes back the last one while it is as it was left: as the page does. */
export function nextTripChange(
  random: Seeded,
  trip: Trip,
  uid: string,
  last: LastChange | undefined,
  newId: () => string,
): LastChange {
  const isUndo = random.chance(0.1) && last !== undefined && isAsLeft(trip, last.change)
  const change = isUndo ? last.inverse : changeOf(random, trip, uid, newId)
  return { change, inverse: inverseOf(trip, change, uid) }
}
