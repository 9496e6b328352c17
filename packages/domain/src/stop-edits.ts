import type { Stop } from '@waymark/contract/trips/stop'
import { activeStops, type Planned } from './itinerary.ts'
import { keysToPlace } from './order-key.ts'
import { newStop, type NewStop, type TripChange } from './trip-changes.ts'

/** The changes that people make to stops, as field paths. None of them touches the trip. */

const under = (id: string, fields: Partial<Stop>): TripChange =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`stops.${id}.${field}`, value]))

const othersOf = (trip: Planned, id: string, day: number | null): Stop[] =>
  activeStops(trip).filter((stop) => stop.day === day && stop.id !== id)

/** Order keys of other stops change only where there is no room between two. */
const keysAt = (trip: Planned, id: string, day: number | null, index: number): [order: string, others: TripChange] => {
  const { [id]: own = '', ...others } = Object.fromEntries(keysToPlace(id, othersOf(trip, id, day), index))
  return [own, Object.fromEntries(Object.entries(others).map(([other, key]) => [`stops.${other}.order`, key]))]
}

/**
 * Puts a stop at `index` among the others of a day, or of the ideas with null. An update of its day and its order alone,
 * so that it meets no other change.
 */
export function moveStop(trip: Planned, id: string, day: number | null, index: number): TripChange {
  const [order, others] = keysAt(trip, id, day, index)
  return { ...others, ...under(id, { day, order }) }
}

/** Where a stop of that hour goes among the stops of a day: before the first that begins later; without an hour at the end. */
export function indexAt(stops: readonly Stop[], startsAt: string | null): number {
  const later = stops.findIndex((stop) => startsAt !== null && stop.startsAt !== null && stop.startsAt > startsAt)
  return later < 0 ? stops.length : later
}

/** Adds a stop to its day at its hour; without an hour, and to the ideas, at the end. The caller makes the id. */
export function addStop(trip: Planned, fields: Omit<NewStop, 'order'>): TripChange {
  const { day = null, startsAt = null } = fields
  const stops = othersOf(trip, fields.id, day)
  const index = indexAt(stops, day === null ? null : startsAt)
  const [order, others] = keysAt(trip, fields.id, day, index)
  return { ...others, [`stops.${fields.id}`]: newStop({ ...fields, order }) }
}

/** Moves a stop to another day at its hour; without an hour, and to the ideas, to the end. */
export function moveToHour(
  trip: Planned,
  { id, startsAt }: Pick<Stop, 'id' | 'startsAt'>,
  day: number | null,
): TripChange {
  return moveStop(trip, id, day, indexAt(othersOf(trip, id, day), day === null ? null : startsAt))
}

export const editStop = (id: string, fields: Partial<Omit<Stop, 'id' | 'by' | 'removedBy'>>): TripChange =>
  under(id, fields)

/** Removes a stop: it stays as a tombstone, so that no change of others brings it back. */
export const removeStop = (id: string, uid: string): TripChange => under(id, { removedBy: uid })

/** The kind of the place that a move leads to: where the nights are spent from then on. */
export const MOVE_KIND = 'move'

/** Whether a stop is the arrival at another base. */
export const isMove = ({ place }: Stop): boolean => place?.kind === MOVE_KIND

/** Whether planning its day again leaves a stop as it is. What people wrote, where they sleep and how they travel stays, too. */
export const isKept = (stop: Stop): boolean =>
  stop.kind !== 'sight' || isMove(stop) || stop.locked || stop.done || stop.bookingId !== null

/** Takes the times that `proposeTimes` proposed. */
export const takeTimes = (times: ReadonlyMap<string, string>): TripChange =>
  Object.fromEntries([...times].map(([id, startsAt]) => [`stops.${id}.startsAt`, startsAt]))
