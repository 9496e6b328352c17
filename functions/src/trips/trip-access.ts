import type { Trip, TripRole } from '@waymark/contract/trips/trip'
import { AppError } from '../platform/app-error.ts'

/** Access to trips. For non-members, and in the bin, a trip is 'not found' (404); members without the right get 403. */

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

/** Days and stops can only be changed once planning has ended. */
export function asEditor(trip: Trip | undefined, uid: string): Trip {
  const own = asMember(trip, uid)
  if (roleOf(own, uid) === 'viewer') throw new AppError('forbidden', 'a viewer changes a trip')
  return afterPlanning(own)
}

export function afterPlanning(trip: Trip): Trip {
  if (trip.progress.state !== 'planning') return trip
  throw new AppError('conflict', 'a trip changes while it is planned', { message: 'This trip is still being planned' })
}
