import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth'
import { SECOND_FACTOR_CLAIM } from '@waymark/contract/users/second-factor-calls'
import { adminApp } from '../platform/admin.ts'
import { noteRevocation } from './users-store.ts'

/** The claims of a verified token. */
export interface Caller {
  readonly uid: string
  readonly isAdmin: boolean
  /** As of the token's creation; the address may have been verified since. */
  readonly isEmailVerified: boolean
  /** When the user last authenticated with a provider. Using a session does not count. */
  readonly signedInMs: number
  /** Signed in with a token that /api made for an existing session, which proves nothing new about who it is. */
  readonly isByCustomToken: boolean
  /** Whether this sign-in was proven by a code; undefined if none is required. As Firebase Auth has it now. */
  readonly hasSecondFactor: boolean | undefined
}

/** An account in Firebase Auth. */
export interface Account {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly isAdmin: boolean
  /** Sign-in providers: 'password', 'google.com'. */
  readonly providers: readonly string[]
  /** Tokens issued before this second are revoked; null if never revoked. */
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

/** The auth times that were proven by a code; undefined if the account needs none. */
function provenIn(claims: Readonly<Record<string, unknown>> | undefined): number[] | undefined {
  const proven: unknown = claims?.[SECOND_FACTOR_CLAIM]
  return Array.isArray(proven) ? proven.filter((each) => typeof each === 'number') : undefined
}

/** @param claims the account's current ones, which may be newer than the token */
const callerIn = (token: DecodedIdToken, claims: Readonly<Record<string, unknown>> | undefined): Caller => ({
  uid: token.uid,
  isAdmin: token['admin'] === true,
  isEmailVerified: token.email_verified === true,
  signedInMs: token.auth_time * 1000,
  isByCustomToken: token.firebase.sign_in_provider === 'custom',
  hasSecondFactor: provenIn(claims)?.includes(token.auth_time),
})

/** Claim with the auth times (seconds) of individually ended sessions. Claims are limited to 1,000 bytes. */
const ENDED = 'ended'
export const MOST_ENDED = 60

const endedIn = ({ customClaims }: UserRecord): number[] => {
  const ended: unknown = customClaims?.[ENDED]
  return Array.isArray(ended) ? ended.filter((each) => typeof each === 'number') : []
}

/** Checks revocation like the Admin SDK, and individually ended sessions. */
const isOver = (record: UserRecord, { auth_time: authTime }: DecodedIdToken): boolean =>
  record.disabled || authTime < secondsOf(record.tokensValidAfterTime) || endedIn(record).includes(authTime)

/**
 * Undefined if the token is malformed, expired or revoked, or the account is disabled or deleted; other errors are
 * thrown.
 */
async function callerOf(verify: () => Promise<DecodedIdToken>): Promise<Caller | undefined> {
  try {
    const token = await verify()
    const record = await auth().getUser(token.uid)
    return isOver(record, token) ? undefined : callerIn(token, record.customClaims)
  } catch (error) {
    if (REFUSED.has(codeOf(error))) return undefined
    throw error
  }
}

export const callerOfIdToken = (idToken: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifyIdToken(idToken))

export const callerOfSessionCookie = (cookie: string): Promise<Caller | undefined> =>
  callerOf(() => auth().verifySessionCookie(cookie))

/** The user of a session cookie, even if it was revoked. It only proves that this browser had it. */
export async function formerCallerOf(cookie: string): Promise<Caller | undefined> {
  try {
    const token = await auth().verifySessionCookie(cookie)
    return callerIn(token, token)
  } catch (error) {
    if (REFUSED.has(codeOf(error))) return undefined
    throw error
  }
}

/**
 * A token that signs in to the account without its password. In production, the function's service account needs the
 * right to sign.
 */
export const makeCustomToken = (uid: string): Promise<string> => auth().createCustomToken(uid)

/** @param maxAgeMs lifetime of the cookie */
export const makeSessionCookie = (idToken: string, maxAgeMs: number): Promise<string> =>
  auth().createSessionCookie(idToken, { expiresIn: maxAgeMs })

/** Ends all sessions of the account; a document informs the security rules. */
export async function revokeSessions(uid: string): Promise<void> {
  await auth().revokeRefreshTokens(uid)
  await noteRevocation(await readAccount(uid))
}

/** Ends all sessions of a session cookie's user; an expired or revoked cookie ends nothing. */
export async function closeSession(cookie: string): Promise<void> {
  const caller = await callerOfSessionCookie(cookie)
  if (caller !== undefined) await revokeSessions(caller.uid)
}

const secondsOf = (time: string | undefined): number => (time === undefined ? 0 : Math.floor(Date.parse(time) / 1000))

/** For a new account, this time is its creation. */
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

/** Target state of an account's claims; `isAdmin` is undefined for accounts not recorded since November 2026. */
export interface WantedClaims {
  /** Auth times to refuse: by /api immediately, by security rules for tokens issued from now on. */
  readonly ended: readonly number[]
  readonly isAdmin: boolean | undefined
  /** Auth times that were proven by a code; undefined if the account needs none. */
  readonly proven: readonly number[] | undefined
}

/** Updates claims, keeping unknown ones. Not atomic, therefore only called by `settleClaims`. */
export async function writeClaims(uid: string, wanted: WantedClaims): Promise<void> {
  const record = await auth().getUser(uid)
  const validSince = secondsOf(record.tokensValidAfterTime)
  const before = endedIn(record).filter((authTime) => authTime >= validSince)
  const ended = [...new Set([...before, ...wanted.ended])]
  const { admin, [ENDED]: _ended, [SECOND_FACTOR_CLAIM]: _proven, ...others } = record.customClaims ?? {}
  const isAdmin = wanted.isAdmin ?? admin === true
  await auth().setCustomUserClaims(uid, {
    ...others,
    ...(isAdmin && { admin: true }),
    ...(ended.length > 0 && { [ENDED]: ended }),
    ...(isAdmin && wanted.proven && { [SECOND_FACTOR_CLAIM]: wanted.proven }),
  })
}

/** Deletes the account if it exists. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid)
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

/** The existing ones of up to 100 accounts. */
export async function readAccounts(uids: readonly string[]): Promise<Account[]> {
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })))
  return users.map(accountOf)
}
