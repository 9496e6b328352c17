import { COLLECTIONS, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { SignedInDevice } from '@waymark/contract/users/session-calls'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'
import type { WantedClaims } from './accounts-store.ts'
import { provenSignIns } from './second-factor-store.ts'
import { noteDevice } from './sign-in-store.ts'

const userOf = (uid: string): DocumentReference => firestore().collection(COLLECTIONS.users).doc(uid)

/**
 * `users/{uid}/sessions/{id}`, server only: a device, the auth times of its sign-ins, which identify its tokens, and
 * its push subscription. Firebase Auth has no list of sessions.
 */
const sessionsOf = (uid: string) => userOf(uid).collection(SUBCOLLECTIONS.sessions)

/** Maximum number of recorded sessions; the least recently used are dropped, and recorded again when used. */
const MOST_SESSIONS = 50
const HOUR_MS = 60 * 60 * 1_000

const revocationOf = (uid: string): DocumentReference =>
  userOf(uid).collection(PRIVATE.collection).doc(PRIVATE.revocation)

const secondsIn = (document: DocumentSnapshot, field: string): number[] => {
  const stored: unknown = document.get(field)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : []
}

const authTimesIn = (session: DocumentSnapshot): number[] => secondsIn(session, 'authTimes')
const endedIn = (revocation: DocumentSnapshot): number[] => secondsIn(revocation, 'ended')

/**
 * Whether the session was revoked with all others: by signing out, a new password, or losing the admin claim.
 * `syncUser` records since when sessions are valid.
 */
const hasEnded = (session: DocumentSnapshot, validSince: number): boolean =>
  authTimesIn(session).every((authTime) => authTime < validSince)

const validSinceIn = (revocation: DocumentSnapshot): number => Number(revocation.get('validSince') ?? 0)

async function readSessions(uid: string) {
  const [{ docs }, revocation] = await Promise.all([sessionsOf(uid).get(), revocationOf(uid).get()])
  const validSince = validSinceIn(revocation)
  return docs.map((session) => ({ session, isOver: hasEnded(session, validSince) }))
}

/** Sessions that have not ended. */
export async function sessionsThatCount(uid: string): Promise<DocumentSnapshot[]> {
  return (await readSessions(uid)).filter(({ isOver }) => !isOver).map(({ session }) => session)
}

/** The session of a token, by its auth time. */
export async function sessionOf(uid: string, authTime: number): Promise<QueryDocumentSnapshot | undefined> {
  const { docs } = await sessionsOf(uid).where('authTimes', 'array-contains', authTime).limit(1).get()
  return docs[0]
}

const instantOf = (stored: unknown): string =>
  (stored instanceof Timestamp ? stored.toDate() : new Date(0)).toISOString()

interface Seen {
  readonly uid: string
  /** Seconds. */
  readonly authTime: number
  readonly device: string
  /** Auth time of this device's previous session, so that signing in again does not add a device. */
  readonly formerAuthTime: number | undefined
}

/** Records that a device is signed in, and deletes ended sessions. Writes at most once an hour if nothing is new. */
export async function noteSession({ uid, authTime, device, formerAuthTime }: Seen): Promise<void> {
  const all = await readSessions(uid)
  const known = all.find(({ session }) => {
    const times = authTimesIn(session)
    return times.includes(authTime) || (formerAuthTime !== undefined && times.includes(formerAuthTime))
  })?.session
  const over = all.filter(({ session, isOver }) => isOver && session !== known)
  await Promise.all(over.map(({ session }) => session.ref.delete()))
  // Also if a token is used on another kind of device than it was issued to.
  if (known?.get('device') !== device)
    await noteDevice(
      uid,
      device,
      all.map(({ session }) => String(session.get('device'))),
    )
  const now = Timestamp.now()
  if (known === undefined) {
    const made = { device, authTimes: [authTime], signedInAt: Timestamp.fromMillis(authTime * 1_000), lastSeenAt: now }
    // The auth time is the id, so that two tabs signing in together create one session.
    await sessionsOf(uid).doc(String(authTime)).set(made)
    const others = all.filter(({ isOver }) => !isOver).map(({ session }) => session)
    const byAge = others.toSorted((a, b) => (instantOf(a.get('lastSeenAt')) < instantOf(b.get('lastSeenAt')) ? 1 : -1))
    await Promise.all(byAge.slice(MOST_SESSIONS - 1).map(({ ref }) => ref.delete()))
    return
  }
  const isFresh = Date.now() - Date.parse(instantOf(known.get('lastSeenAt'))) < HOUR_MS
  if (isFresh && authTimesIn(known).includes(authTime) && known.get('device') === device) return
  await known.ref.update({ device, lastSeenAt: now, authTimes: FieldValue.arrayUnion(authTime) })
}

export async function listSessions(uid: string, authTime: number): Promise<SignedInDevice[]> {
  return (await sessionsThatCount(uid))
    .map((session) => ({
      id: session.id,
      device: String(session.get('device')),
      signedInAt: instantOf(session.get('signedInAt')),
      lastSeenAt: instantOf(session.get('lastSeenAt')),
      isCurrent: authTimesIn(session).includes(authTime),
    }))
    .toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
}

/**
 * Records for the security rules that a session's tokens are invalid. The session stays listed until `forgetSession`.
 * @returns whether the session exists
 */
export function noteEnd(uid: string, id: string): Promise<boolean> {
  return optimistically(async (transaction) => {
    const session = await transaction.get(sessionsOf(uid).doc(id))
    const revocation = await transaction.get(revocationOf(uid))
    if (!session.exists) return false
    const validSince = validSinceIn(revocation)
    const all = [...endedIn(revocation), ...authTimesIn(session)]
    // Older sign-ins are refused anyway.
    const ended = [...new Set(all)].filter((authTime) => authTime >= validSince)
    transaction.put(revocation.ref, { validSince, ended })
    return true
  })
}

const wantedAdminIn = (revocation: DocumentSnapshot): boolean | undefined => {
  const stored: unknown = revocation.get('isAdmin')
  return typeof stored === 'boolean' ? stored : undefined
}

/** What Firestore says about the account's claims. Ended sign-ins that are refused by their time are left out. */
export async function readWantedClaims(uid: string): Promise<WantedClaims> {
  const [revocation, proven] = await Promise.all([revocationOf(uid).get(), provenSignIns(uid)])
  return { ended: endedIn(revocation), isAdmin: wantedAdminIn(revocation), proven }
}

/** Keeps `validSince`, which the rules require in this document. */
export const noteWantedAdmin = (uid: string, isAdmin: boolean): Promise<void> =>
  optimistically(async (transaction) => {
    const revocation = await transaction.get(revocationOf(uid))
    transaction.put(revocation.ref, { validSince: validSinceIn(revocation), isAdmin })
  })

export async function forgetSession(uid: string, id: string): Promise<void> {
  await sessionsOf(uid).doc(id).delete()
}
