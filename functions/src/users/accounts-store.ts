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
  /** By what its owner gets in: 'password', 'google.com'. */
  readonly providers: readonly string[]
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

const callerIn = (token: DecodedIdToken): Caller => ({
  uid: token.uid,
  isAdmin: token['admin'] === true,
  isEmailVerified: token.email_verified === true,
  signedInMs: token.auth_time * 1000,
})

/** The claim that names sign-ins, by their seconds, of sessions that were ended one by one. Claims take 1,000 bytes. */
const ENDED = 'ended'
export const MOST_ENDED = 60

const endedIn = ({ customClaims }: UserRecord): number[] => {
  const ended: unknown = customClaims?.[ENDED]
  return Array.isArray(ended) ? ended.filter((each) => typeof each === 'number') : []
}

/** As the Admin SDK looks for revoked tokens, and besides for sessions that were ended one by one: with one question. */
async function isOver({ uid, auth_time: authTime }: DecodedIdToken): Promise<boolean> {
  const record = await auth().getUser(uid)
  return record.disabled || authTime < secondsOf(record.tokensValidAfterTime) || endedIn(record).includes(authTime)
}

/** Undefined for a token that is malformed, expired, revoked or of a disabled or deleted account; other failures are thrown. */
async function callerOf(verify: () => Promise<DecodedIdToken>): Promise<Caller | undefined> {
  try {
    const token = await verify()
    return (await isOver(token)) ? undefined : callerIn(token)
  } catch (error) {
    if (REFUSED.has(codeOf(error))) return undefined
    throw error
  }
}

export const callerOfIdToken = (idToken: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifyIdToken(idToken))

export const callerOfSessionCookie = (cookie: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifySessionCookie(cookie))

/** The user of a session cookie that may have been revoked. It proves only that this browser had it. */
export async function formerCallerOf(cookie: string): Promise<Caller | undefined> {
  try {
    return callerIn(await auth().verifySessionCookie(cookie))
  } catch (error) {
    if (REFUSED.has(codeOf(error))) return undefined
    throw error
  }
}

/** For a sign-in of the account without its password. In production the function has to be allowed to sign as itself. */
export const makeCustomToken = (uid: string): Promise<string> => auth().createCustomToken(uid)

/** @param maxAgeMs how long the cookie is good for */
export const makeSessionCookie = (idToken: string, maxAgeMs: number): Promise<string> =>
  auth().createSessionCookie(idToken, { expiresIn: maxAgeMs })

/** Ends every session of the account on every device; the rules of Firestore are told by a document. */
export async function revokeSessions(uid: string): Promise<void> {
  await auth().revokeRefreshTokens(uid)
  await noteRevocation(await readAccount(uid))
}

/** Ends all sessions of the user of a session cookie; one that has expired or was revoked ends nothing. */
export async function closeSession(cookie: string): Promise<void> {
  const caller = await callerOfSessionCookie(cookie)
  if (caller !== undefined) await revokeSessions(caller.uid)
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
  providers: record.providerData.map(({ providerId }) => providerId).toSorted(),
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

/** What the claims of an account are to say; `isAdmin` is undefined where nobody has said so since November 2026. */
export interface WantedClaims {
  /** Sign-ins whose tokens are refused, besides those that are: by `/api` at once, by the rules with tokens of from now on. */
  readonly ended: readonly number[]
  readonly isAdmin: boolean | undefined
}

/** Leaves claims that it does not know alone. Reads, then writes: to be called by `settleClaims` alone. */
export async function writeClaims(uid: string, wanted: WantedClaims): Promise<void> {
  const record = await auth().getUser(uid)
  const validSince = secondsOf(record.tokensValidAfterTime)
  const before = endedIn(record).filter((authTime) => authTime >= validSince)
  const ended = [...new Set([...before, ...wanted.ended])]
  const { admin, [ENDED]: _ended, ...others } = record.customClaims ?? {}
  const isAdmin = wanted.isAdmin ?? admin === true
  await auth().setCustomUserClaims(uid, {
    ...others,
    ...(isAdmin && { admin: true }),
    ...(ended.length > 0 && { [ENDED]: ended }),
  })
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
