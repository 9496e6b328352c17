import type { Stop } from '@waymark/contract/trips/stop'
import { activeStops, type Planned } from './itinerary.ts'
import { keysToPlace } from './order-key.ts'
import { newStop, type NewStop, type TripChange } from './trip-changes.ts'

/** Changes to stops, as field paths. None of these functions modifies the trip. */

const under = (id: string, fields: Partial<Stop>): TripChange =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`stops.${id}.${field}`, value]))

const othersOf = (trip: Planned, id: string, day: number | null): Stop[] =>
  activeStops(trip).filter((stop) => stop.day === day && stop.id !== id)

/** Other stops get new order keys only if there is no room between two of them. */
const keysAt = (trip: Planned, id: string, day: number | null, index: number): [order: string, others: TripChange] => {
  const { [id]: own = '', ...others } = Object.fromEntries(keysToPlace(id, othersOf(trip, id, day), index))
  return [own, Object.fromEntries(Object.entries(others).map(([other, key]) => [`stops.${other}.order`, key]))]
}

/**
 * Moves a stop to `index` among the stops of a day, or of the ideas (null). Changes only its day and order, so that it
 * does not conflict with other changes.
 */
export function moveStop(trip: Planned, id: string, day: number | null, index: number): TripChange {
  const [order, others] = keysAt(trip, id, day, index)
  return { ...others, ...under(id, { day, order }) }
}

/**
 * Index at which a stop with this start time belongs: before the first one that starts later; without a time, at the
 * end.
 */
export function indexAt(stops: readonly Stop[], startsAt: string | null): number {
  const later = stops.findIndex((stop) => startsAt !== null && stop.startsAt !== null && stop.startsAt > startsAt)
  return later < 0 ? stops.length : later
}

/**
 * Adds a stop to its day at its start time; without a time, and among the ideas, at the end. The caller chooses the id.
 */
export function addStop(trip: Planned, fields: Omit<NewStop, 'order'>): TripChange {
  const { day = null, startsAt = null } = fields
  const stops = othersOf(trip, fields.id, day)
  const index = indexAt(stops, day === null ? null : startsAt)
  const [order, others] = keysAt(trip, fields.id, day, index)
  return { ...others, [`stops.${fields.id}`]: newStop({ ...fields, order }) }
}

/** Moves a stop to another day at its start time; without a time, and among the ideas, to the end. */
export function moveToHour(
  trip: Planned,
  { id, startsAt }: Pick<Stop, 'id' | 'startsAt'>,
  day: number | null,
): TripChange {
  return moveStop(trip, id, day, indexAt(othersOf(trip, id, day), day === null ? null : startsAt))
}

export const editStop = (id: string, fields: Partial<Omit<Stop, 'id' | 'by' | 'removedBy'>>): TripChange =>
  under(id, fields)

/** Removes a stop. A tombstone stays, so that others' changes do not restore it. */
export const removeStop = (id: string, uid: string): TripChange => under(id, { removedBy: uid })

/** Kind of the place that a transfer leads to, where the following nights are spent. */
export const MOVE_KIND = 'move'

/** Whether a stop is the transfer to another base. */
export const isMove = ({ place }: Stop): boolean => place?.kind === MOVE_KIND

/** Begins the id of a stop that the guide proposed and somebody took. */
export const GUIDES_STOP = 'guide-'
/** Of planned days (`storedDay`), and of what the guide proposed for them. */
const OF_GUIDE = new RegExp(`^(?:d\\d+-\\d+$|${GUIDES_STOP})`)

/** Whether a person added a stop, instead of the guide or a model. */
const isOwn = ({ id }: Stop): boolean => !OF_GUIDE.test(id)

/** Whether replanning a day keeps a stop. Texts, accommodation and transport entered by people are kept, too. */
export const isKept = (stop: Stop): boolean =>
  stop.kind !== 'sight' || isOwn(stop) || isMove(stop) || stop.locked || stop.done || stop.bookingId !== null

/** Applies the times proposed by `proposeTimes`. */
export const takeTimes = (times: ReadonlyMap<string, string>): TripChange =>
  Object.fromEntries([...times].map(([id, startsAt]) => [`stops.${id}.startsAt`, startsAt]))
