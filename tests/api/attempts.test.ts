import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { aPasskey } from '@waymark/contract/fixtures/documents'
import { adminAuth, adminFirestore, ORIGIN } from './support/stack.ts'
import { type Attackers, type Attempt, attemptsOn, type Victim } from './support/attempts.ts'
import { call } from './support/call.ts'
import { submittedActivity } from './support/catalog.ts'
import { formerKeyring, storedDocument, vaultOf, withVault } from './support/documents.ts'
import { aStayBooking, bookingIn, bookStay, storedStay } from './support/marketplace.ts'
import { savedList } from './support/packing-lists.ts'
import { cookieHeaders, letEarlierSignInsCount, newPerson, type Person, signedInBefore } from './support/people.ts'
import { savedScan } from './support/scans.ts'
import { linkTo } from './support/trip-links.ts'
import { storedTrip } from './support/trips.ts'

/** All of some thousands in `npm run test:long`, else each thirtieth: a new endpoint is among them by itself. */
const PLAYS_ALL = process.env['WAYMARK_ATTEMPTS'] === 'all'
const EACH = PLAYS_ALL ? 1 : 30
const AT_ONCE = 8

/** In the titles of everything that the victim has. */
const MARK = `secret-${randomUUID()}`

let victim: Victim
let attackers: Attackers

/** The person's own token with other claims. The local Auth signs nothing, so that only the claims can give it away. */
function tokenWith({ idToken }: Person, claims: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = ''] = idToken.split('.')
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return `${header}.${Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')}.`
}

async function newVictim(): Promise<Victim> {
  const person = await newPerson({ displayName: MARK })
  await withVault(person, { passkeys: [aPasskey()] })
  const former = await formerKeyring(person)
  const trip = await storedTrip(person, { title: MARK })
  const { link } = await linkTo(trip, person, { role: 'viewer' })
  const session = adminFirestore.collection(`users/${person.uid}/sessions`).doc()
  await session.set({ device: MARK, authTimes: [1], signedInAt: new Date(0), lastSeenAt: new Date(0) })
  const booking = bookingIn(await bookStay(person, await storedStay(), aStayBooking({ notes: MARK })))
  const ids = {
    'trips.id': trip,
    linkId: link.id,
    uid: person.uid,
    day: '1',
    'packing-lists.id': (await savedList(person, { title: MARK })).id,
    'scan-results.id': (await savedScan(person)).id,
    'documents.id': (await storedDocument(person)).id,
    'bookings.id': booking.id,
    'activities.id': (await submittedActivity(person, { title: MARK })).id,
    'sessions.id': session.id,
    credentialId: aPasskey().credentialId,
    'vault.id': former,
    'admin.id': booking.id,
    token: 'x'.repeat(43),
  }
  return { person, ids }
}

async function newAttackers({ person }: Victim): Promise<Attackers> {
  const [stranger, admin, gone] = [await newPerson(), await newPerson({ admin: true }), await newPerson()]
  await adminAuth.deleteUser(gone.uid)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const forged = {
    nothing: {},
    'a cookie that is none': { cookie: '__session=garbage', 'sec-fetch-site': 'same-origin' },
    'a bearer token that is none': bearer('garbage'),
    'a token that has run out': bearer(tokenWith(person, { iat: 900, exp: 1_000 })),
    'a token of another project': bearer(tokenWith(person, { aud: 'another' })),
    'a token from elsewhere': bearer(tokenWith(person, { iss: 'https://securetoken.google.com/another' })),
    'a token for a cookie': cookieHeaders(person.idToken),
    'a cookie for a token': bearer(person.cookie),
    'the token of an account that is gone': bearer(gone.idToken),
    'the cookie of an account that is gone': { cookie: `__session=${gone.cookie}`, origin: ORIGIN },
  }
  await Promise.all([letEarlierSignInsCount(admin), letEarlierSignInsCount(person)])
  const long = { admin: signedInBefore(admin, 9 * 60), victim: signedInBefore(person, 9 * 60) }
  return { stranger, admin, long, forged }
}

/** All that is the victim's, as it is stored. */
async function stateOf({ person: { uid } }: Victim) {
  const owned = ['trips', 'packingLists', 'scanResults', 'bookings'].map((name) =>
    adminFirestore.collection(name).where('userId', '==', uid).get(),
  )
  const below = ['formerKeyrings', 'sessions', 'notices', 'favourites', 'private'].map((name) =>
    adminFirestore.collection(`users/${uid}/${name}`).get(),
  )
  const submitted = adminFirestore.collection('activities').where('submittedBy', '==', uid).get()
  const links = adminFirestore.collection('tripLinks').where('createdBy', '==', uid).get()
  const found = await Promise.all([...owned, ...below, submitted, links])
  const profile = (await adminFirestore.doc(`users/${uid}`).get()).data()
  const { disabled, customClaims } = await adminAuth.getUser(uid)
  const documents = found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()]))
  return { documents, profile, vault: await vaultOf(uid), account: { disabled, customClaims } }
}

interface Fault {
  readonly attempt: string
  readonly status: number
  readonly fault: string
}

async function play({ kind, does, method, path, options, refused }: Attempt): Promise<Fault | undefined> {
  const { status, body, headers } = await call(method, path, options)
  const text = JSON.stringify(body)
  const of = (fault: string): Fault => ({ attempt: `${does} ${kind} (${path.slice(0, 120)})`, status, fault })
  if (status >= 500 && status !== 501) return of('not understood')
  // Dots lead out of /api: then Hosting answers with the app.
  const isApp = status === 200 && headers.get('content-type')?.startsWith('text/html') === true
  if (refused && status < 400 && !isApp) return of('not refused')
  if (text.includes(MARK) || text.includes(victim.person.email)) return of('told of the victim')
  if (/node_modules|\.ts:\d+|FirebaseError|at async /.test(text)) return of('told of the program')
  if (headers.get('access-control-allow-origin') !== null) return of('open to other sites')
  if (headers.getSetCookie().some((line) => /^__session=[^;]/.test(line))) return of('gave a session')
  return undefined
}

beforeAll(async () => {
  victim = await newVictim()
  attackers = await newAttackers(victim)
})

it('nobody gets at what is another’s, and nothing that is sent is more than refused', async () => {
  const before = await stateOf(victim)
  const attempts = attemptsOn(victim, attackers, PLAYS_ALL).filter((_, index) => index % EACH === 0)
  const faults: Fault[] = []
  const counts: Record<string, Record<string, number>> = {}
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    const some = attempts.slice(at, at + AT_ONCE)
    const played = await Promise.all(some.map(play))
    faults.push(...played.filter((fault) => fault !== undefined))
    some.forEach(({ kind }, index) => {
      const counted = (counts[kind] ??= {})
      const outcome = played[index]?.fault ?? 'held'
      counted[outcome] = (counted[outcome] ?? 0) + 1
    })
  }
  if (PLAYS_ALL) process.stderr.write(`${attempts.length} attempts: ${JSON.stringify(counts, null, 1)}\n`)
  expect(faults).toEqual([])
  expect(await stateOf(victim)).toEqual(before)
  // What was refused to others is not refused to its owner.
  const own = await call('GET', '/api/trips', { headers: victim.person.byBearer })
  expect(JSON.stringify(own.body)).toContain(MARK)
})
