import { randomUUID } from 'node:crypto'
import { call, cookieSetBy } from './call.ts'
import { adminAuth, AUTH_URL, ORIGIN } from './stack.ts'

type Headers = Readonly<Record<string, string>>

/** An account with credentials of both kinds. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly idToken: string
  readonly cookie: string
  /** Headers of a browser page of the site. */
  readonly byCookie: Headers
  /** Headers of another client. */
  readonly byBearer: Headers
}

const PASSWORD = 'correct horse battery'

async function identityToolkit(method: string, body: unknown): Promise<{ idToken: string; localId: string }> {
  const response = await fetch(`${AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} failed: ${await response.text()}`)
  return response.json()
}

/** A fresh ID token from signing in with the password. */
export async function signIn(email: string): Promise<string> {
  const { idToken } = await identityToolkit('signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  })
  return idToken
}

/** A fresh ID token from a custom token. */
export async function signInWithCustomToken(token: string): Promise<string> {
  return (await identityToolkit('signInWithCustomToken', { token, returnSecureToken: true })).idToken
}

export const cookieHeaders = (cookie: string): Headers => ({ cookie: `__session=${cookie}`, origin: ORIGIN })
export const bearerHeaders = (idToken: string): Headers => ({ authorization: `Bearer ${idToken}` })

export async function openSession(idToken: string): Promise<string> {
  const answer = await call('POST', '/api/session', { json: { idToken } })
  const cookie = cookieSetBy(answer)
  if (answer.status !== 200 || cookie === undefined) throw new Error(`POST /api/session answered ${answer.status}`)
  return cookie
}

interface NewPerson {
  readonly uid?: string
  readonly displayName?: string
  readonly admin?: boolean
}

/** Creates an account for one test, and signs it in. */
export async function newPerson({ uid, displayName, admin = false }: NewPerson = {}): Promise<Person> {
  const email = `${randomUUID()}@waymark.test`
  const account = await adminAuth.createUser({
    email,
    password: PASSWORD,
    ...(uid !== undefined && { uid }),
    ...(displayName !== undefined && { displayName }),
  })
  if (admin) await adminAuth.setCustomUserClaims(account.uid, { admin: true })
  const idToken = await signIn(email)
  const cookie = await openSession(idToken)
  return {
    uid: account.uid,
    email,
    idToken,
    cookie,
    byCookie: cookieHeaders(cookie),
    byBearer: bearerHeaders(idToken),
  }
}

/** Accepts sign-ins before the account's creation, which are otherwise invalid. */
export async function letEarlierSignInsCount({ uid }: Pick<Person, 'uid'>): Promise<void> {
  const response = await fetch(`${AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: '0' }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** The token of a sign-in that many minutes ago. The emulator does not sign tokens. */
export function signedInBefore({ idToken }: Pick<Person, 'idToken'>, minutes: number): Headers {
  const [header = '', payload = ''] = idToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const aged = { ...claims, auth_time: Math.floor(Date.now() / 1000 - minutes * 60) }
  return bearerHeaders(`${header}.${Buffer.from(JSON.stringify(aged)).toString('base64url')}.`)
}
