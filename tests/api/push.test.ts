import { addDays } from '@waymark/contract/calendar'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { remindOfTrips } from '../../functions/src/trips/remind-of-trips.ts'
import { call } from './support/call.ts'
import { byAdmin, noticesOf, pendingCharter } from './support/marketplace.ts'
import { newPerson, signIn, bearerHeaders, type Person } from './support/people.ts'
import { aSubscribing, startPushDouble, type PushDouble } from './support/push-double.ts'
import { adminFirestore } from './support/stack.ts'
import { acceptLink, linkTo } from './support/trip-links.ts'
import { storedTrip } from './support/trips.ts'

const FCM = 'https://fcm.googleapis.com/fcm/send/one'

let admin: Person
let ann: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
})

let service: PushDouble
beforeEach(async () => {
  service = await startPushDouble()
  ann = await newPerson()
})
afterEach(async () => {
  await service.stop()
})

const subscribe = ({ byCookie: headers }: Pick<Person, 'byCookie'>, json: unknown) =>
  call('PUT', '/api/push', { headers, json })

const subscriptionsOf = async ({ uid }: Person) =>
  (await adminFirestore.collection(`users/${uid}/sessions`).get()).docs.flatMap((one) => one.get('push') ?? [])

async function confirmedBooking(who: Person): Promise<string> {
  const { id } = await pendingCharter(who)
  expect((await byAdmin(admin, 'confirm', id)).status).toBe(200)
  return id
}

describe('subscribing a device', () => {
  it('keeps how it is reached with its session, and forgets it by a call', async () => {
    const first = aSubscribing(FCM)
    expect(await subscribe(ann, first)).toMatchObject({ status: 200, body: { message: 'Notifications are on' } })
    expect(await subscriptionsOf(ann)).toEqual([first])
    const again = aSubscribing('https://updates.push.services.mozilla.com/wpush/v2/two')
    await subscribe(ann, again)
    expect(await subscriptionsOf(ann)).toEqual([again])
    expect(await call('DELETE', '/api/push', { headers: ann.byCookie })).toMatchObject({
      status: 200,
      body: { message: 'Notifications are off' },
    })
    expect(await subscriptionsOf(ann)).toEqual([])
  })

  it('tells the key that browsers subscribe by', async () => {
    const { body } = await call('GET', '/api/push', { headers: ann.byCookie })
    expect(Buffer.from((body as { publicKey: string }).publicKey, 'base64url')).toHaveLength(65)
  })

  it.each([
    ['an address that is no push service', { endpoint: 'https://evil.test/push' }],
    ['an address within the server’s own network', { endpoint: 'https://169.254.169.254/computeMetadata' }],
    ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a secret that is too short', { auth: 'abc' }],
    ['a field of no subscription', { expirationTime: null }],
  ])('refuses %s', async (_what, changes) => {
    expect((await subscribe(ann, { ...aSubscribing(FCM), ...changes })).status).toBe(400)
    expect(await subscriptionsOf(ann)).toEqual([])
  })

  it('refuses a token that belongs to no session', async () => {
    await adminFirestore.recursiveDelete(adminFirestore.collection(`users/${ann.uid}/sessions`))
    expect((await subscribe(ann, aSubscribing(FCM))).status).toBe(409)
  })
})

describe('what happens while the app is closed', () => {
  it('is pushed to each device: a confirmed booking, encrypted and signed for that push service', async () => {
    await subscribe(ann, service.subscribing)
    const id = await confirmedBooking(ann)
    const [told] = await noticesOf(ann)
    expect(service.received.map(({ message }) => message)).toEqual([
      { kind: 'booking-confirmed', subjectId: id, text: told?.['text'], unread: 1 },
    ])
    const [, claims = ''] =
      /^vapid t=[\w-]+\.([\w-]+)\.[\w-]{86}, k=[\w-]{87}$/.exec(service.received[0]?.authorization ?? '') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(service.subscribing.endpoint).origin,
      sub: expect.stringMatching(/^https:/),
    })
    // Confirming once more tells nobody once more.
    await byAdmin(admin, 'confirm', id)
    expect(service.received).toHaveLength(1)
  })

  it('is told to the owner of a trip that somebody joins', async () => {
    await subscribe(ann, service.subscribing)
    const guest = await newPerson({ displayName: 'Ben Guest' })
    const trip = await storedTrip(ann, { destination: 'Porto' })
    const { token } = await linkTo(trip, ann, { role: 'viewer' })
    await acceptLink(token, guest)
    await acceptLink(token, guest)
    const text = 'Ben Guest has joined your trip to Porto.'
    expect(service.received.map(({ message }) => message)).toEqual([
      { kind: 'trip-joined', subjectId: trip, text, unread: 1 },
    ])
    expect(await noticesOf(ann)).toMatchObject([{ kind: 'trip-joined', subjectId: trip, text }])
    expect(await noticesOf(guest)).toEqual([])
  })

  it.each([404, 410])('is pushed no more to what the push service calls gone with %i', async (status) => {
    await subscribe(ann, service.subscribing)
    service.answer.status = status
    await confirmedBooking(ann)
    expect(await subscriptionsOf(ann)).toEqual([])
    expect(await noticesOf(ann)).toHaveLength(1)
  })

  it.each([
    ['is out of order', 503],
    ['takes our signature for wrong', 403],
  ])('stays in the inbox while a push service %s, and the next message is sent', async (_how, status) => {
    await subscribe(ann, service.subscribing)
    service.answer.status = status
    await confirmedBooking(ann)
    service.answer.status = 201
    await confirmedBooking(ann)
    expect(service.received.map(({ message }) => message)).toMatchObject([{ unread: 1 }, { unread: 2 }])
  })

  it('is pushed to no device that was signed out, and to another one that was not', async () => {
    await subscribe(ann, service.subscribing)
    // A sign-in is known by its second: the other one has to be in another.
    const [signedIn] = (await adminFirestore.collection(`users/${ann.uid}/sessions`).get()).docs
    await expect.poll(() => Math.floor(Date.now() / 1_000), { timeout: 60_000 }).toBeGreaterThan(Number(signedIn?.id))
    const other = bearerHeaders(await signIn(ann.email))
    await call('POST', '/api/session', { json: { idToken: (other['authorization'] ?? '').slice('Bearer '.length) } })
    const { body } = await call('GET', '/api/sessions', { headers: other })
    const first = (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)
    await confirmedBooking(ann)
    expect((await call('DELETE', `/api/sessions/${first?.id}`, { headers: other })).status).toBe(200)
    const second = await startPushDouble()
    await subscribe({ byCookie: other }, second.subscribing)
    await confirmedBooking({ ...ann, byBearer: other })
    expect(service.received).toHaveLength(1)
    expect(second.received).toHaveLength(1)
    await second.stop()
  })
})

describe('a trip that starts', () => {
  beforeEach(() => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
    vi.stubEnv('PUSH_KEY', Buffer.alloc(32, 7).toString('base64url'))
  })
  afterEach(() => vi.unstubAllEnvs())

  /** A day of this test's own: others make trips, too. */
  const startsOn = () => addDays('2040-01-01', Math.floor(Math.random() * 20_000))

  it('is told of once, on the morning of the day before where the device is', async () => {
    const auckland = await startPushDouble({ timeZone: 'Pacific/Auckland' })
    const ben = await newPerson()
    await subscribe(ann, service.subscribing)
    await subscribe(ben, auckland.subscribing)
    const startDate = startsOn()
    const changes = { destination: 'Oslo', startDate, endDate: addDays(startDate, 2) }
    const members = { memberIds: [ann.uid, ben.uid], roles: { [ann.uid]: 'owner', [ben.uid]: 'viewer' } } as const
    const trip = await storedTrip(ann, { ...changes, ...members, memberIds: [...members.memberIds] })

    const before = addDays(startDate, -1)
    const hours = Array.from(
      { length: 72 },
      (_, hour) => new Date(Date.parse(`${addDays(before, -1)}T00:05Z`) + hour * 3_600_000),
    )
    const told = { ann: [] as string[], ben: [] as string[] }
    for (const now of hours) {
      await remindOfTrips(now)
      told.ann.push(...service.received.splice(0).map(() => now.toISOString()))
      told.ben.push(...auckland.received.splice(0).map(() => now.toISOString()))
    }
    const at = (timeZone: string) => (instant: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
    expect(told.ann.map(at('Europe/Lisbon'))).toEqual([`${before} 09:05`])
    expect(told.ben.map(at('Pacific/Auckland'))).toEqual([`${before} 09:05`])
    expect(await noticesOf(ann)).toMatchObject([
      { kind: 'trip-starts', subjectId: trip, text: 'Your trip to Oslo starts tomorrow.' },
    ])
    await auckland.stop()
  })

  it('is not told of when it lies in the bin, or to who has not asked for it', async () => {
    await subscribe(ann, service.subscribing)
    const ben = await newPerson()
    const startDate = startsOn()
    const changes = { startDate, endDate: addDays(startDate, 1) }
    await storedTrip(ben, changes)
    const trip = await storedTrip(ann, changes)
    await adminFirestore.doc(`trips/${trip}`).update({ purgeAt: new Date('2100-01-01') })
    await remindOfTrips(new Date(`${addDays(startDate, -1)}T09:05Z`))
    expect(service.received).toEqual([])
    expect([await noticesOf(ann), await noticesOf(ben)]).toEqual([[], []])
  })
})
