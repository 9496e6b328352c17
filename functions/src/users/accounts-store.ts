import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth'
import { adminApp } from '../platform/admin.ts'
import { noteRevocation } from './users-store.ts'

/** What a token says of its holder. */
export interface Caller {
  readonly uid: string
  readonly isAdmin: boolean
  /** As it was when the token was made: since then it may have been verified. */
  readonly isEmailVerified: boolean
  /** When the holder last proved who they are, by password or at Google: using a session does not count. */
  readonly signedInMs: number
}

/** An account as Firebase Auth keeps it. */
export interface Account {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly isAdmin: boolean
  /** The second since which sessions count, where earlier ones were ended: by signing out, or by a new password. */
  readonly sessionsValidSince: number | null
}

const REFUSED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie-duration',
  'auth/invalid-user-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/tenant-id-mismatch',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
])

const auth = (): Auth => getAuth(adminApp())

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Undefined for a token that is malformed, expired, revoked or of a disabled or deleted account; other failures are thrown. */
async function callerOf(verify: () => Promise<DecodedIdToken>): Promise<Caller | undefined> {
  try {
    const token = await verify()
    return {
      uid: token.uid,
      isAdmin: token['admin'] === true,
      isEmailVerified: token.email_verified === true,
      signedInMs: token.auth_time * 1000,
    }
  } catch (error) {
    if (REFUSED.has(codeOf(error))) return undefined
    throw error
  }
}

export const callerOfIdToken = (idToken: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifyIdToken(idToken, true))

export const callerOfSessionCookie = (cookie: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifySessionCookie(cookie, true))

/** @param maxAgeMs how long the cookie is good for */
export const makeSessionCookie = (idToken: string, maxAgeMs: number): Promise<string> =>
  auth().createSessionCookie(idToken, { expiresIn: maxAgeMs })

/** Ends every session of the account on every device; the rules of Firestore are told by a document. */
export async function revokeSessions(uid: string): Promise<void> {
  await auth().revokeRefreshTokens(uid)
  await noteRevocation(await readAccount(uid))
}

const secondsOf = (time: string | undefined): number => (time === undefined ? 0 : Math.floor(Date.parse(time) / 1000))

/** A new account has tokens since it was made. */
function revocationOf({ tokensValidAfterTime, metadata }: UserRecord): number | null {
  const validSince = secondsOf(tokensValidAfterTime)
  return validSince > secondsOf(metadata.creationTime) ? validSince : null
}

const accountOf = (record: UserRecord): Account => ({
  uid: record.uid,
  email: record.email ?? null,
  emailVerified: record.emailVerified,
  displayName: record.displayName ?? null,
  photoUrl: record.photoURL ?? null,
  isAdmin: record.customClaims?.['admin'] === true,
  sessionsValidSince: revocationOf(record),
})

export const readAccount = async (uid: string): Promise<Account> => accountOf(await auth().getUser(uid))

export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  try {
    return accountOf(await auth().getUserByEmail(email))
  } catch (error) {
    if (['auth/user-not-found', 'auth/invalid-email'].includes(codeOf(error))) return undefined
    throw error
  }
}

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly displayName: string
}

export const createAccount = async (account: NewAccount): Promise<Account> =>
  accountOf(await auth().createUser({ ...account, emailVerified: true }))

/** Sets or removes the claim that makes an administrator, and leaves other claims alone. */
export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<void> {
  const { admin: _admin, ...others } = (await auth().getUser(uid)).customClaims ?? {}
  await auth().setCustomUserClaims(uid, isAdmin ? { ...others, admin: true } : others)
}

/** Deletes the account, if it is there. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid)
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

/** Those of the accounts that are there. At most 100 ids. */
export async function readAccounts(uids: readonly string[]): Promise<Account[]> {
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })))
  return users.map(accountOf)
}
