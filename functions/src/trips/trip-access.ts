import type { Trip, TripRole } from '@waymark/contract/trips/trip'
import { AppError } from '../platform/app-error.ts'

/** What the caller may do with a trip. For who is no member, and in the bin, it is not there: 404; 403 where a member may not. */

type Members = Pick<Trip, 'memberIds' | 'roles' | 'purgeAt'>

const roleOf = ({ memberIds, roles, purgeAt }: Members, uid: string): TripRole | undefined =>
  memberIds.includes(uid) && purgeAt == null ? (roles[uid] ?? 'viewer') : undefined

export function asMember<T extends Members>(trip: T | undefined, uid: string): T {
  if (trip === undefined || roleOf(trip, uid) === undefined)
    throw new AppError('not-found', 'no such trip of this user')
  return trip
}

export function asOwner<T extends Members>(trip: T | undefined, uid: string): T {
  const own = asMember(trip, uid)
  if (roleOf(own, uid) !== 'owner') throw new AppError('forbidden', 'a member who is not the owner')
  return own
}

/** Days and stops change once planning has ended. */
export function asEditor(trip: Trip | undefined, uid: string): Trip {
  const own = asMember(trip, uid)
  if (roleOf(own, uid) === 'viewer') throw new AppError('forbidden', 'a viewer changes a trip')
  return afterPlanning(own)
}

export function afterPlanning(trip: Trip): Trip {
  if (trip.progress.state !== 'planning') return trip
  throw new AppError('conflict', 'a trip changes while it is planned', { message: 'This trip is still being planned' })
}
