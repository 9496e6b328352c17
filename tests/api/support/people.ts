import { randomUUID } from 'node:crypto'
import { call, cookieSetBy } from './call.ts'
import { adminAuth, AUTH_URL, ORIGIN } from './stack.ts'

type Headers = Readonly<Record<string, string>>

/** Somebody with an account, signed in both ways. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly idToken: string
  readonly cookie: string
  /** What a browser page of the site sends. */
  readonly byCookie: Headers
  /** What another program sends. */
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

/** A fresh ID token, as signing in with the password gives it. */
export async function signIn(email: string): Promise<string> {
  const { idToken } = await identityToolkit('signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  })
  return idToken
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
  readonly displayName?: string
  readonly admin?: boolean
}

/** Makes an account, of its own for each test, and signs it in. */
export async function newPerson({ displayName, admin = false }: NewPerson = {}): Promise<Person> {
  const email = `${randomUUID()}@waymark.test`
  const account = await adminAuth.createUser({
    email,
    password: PASSWORD,
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
