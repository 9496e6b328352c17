import { User } from '@waymark/contract/users/user'
import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { inTheApp } from './support/app.ts'
import { call, cookieSetBy } from './support/call.ts'
import { cookieHeaders, newPerson, openSession, type Person, signIn } from './support/people.ts'
import { adminAuth, adminFirestore } from './support/stack.ts'

const whoAmI = (headers: Readonly<Record<string, string>>) => call('GET', '/api/auth/user', { headers })

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

/** What a browser says of a navigation that a page of the app began. */
const BY_THE_APP = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }

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
