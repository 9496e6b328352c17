import { createHash, randomBytes } from 'node:crypto'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { type Trip, tripConverter } from '@waymark/contract/trips/trip'
import { type TripLink, tripLinkConverter } from '@waymark/contract/trips/trip-link'
import { FieldValue, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { AppError } from '../platform/app-error.ts'
import { firestore, parseStored } from '../platform/firestore.ts'
import { inTransaction } from '../platform/in-transaction.ts'
import { inTurn } from '../platform/in-turn.ts'
import { optimistically, type Reads } from '../platform/optimistically.ts'
import { addNotification, type NewNotification } from '../users/notifications-store.ts'
import { joinedNotification } from './trip-notifications.ts'

/** Links are stored by the digest of their token; only the recipient knows the token. */

const TOKEN_BYTES = 16

const links = () => firestore().collection(COLLECTIONS.tripLinks)
const readable = () => links().withConverter<Stored<TripLink>>(tripLinkConverter)
const trips = () => firestore().collection(COLLECTIONS.trips)
const readableTrips = () => trips().withConverter<Stored<Trip>>(tripConverter)
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const isValid = ({ expiresAt }: TripLink): boolean => Date.parse(expiresAt) > Date.now()
const ofTrip = (tripId: string) => readable().where('tripId', '==', tripId)
const validIn = (documents: readonly QueryDocumentSnapshot<Stored<TripLink>>[]): TripLink[] =>
  documents.flatMap((document) => parseStored('tripLinks', document.data()) ?? []).filter(isValid)

/** Other links show a trip without making anybody a member. */
export const isInvitation = (role: TripLink['role']): boolean => role === 'editor' || role === 'viewer'

/** Makes the existing links of a trip invalid for one account. */
export async function barFromLinks(tripId: string, uid: string): Promise<void> {
  await optimistically(async (changes) => {
    const { docs } = await links().where('tripId', '==', tripId).get()
    for (const { ref } of docs) changes.update(ref, { barred: FieldValue.arrayUnion(uid) })
  })
}

type NewLink = Pick<TripLink, 'tripId' | 'role' | 'isSingleUse' | 'createdBy'> & { readonly expiresAt: Date }

/**
 * Creates a link.
 * @returns its token, which is not stored
 */
export async function createLink({ expiresAt, ...link }: NewLink): Promise<{ token: string; link: TripLink }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = digestOf(token)
  const create = async (transaction: Transaction): Promise<void> => {
    const { docs } = await transaction.get(ofTrip(link.tripId))
    if (validIn(docs).length >= LIMITS.tripLinks) {
      throw new AppError('conflict', 'too many links', { message: `A trip can have at most ${LIMITS.tripLinks} links` })
    }
    const times = { expiresAt: Timestamp.fromDate(expiresAt), createdAt: FieldValue.serverTimestamp() }
    transaction.create(links().doc(id), { ...link, ...times })
  }
  await inTurn(`links of ${link.tripId}`, () => inTransaction(create))
  const stored = parseStored('tripLinks', (await readable().doc(id).get()).data())
  if (stored === undefined) throw new AppError('internal', 'a link that was just made is gone')
  return { token, link: stored }
}

/** The trip's valid links, newest first. */
export async function listLinks(tripId: string): Promise<TripLink[]> {
  const { docs } = await ofTrip(tripId).get()
  return validIn(docs).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** @returns false if the trip has no such link */
export function deleteLink(tripId: string, id: string): Promise<boolean> {
  return optimistically(async (transaction) => {
    const snapshot = await transaction.get(links().doc(id))
    if (snapshot.get('tripId') !== tripId) return false
    transaction.delete(snapshot.ref)
    return true
  })
}

/** The link of a token if it is valid. */
export async function findLink(token: string): Promise<TripLink | undefined> {
  const link = parseStored('tripLinks', (await readable().doc(digestOf(token)).get()).data())
  return link && isValid(link) ? link : undefined
}

const noLink = () =>
  new AppError('not-found', 'no such invitation', { message: 'This invitation is not valid any more' })

interface Invitation {
  readonly link: TripLink
  readonly trip: Trip
}

/**
 * The invitation of a token, with its trip.
 * @throws AppError if it is unknown, expired, revoked, a public link or not valid for this account, or the trip is gone
 */
async function invitationIn(transaction: Reads, token: string, uid: string): Promise<Invitation> {
  const link = parseStored('tripLinks', (await transaction.get(readable().doc(digestOf(token)))).data())
  if (link === undefined || !isValid(link) || !isInvitation(link.role)) throw noLink()
  const trip = parseStored('trips', (await transaction.get(readableTrips().doc(link.tripId))).data())
  if (trip === undefined || trip.purgeAt != null) throw noLink()
  if (link.barred?.includes(uid) === true && !trip.memberIds.includes(uid)) throw noLink()
  return { link, trip }
}

export const readInvitation = (token: string, uid: string): Promise<Invitation> =>
  invitationIn({ get: (ref) => ref.get() }, token, uid)

/**
 * Makes `uid` a member through an invitation, which is deleted if it is for single use. From then on, the owner has a
 * name among the members, too.
 * @returns the trip, and the owner's notification if the member is new
 */
export function acceptLink(
  token: string,
  uid: string,
  nameOf: (uid: string) => Promise<string>,
): Promise<{
  readonly tripId: string
  readonly told?: { readonly uid: string; readonly notification: NewNotification }
}> {
  return optimistically(async (transaction) => {
    const { link, trip } = await invitationIn(transaction, token, uid)
    const { id, userId, memberIds, memberNames } = trip
    if (memberIds.includes(uid)) return { tripId: id }
    if (memberIds.length >= LIMITS.members) {
      throw new AppError('conflict', 'too many members', {
        message: `A trip can have at most ${LIMITS.members} members`,
      })
    }
    const name = await nameOf(uid)
    const notification = joinedNotification(trip, name)
    transaction.update(trips().doc(id), {
      memberIds: FieldValue.arrayUnion(uid),
      [`roles.${uid}`]: link.role,
      [`memberNames.${uid}`]: name,
      [`memberNames.${userId}`]: memberNames?.[userId] ?? (await nameOf(userId)),
      updatedAt: FieldValue.serverTimestamp(),
    })
    if (link.isSingleUse) transaction.delete(links().doc(link.id))
    addNotification(transaction, userId, notification)
    return { tripId: id, told: { uid: userId, notification } }
  })
}
