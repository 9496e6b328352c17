import type { TripLink } from '@waymark/contract/trips/trip-link'
import type { HandlerOf } from '../handler.ts'
import { AppError } from '../platform/app-error.ts'
import type { Caller } from '../users/accounts-store.ts'
import { pushToUser } from '../push/push-to-user.ts'
import { shareListsOfTrip } from '../packing/shared-lists-store.ts'
import { nameForOthers } from '../users/split-name.ts'
import { readUser } from '../users/users-store.ts'
import { sharedTrip, tripOfLink } from './shared-trip.ts'
import { asMember, asOwner } from './trip-access.ts'
import {
  acceptLink,
  barFromLinks,
  createLink,
  deleteLink,
  isInvitation,
  listLinks,
  readInvitation,
} from './trip-links-store.ts'
import { changeTrip, readTrip } from './trips-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const listed = ({ id, role, isSingleUse, expiresAt, createdAt }: TripLink) => ({
  id,
  role,
  isSingleUse,
  expiresAt,
  createdAt,
})

/** The name shown to members. */
async function nameOf(uid: string): Promise<string> {
  const { firstName = null, lastName = null } = (await readUser(uid)) ?? {}
  return nameForOthers({ firstName, lastName })
}

export const createTripLink: HandlerOf<'createTripLink'> = async ({ params, body }, { caller }) => {
  asOwner(await readTrip(params.id), caller.uid)
  const { role, isSingleUse = false, expiresInDays } = body
  const { token, link } = await createLink({
    tripId: params.id,
    role,
    isSingleUse: isSingleUse && isInvitation(role),
    createdBy: caller.uid,
    expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
  })
  return { token, link: listed(link) }
}

export const listTripLinks: HandlerOf<'listTripLinks'> = async ({ params }, { caller }) => {
  asOwner(await readTrip(params.id), caller.uid)
  return (await listLinks(params.id)).map(listed)
}

export const revokeTripLink: HandlerOf<'revokeTripLink'> = async ({ params }, { caller }) => {
  asOwner(await readTrip(params.id), caller.uid)
  if (!(await deleteLink(params.id, params.linkId))) throw new AppError('not-found', 'no such link of this trip')
  return { message: 'Link revoked' }
}

export const getTripInvitation: HandlerOf<'getTripInvitation'> = async ({ params }, { caller }) => {
  const { link, trip } = await readInvitation(params.token, caller.uid)
  const { title, destination, place, startDate, endDate, userId, memberIds } = trip
  return {
    title,
    destination,
    place,
    startDate,
    endDate,
    role: link.role === 'editor' ? 'editor' : 'viewer',
    invitedBy: await nameOf(userId),
    isMember: memberIds.includes(caller.uid),
  }
}

export const acceptTripLink: HandlerOf<'acceptTripLink'> = async ({ body }, { caller }) => {
  const { tripId, told } = await acceptLink(body.token, caller.uid, nameOf)
  await Promise.all([shareListsOfTrip(tripId), told && pushToUser(told.uid, told.notification)])
  return { tripId }
}

export const listTripMembers: HandlerOf<'listTripMembers'> = async ({ params }, { caller }) => {
  const { memberIds, memberNames = {}, roles, userId } = asMember(await readTrip(params.id), caller.uid)
  const uids = [userId, ...memberIds.filter((uid) => uid !== userId)]
  return Promise.all(
    uids.map(async (uid) => ({ uid, name: memberNames[uid] ?? (await nameOf(uid)), role: roles[uid] ?? 'viewer' })),
  )
}

const noMember = () => new AppError('not-found', 'no such member of this trip')

/** Earlier invitations must not undo what the owner decides about a member. */
async function barByOwner(id: string, caller: Pick<Caller, 'uid'>, uid: string): Promise<void> {
  asOwner(await readTrip(id), caller.uid)
  await barFromLinks(id, uid)
}

export const changeTripMember: HandlerOf<'changeTripMember'> = async ({ params, body }, { caller }) => {
  await barByOwner(params.id, caller, params.uid)
  await changeTrip(params.id, (stored) => {
    const { memberIds, userId } = asOwner(stored, caller.uid)
    if (!memberIds.includes(params.uid) || params.uid === userId) throw noMember()
    return { [`roles.${params.uid}`]: body.role }
  })
  await shareListsOfTrip(params.id)
  return { message: 'Role changed' }
}

export const removeTripMember: HandlerOf<'removeTripMember'> = async ({ params }, { caller }) => {
  if (params.uid !== caller.uid) await barByOwner(params.id, caller, params.uid)
  await changeTrip(params.id, (stored) => {
    const isOneself = params.uid === caller.uid
    const { memberIds, userId } = isOneself ? asMember(stored, caller.uid) : asOwner(stored, caller.uid)
    if (params.uid === userId) {
      const message = 'The owner cannot leave the trip'
      throw new AppError('conflict', 'the owner leaves', { message })
    }
    if (!memberIds.includes(params.uid)) throw noMember()
    return {
      memberIds: memberIds.filter((uid) => uid !== params.uid),
      [`roles.${params.uid}`]: undefined,
      [`memberNames.${params.uid}`]: undefined,
    }
  })
  await shareListsOfTrip(params.id)
  return { message: 'Member removed' }
}

export const getSharedTrip: HandlerOf<'getSharedTrip'> = async ({ params }) =>
  sharedTrip(await tripOfLink(params.token, 'public'))
