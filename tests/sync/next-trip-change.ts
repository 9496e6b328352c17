import { anExpense } from '@waymark/contract/fixtures/trips'
import type { Expense } from '@waymark/contract/trips/expense'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, datesOfDays, ideas, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { addStop, editStop, moveStop, moveToHour, removeStop } from '@waymark/domain/stop-edits'
import { inverseOf, isAsLeft, type TripChange } from '@waymark/domain/trip-changes'
import { insertDay, moveDay, removeDay } from '@waymark/domain/trip-days'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'

/** What somebody has done last, to be taken back; undefined where the page takes it back in another way, or not. */
export interface LastChange {
  readonly change: TripChange
  readonly inverse: TripChange | undefined
}

const LONG = 8

/** Where most happens, so that devices often meet at the same stop. */
const HOT_STOPS = 4

/** The key of a day of the trip. */
const dayOf = (random: Seeded, trip: Trip): number | null => random.pick(datesOfDays(trip))?.key ?? null

const anyDay = (random: Seeded, trip: Trip): number | null => (random.chance(0.15) ? null : dayOf(random, trip))

const stopsAt = (trip: Trip, day: number | null): Stop[] => (day === null ? ideas(trip) : stopsOfDay(trip, day))

function move(random: Seeded, trip: Trip, stop: Stop): TripChange {
  const { id } = stop
  const day = anyDay(random, trip)
  // By the menu to its hour, by dragging anywhere.
  if (random.chance(0.3)) return moveToHour(trip, stop, day)
  const others = stopsAt(trip, day).filter((stop) => stop.id !== id)
  return moveStop(trip, id, day, random.whole(others.length + 1))
}

function add(random: Seeded, trip: Trip, uid: string, id: string): TripChange {
  const day = anyDay(random, trip)
  // By its hour it stands anywhere among the others.
  const startsAt = random.pick([null, '08:00', '12:00', '20:00'])
  return addStop(trip, { id, title: `Stop ${id}`, by: uid, day, startsAt: startsAt ?? null })
}

function changeOfExpense(random: Seeded, trip: Trip, uid: string, newId: () => string): TripChange {
  const all = Object.values(trip.expenses ?? {})
  const active = all.filter(({ removedBy }) => removedBy === null)
  const expense = random.pick(active.slice(-HOT_STOPS))
  const dice = random.whole(10)
  if (expense === undefined || dice < 3) {
    const id = newId()
    const title = `Expense ${id}`
    return { [`expenses.${id}`]: anExpense({ id, title, paidBy: uid, sharedBy: trip.memberIds, by: uid }) }
  }
  const of = (id: string, fields: Partial<Expense>): TripChange =>
    Object.fromEntries(
      Object.entries({ ...fields, by: uid }).map(([field, value]) => [`expenses.${id}.${field}`, value]),
    )
  const own = all.find(({ removedBy }) => removedBy === uid)
  if (dice < 4 && own !== undefined) return of(own.id, { removedBy: null })
  if (dice < 6) return of(expense.id, { removedBy: uid })
  if (dice < 8) return of(expense.id, { title: `Title ${random.whole(1_000)}`, day: anyDay(random, trip) })
  return of(expense.id, { amountCents: random.whole(10_000), sharedBy: [uid] })
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
  return move(random, trip, stop)
}

/** A day more, less or in another place, as people make it, and the server for those who ask it to. */
export function changeOfDays(random: Seeded, trip: Trip): TripChange {
  const number = () => 1 + random.whole(tripLength(trip))
  const dice = random.whole(3)
  // It is a long one soon, where people add days and nobody takes any out.
  if (dice === 0 && tripLength(trip) < LONG) return insertDay(trip, number(), () => random.whole(1_000) / 1_000) ?? {}
  if (dice === 1) return removeDay(trip, dayOf(random, trip)) ?? {}
  return moveDay(trip, dayOf(random, trip), number()) ?? {}
}

/** The next change of a person, or what takes back the last one while it is as it was left: as the page does. */
export function nextTripChange(
  random: Seeded,
  trip: Trip,
  uid: string,
  last: LastChange | undefined,
  newId: () => string,
): LastChange {
  if (random.chance(0.15)) return { change: changeOfExpense(random, trip, uid, newId), inverse: undefined }
  const back = random.chance(0.1) && last !== undefined && isAsLeft(trip, last.change) ? last.inverse : undefined
  const change = back ?? (random.chance(0.12) ? changeOfDays(random, trip) : changeOf(random, trip, uid, newId))
  return { change, inverse: inverseOf(trip, change, uid) }
}
