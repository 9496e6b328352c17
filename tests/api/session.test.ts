import type { SignedInDevice } from '@waymark/contract/users/session-calls'
import { User } from '@waymark/contract/users/user'
import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTheApp } from './support/app.ts'
import { call, cookieSetBy } from './support/call.ts'
import { noticesOf } from './support/documents.ts'
import { endOtherSessions } from '../../functions/src/users/end-sessions.ts'
import { noteDevice } from '../../functions/src/users/sign-in-store.ts'
import {
  bearerHeaders,
  cookieHeaders,
  newPerson,
  openSession,
  type Person,
  signIn,
  signInWithCustomToken,
} from './support/people.ts'
import { adminAuth, adminFirestore } from './support/stack.ts'

const whoAmI = (headers: Readonly<Record<string, string>>) => call('GET', '/api/auth/user', { headers })

/** What a browser says of a navigation that a page of the app began. */
const BY_THE_APP = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }

describe('opening a session', () => {
  it('sets a cookie that scripts cannot read, for five days and the whole site', async () => {
    const person = await newPerson()
    const answer = await call('POST', '/api/session', { json: { idToken: person.idToken } })
    const [header = ''] = answer.headers.getSetCookie()
    expect(header).toMatch(/^__session=[^;]+;/)
    expect(header.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Max-Age=432000', 'Path=/', 'HttpOnly', 'SameSite=Lax']),
    )
  })

  it('makes the document of the user, with the names taken from the display name', async () => {
    const person = await newPerson({ displayName: 'Grace Brewster Hopper' })
    const answer = await whoAmI(person.byCookie)
    expect(User.parse(answer.body)).toMatchObject({
      id: person.uid,
      email: person.email,
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      currency: 'USD',
      isAdmin: false,
    })
    const stored = await adminFirestore.collection('users').doc(person.uid).get()
    expect(stored.get('firstName')).toBe('Grace')
  })

  it('leaves what the user has changed since as it is', async () => {
    const person = await newPerson({ displayName: 'Grace Hopper' })
    await adminFirestore.collection('users').doc(person.uid).update({ firstName: 'Amazing', location: 'New York' })
    await openSession(person.idToken)
    expect((await whoAmI(person.byCookie)).body).toMatchObject({ firstName: 'Amazing', location: 'New York' })
  })

  it('mirrors the admin claim into the document, and takes it back', async () => {
    const person = await newPerson({ admin: true })
    const document = adminFirestore.collection('users').doc(person.uid)
    expect((await document.get()).get('isAdmin')).toBe(true)
    await adminAuth.setCustomUserClaims(person.uid, {})
    await openSession(await signIn(person.email))
    expect((await document.get()).get('isAdmin')).toBe(false)
  })

  it.each([
    ['a token that is none', 'garbage'],
    ['a token of another project', `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"aud":"other","sub":"x"}')}.`],
  ])('refuses %s with 401 and sets no cookie', async (_what, idToken) => {
    const answer = await call('POST', '/api/session', { json: { idToken } })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthenticated' } })
    expect(cookieSetBy(answer)).toBeUndefined()
  })
})

describe('an account that is signed in to by other ways than before', () => {
  const told = async ({ uid }: Person) => {
    const { docs } = await adminFirestore.collection(`users/${uid}/notices`).orderBy('createdAt').get()
    return docs.map((one) => one.data())
  }
  const NOT_YOU = 'If that was not you, choose a new password and sign out everywhere else, both in your profile.'

  it('tells its owner once of each, whoever opens the next session', async () => {
    const person = await newPerson()
    await openSession(await signIn(person.email))
    expect(await told(person)).toEqual([])

    const google = { providerId: 'google.com', uid: `g-${person.uid}`, email: person.email }
    await adminAuth.updateUser(person.uid, { providerToLink: google })
    await openSession(await signIn(person.email))
    await openSession(await signIn(person.email))
    const linked = `Google was linked: it opens your account from now on. ${NOT_YOU}`
    expect(await told(person)).toMatchObject([{ kind: 'sign-in-changed', subjectId: person.uid, text: linked }])

    const email = `new-${person.email}`
    await adminAuth.updateUser(person.uid, { email, providersToUnlink: ['google.com'] })
    await openSession(await signIn(email))
    expect((await told(person)).at(-1)?.['text']).toBe(
      `The e-mail address of your account is ${email} now, not ${person.email}. Google was unlinked: it opens your account no more. ${NOT_YOU}`,
    )
  })

  it('tells of a new password, and not of sessions that the owner has ended', async () => {
    const person = await newPerson()
    // Ends count in whole seconds, and those of the second in which an account was made are none.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await call('GET', '/api/logout', { headers: { cookie: `__session=${person.cookie}`, ...BY_THE_APP } })
    await openSession(await signIn(person.email))
    expect(await told(person)).toEqual([])

    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await adminAuth.updateUser(person.uid, { password: 'correct horse battery' })
    await openSession(await signIn(person.email))
    expect((await told(person)).map(({ text }) => text)).toEqual([
      `The password of your account was changed. ${NOT_YOU}`,
    ])
  })
})

describe('a device that signs in', () => {
  afterEach(() => void vi.unstubAllEnvs())

  const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const open = async (idToken: string, agent: string) => {
    const answer = await call('POST', '/api/session', { json: { idToken }, headers: { 'user-agent': agent } })
    expect(answer.status).toBe(200)
  }

  it('is told of where it is the first of its kind, once, and not where it is the first of all', async () => {
    const person = await newPerson()
    await open(await signIn(person.email), LINUX)
    await open(await signIn(person.email), LINUX)
    expect(await noticesOf(person)).toEqual([])

    await open(await signIn(person.email), PHONE)
    await open(await signIn(person.email), PHONE)
    await open(await signIn(person.email), LINUX)
    expect(await noticesOf(person)).toMatchObject([
      {
        kind: 'sign-in-changed',
        subjectId: person.uid,
        text: expect.stringContaining('a new device: Safari on iPhone.'),
      },
    ])
  })

  it('is told of by mail as well where mail is sent, once, and by none where it is not', async () => {
    const mailTo = async ({ uid }: Person) =>
      (await adminFirestore.collection('mail').where('toUids', 'array-contains', uid).get()).docs.map((one) =>
        one.data(),
      )
    const person = await newPerson()
    vi.stubEnv('MAIL_NOTICES', 'true')
    await noteDevice(person.uid, 'Firefox on Linux', [])
    expect(await mailTo(person)).toEqual([])
    await noteDevice(person.uid, 'Safari on iPhone', [])
    await noteDevice(person.uid, 'Safari on iPhone', [])
    const [notice] = await noticesOf(person)
    const message = { subject: 'A new device signed in to your Waymark account', text: notice?.['text'] as string }
    expect(message.text).toContain('Safari on iPhone')
    expect(message.text).not.toContain('http')
    expect(await mailTo(person)).toEqual([{ toUids: [person.uid], message, expiresAt: expect.any(Timestamp) }])

    vi.unstubAllEnvs()
    await noteDevice(person.uid, 'Chrome on Android', [])
    expect(await noticesOf(person)).toHaveLength(2)
    expect(await mailTo(person)).toHaveLength(1)
  })

  it('is told of where it uses the token of another, and where the account is of before', async () => {
    const person = await newPerson()
    const idToken = await signIn(person.email)
    await open(idToken, LINUX)
    await adminFirestore.doc(`users/${person.uid}/private/signIn`).update({ devices: FieldValue.delete() })
    await open(idToken, LINUX)
    expect(await noticesOf(person)).toEqual([])
    await open(idToken, PHONE)
    expect(await noticesOf(person)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('is good by cookie and by bearer token alike', async () => {
    const person = await newPerson()
    expect(await whoAmI(person.byCookie)).toMatchObject({ status: 200, body: { id: person.uid } })
    expect(await whoAmI(person.byBearer)).toMatchObject({ status: 200, body: { id: person.uid } })
  })

  it.each([
    ['disabled', (uid: string) => adminAuth.updateUser(uid, { disabled: true })],
    ['deleted', (uid: string) => adminAuth.deleteUser(uid)],
  ])('ends with 401 by cookie and by bearer token when the account is %s', async (_what, end) => {
    const person = await newPerson()
    expect((await whoAmI(person.byCookie)).status).toBe(200)
    await end(person.uid)
    expect(await whoAmI(person.byCookie)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    expect(await whoAmI(person.byBearer)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  })

  it('ends when it is revoked, and signing in again opens another', async () => {
    const person = await newPerson()
    // Revocation counts in whole seconds: tokens of this same second would still be good.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await adminAuth.revokeRefreshTokens(person.uid)
    expect((await whoAmI(person.byCookie)).status).toBe(401)
    expect((await whoAmI(person.byBearer)).status).toBe(401)
    const cookie = await openSession(await signIn(person.email))
    expect((await whoAmI(cookieHeaders(cookie))).status).toBe(200)
  })

  it('makes the document of a user who never opened one, when they come with a bearer token', async () => {
    const person = await newPerson({ displayName: 'Ada Lovelace' })
    await adminFirestore.collection('users').doc(person.uid).delete()
    expect(await whoAmI(person.byBearer)).toMatchObject({
      status: 200,
      body: { firstName: 'Ada', lastName: 'Lovelace' },
    })
  })
})

describe('signing out', () => {
  it('ends the session, clears the cookie and the cache, and leads home', async () => {
    const person = await newPerson()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const answer = await call('GET', '/api/logout', {
      headers: { cookie: `__session=${person.cookie}`, ...BY_THE_APP },
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(cookieSetBy(answer)).toBe('')
    expect((await whoAmI(person.byCookie)).status).toBe(401)
  })

  it('leads home also without a session', async () => {
    const answer = await call('GET', '/api/logout', { headers: { cookie: '__session=garbage', ...BY_THE_APP } })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/')
  })

  it.each([
    ['a link on another site', { ...BY_THE_APP, 'sec-fetch-site': 'cross-site' }],
    ['a link in a mail', { ...BY_THE_APP, 'sec-fetch-site': 'none' }],
    ['a picture on a page of the app', { ...BY_THE_APP, 'sec-fetch-dest': 'image' }],
    ['a visit that says nothing of where it comes from', {}],
  ])('is not done by %s', async (_what, navigation) => {
    const person = await newPerson()
    const headers = { cookie: `__session=${person.cookie}`, ...navigation }
    const answer = await call('GET', '/api/logout', { headers })
    expect(answer.status).toBe(302)
    expect(cookieSetBy(answer)).toBeUndefined()
    expect((await whoAmI(person.byCookie)).status).toBe(200)
  })
})

describe('a token that was given before signing out', () => {
  const notices = (db: Firestore, { uid }: Person) => getDocs(collection(db, 'users', uid, 'notices'))
  const keys = (db: Firestore, { uid }: Person) => getDoc(doc(db, 'users', uid, 'private', 'vault'))
  const signOut = ({ cookie }: Person) =>
    call('GET', '/api/logout', { headers: { cookie: `__session=${cookie}`, ...BY_THE_APP } })

  it('reads neither notices nor vault keys any more, and one that is given afterwards does', async () => {
    const person = await newPerson()
    await inTheApp(person, (db) => Promise.all([notices(db, person), keys(db, person)]))
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await signOut(person)
    await expect(inTheApp(person, (db) => notices(db, person))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(inTheApp(person, (db) => keys(db, person))).rejects.toMatchObject({ code: 'permission-denied' })
    const again = { ...person, idToken: await signIn(person.email) }
    await inTheApp(again, (db) => Promise.all([notices(db, again), keys(db, again)]))
  })

  it('reads nothing after a new password either, once the owner has signed in with it', async () => {
    const person = await newPerson()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await adminAuth.revokeRefreshTokens(person.uid)
    await openSession(await signIn(person.email))
    await expect(inTheApp(person, (db) => keys(db, person))).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

/** Another sign-in of the same account: a token is known by its second. */
async function signInElsewhere({ email }: Person, userAgent: string) {
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const idToken = await signIn(email)
  const answer = await call('POST', '/api/session', { json: { idToken }, headers: { 'user-agent': userAgent } })
  const cookie = cookieSetBy(answer) ?? ''
  return { idToken, byCookie: cookieHeaders(cookie), byBearer: bearerHeaders(idToken) }
}

type Signed = Pick<Person, 'byCookie' | 'byBearer'>
const devicesOf = async ({ byCookie }: Signed) =>
  (await call('GET', '/api/sessions', { headers: byCookie })).body as SignedInDevice[]
const statusesOf = async ({ byCookie, byBearer }: Signed) => [
  (await whoAmI(byCookie)).status,
  (await whoAmI(byBearer)).status,
]

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

describe('the sessions of an account', () => {
  it('are told by their devices, and end one by one: by cookie, by bearer token, and for the vault', async () => {
    const person = await newPerson()
    const other = await signInElsewhere(person, FIREFOX)
    const seen = await devicesOf(person)
    expect(seen.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Linux', false],
      ['Unknown device', true],
    ])
    expect((await devicesOf(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    const keys = (idToken: string) =>
      inTheApp({ ...person, idToken }, (db) => getDoc(doc(db, 'users', person.uid, 'private', 'vault')))
    await keys(other.idToken)
    const end = (id: string) => call('DELETE', `/api/sessions/${id}`, { headers: person.byCookie })
    expect((await end(seen[0]!.id)).status).toBe(200)
    expect((await end(seen[0]!.id)).status).toBe(404)
    expect(await statusesOf(other)).toEqual([401, 401])
    expect(await statusesOf(person)).toEqual([200, 200])
    await expect(keys(other.idToken)).rejects.toMatchObject({ code: 'permission-denied' })
    await keys(person.idToken)
    expect((await call('POST', '/api/session', { json: { idToken: other.idToken } })).status).toBe(401)
    expect(await devicesOf(person)).toMatchObject([{ isCurrent: true }])
    // Signing in again is another session.
    expect(await statusesOf(await signInElsewhere(person, FIREFOX))).toEqual([200, 200])
  })

  it('of one device are one, however often one signs in there, and end together', async () => {
    const person = await newPerson()
    const other = await signInElsewhere(person, FIREFOX)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const idToken = await signIn(person.email)
    const headers = { 'user-agent': FIREFOX, ...other.byCookie }
    const cookie = cookieSetBy(await call('POST', '/api/session', { json: { idToken }, headers })) ?? ''
    const devices = await devicesOf(person)
    expect(devices).toHaveLength(2)
    const firefox = devices.find(({ device }) => device === 'Firefox on Linux')
    await call('DELETE', `/api/sessions/${firefox?.id}`, { headers: person.byCookie })
    expect(await statusesOf(other)).toEqual([401, 401])
    expect(await statusesOf({ byCookie: cookieHeaders(cookie), byBearer: bearerHeaders(idToken) })).toEqual([401, 401])
    expect(await statusesOf(person)).toEqual([200, 200])
  })

  it('are nobody else’s to see or to end', async () => {
    const person = await newPerson()
    const [own] = await devicesOf(person)
    // Ids are seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const eve = await newPerson()
    expect((await call('DELETE', `/api/sessions/${own?.id}`, { headers: eve.byCookie })).status).toBe(404)
    expect((await devicesOf(eve)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect(await statusesOf(person)).toEqual([200, 200])
  })

  it('all end but the one that asks, which gets a token to sign in with again, and only shortly after signing in', async () => {
    const person = await newPerson()
    const other = await signInElsewhere(person, FIREFOX)
    const long = {
      uid: person.uid,
      isAdmin: false,
      isEmailVerified: true,
      isByCustomToken: false,
      hasSecondFactor: undefined,
      signedInMs: Date.now() - 6 * 60_000,
    }
    await expect(endOtherSessions(long)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await statusesOf(other)).toEqual([200, 200])
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const { status, body } = await call('POST', '/api/sessions/end-others', { headers: person.byBearer })
    expect(status).toBe(200)
    expect(await statusesOf(other)).toEqual([401, 401])
    expect(await statusesOf(person)).toEqual([401, 401])
    const { customToken } = body as { customToken: string }
    const idToken = await signInWithCustomToken(customToken)
    const cookie = await openSession(idToken)
    expect(await statusesOf({ byCookie: cookieHeaders(cookie), byBearer: bearerHeaders(idToken) })).toEqual([200, 200])
    expect(await devicesOf({ byCookie: cookieHeaders(cookie), byBearer: bearerHeaders(idToken) })).toHaveLength(1)
  })

  it('with that token nobody counts as signed in just now, so that a stolen session cannot renew itself', async () => {
    const person = await newPerson()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const { body } = await call('POST', '/api/sessions/end-others', { headers: person.byBearer })
    const idToken = await signInWithCustomToken((body as { customToken: string }).customToken)
    const headers = [bearerHeaders(idToken), cookieHeaders(await openSession(idToken))]
    for (const each of headers) {
      expect((await call('POST', '/api/sessions/end-others', { headers: each })).status).toBe(403)
      expect((await call('DELETE', '/api/account', { headers: each })).status).toBe(403)
      expect((await call('GET', '/api/trips', { headers: each })).status).toBe(200)
    }
    const byPassword = bearerHeaders(await signIn(person.email))
    expect((await call('DELETE', '/api/account', { headers: byPassword })).status).toBe(200)
  })
})

describe('the admin check', () => {
  it('goes by the claim of the token', async () => {
    const admin = await newPerson({ admin: true })
    const person = await newPerson()
    expect((await call('GET', '/api/admin/check', { headers: admin.byCookie })).body).toEqual({ isAdmin: true })
    expect((await call('GET', '/api/admin/check', { headers: admin.byBearer })).body).toEqual({ isAdmin: true })
    expect((await call('GET', '/api/admin/check', { headers: person.byCookie })).body).toEqual({ isAdmin: false })
  })

  it('does not believe the document', async () => {
    const person = await newPerson()
    await adminFirestore.collection('users').doc(person.uid).update({ isAdmin: true })
    expect((await call('GET', '/api/admin/check', { headers: person.byCookie })).body).toEqual({ isAdmin: false })
  })
})
