import { aPackingList } from '@waymark/contract/fixtures/packing'
import { aStop } from '@waymark/contract/fixtures/trips'
import { SharedTrip } from '@waymark/contract/trips/trip-link'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { aList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { linkTo, sharedTrip } from './support/trip-links.ts'
import { storedTrip, tripDocument } from './support/trips.ts'

let owner: Person
let guest: Person
let outsider: Person
beforeAll(async () => {
  ;[owner, guest, outsider] = await Promise.all([newPerson(), newPerson({ displayName: 'Gus Guest' }), newPerson()])
})

const read = async (id: string) => (await tripDocument(id).get()).data()
const links = (id: string, person: Person, json?: object) =>
  call(json ? 'POST' : 'GET', `/api/trips/${id}/links`, { headers: person.byBearer, ...(json && { json }) })
const accept = (token: string, person: Person) =>
  call('POST', '/api/trip-links/accept', { headers: person.byBearer, json: { token } })
const expire = (linkId: string) =>
  adminFirestore
    .collection('tripLinks')
    .doc(linkId)
    .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1_000) })

describe('an invitation', () => {
  it('makes a member of whoever accepts it, with its role and their name', async () => {
    const id = await storedTrip(owner)
    const { token, link } = await linkTo(id, owner, { role: 'editor' })
    expect(JSON.stringify(await adminFirestore.collection('tripLinks').doc(link.id).get())).not.toContain(token)
    expect((await accept('x'.repeat(22), guest)).status).toBe(404)
    expect((await accept('short', guest)).status).toBe(400)
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid] })
    expect(await accept(token, guest)).toMatchObject({ status: 200, body: { tripId: id } })
    expect(await read(id)).toMatchObject({
      memberIds: [owner.uid, guest.uid],
      roles: { [owner.uid]: 'owner', [guest.uid]: 'editor' },
      memberNames: { [guest.uid]: 'Gus Guest', [owner.uid]: expect.any(String) },
    })
    expect(await accept(token, outsider)).toMatchObject({ status: 200 })
  })

  it('tells whoever was given it, and is signed in, what it is for', async () => {
    const id = await storedTrip(owner)
    const { token } = await linkTo(id, owner, { role: 'editor' })
    const look = (of: string, person?: Person) =>
      call('GET', `/api/trip-links/${of}`, person && { headers: person.byBearer })
    expect((await look(token)).status).toBe(401)
    const { body } = await look(token, guest)
    expect(body).toEqual({
      title: 'Lisbon in March',
      destination: 'Lisbon',
      startDate: '2027-03-01',
      endDate: '2027-03-02',
      role: 'editor',
      invitedBy: expect.any(String),
      isMember: false,
    })
    expect((await look(token, owner)).body).toMatchObject({ isMember: true })
    expect((await look((await linkTo(id, owner, { role: 'public' })).token, guest)).status).toBe(404)
    expect((await look('x'.repeat(22), guest)).status).toBe(404)
    await tripDocument(id).update({ purgeAt: Timestamp.fromMillis(Date.now() + 1_000_000) })
    expect((await look(token, guest)).status).toBe(404)
  })

  it('leaves who is a member already as they are', async () => {
    const id = await storedTrip(owner)
    const { token } = await linkTo(id, owner, { role: 'viewer' })
    expect((await accept(token, owner)).status).toBe(200)
    expect(await read(id)).toMatchObject({ roles: { [owner.uid]: 'owner' } })
  })

  it('works once where it is for one, and not after it has expired or was revoked', async () => {
    const id = await storedTrip(owner)
    const single = await linkTo(id, owner, { role: 'viewer', isSingleUse: true })
    expect((await accept(single.token, guest)).status).toBe(200)
    expect((await accept(single.token, outsider)).status).toBe(404)
    const expired = await linkTo(id, owner, { role: 'viewer' })
    await expire(expired.link.id)
    expect((await accept(expired.token, outsider)).status).toBe(404)
    const revoked = await linkTo(id, owner, { role: 'viewer' })
    const path = `/api/trips/${id}/links/${revoked.link.id}`
    expect((await call('DELETE', path, { headers: outsider.byBearer })).status).toBe(404)
    expect((await call('DELETE', path, { headers: guest.byBearer })).status).toBe(403)
    expect(
      (
        await call('DELETE', `/api/trips/${await storedTrip(owner)}/links/${revoked.link.id}`, {
          headers: owner.byBearer,
        })
      ).status,
    ).toBe(404)
    expect((await call('DELETE', path, { headers: owner.byBearer })).status).toBe(200)
    expect((await accept(revoked.token, outsider)).status).toBe(404)
    expect((await links(id, owner)).body).toEqual([])
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid, guest.uid] })
  })

  it('is made and listed for the owner alone', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'editor' })
    const good = { role: 'viewer', expiresInDays: 7 }
    expect((await call('POST', `/api/trips/${id}/links`, { json: good })).status).toBe(401)
    expect((await links(id, outsider, good)).status).toBe(404)
    expect((await links(id, guest, good)).status).toBe(403)
    expect((await links(id, owner, { ...good, role: 'owner' })).status).toBe(400)
    expect((await links(id, owner, { ...good, expiresInDays: 366 })).status).toBe(400)
    expect((await links(id, owner)).body).toEqual([])
    expect((await links(id, owner, good)).status).toBe(200)
    expect((await links(id, owner)).body).toHaveLength(1)
    expect((await links(id, guest)).status).toBe(403)
  })
})

describe('the members of a trip', () => {
  const member = (method: 'PUT' | 'DELETE', id: string, uid: string, by: Person, json?: object) =>
    call(method, `/api/trips/${id}/members/${uid}`, { headers: by.byBearer, ...(json && { json }) })

  it('are listed for each of them, the owner first', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'viewer' })
    const list = (by: Person) => call('GET', `/api/trips/${id}/members`, { headers: by.byBearer })
    expect(await list(guest)).toMatchObject({
      status: 200,
      body: [
        { uid: owner.uid, role: 'owner' },
        { uid: 'mia', name: 'Mia', role: 'editor' },
        { uid: guest.uid, name: 'Gus Guest', role: 'viewer' },
      ],
    })
    expect((await list(outsider)).status).toBe(404)
  })

  it('get another role from the owner alone', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'viewer' })
    const before = await read(id)
    expect((await member('PUT', id, guest.uid, guest, { role: 'editor' })).status).toBe(403)
    expect((await member('PUT', id, guest.uid, outsider, { role: 'editor' })).status).toBe(404)
    expect((await member('PUT', id, guest.uid, owner, { role: 'owner' })).status).toBe(400)
    expect((await member('PUT', id, outsider.uid, owner, { role: 'editor' })).status).toBe(404)
    expect((await member('PUT', id, owner.uid, owner, { role: 'viewer' })).status).toBe(404)
    expect(await read(id)).toEqual(before)
    expect((await member('PUT', id, guest.uid, owner, { role: 'editor' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ roles: { [guest.uid]: 'editor' } })
  })

  it('leave by themselves, and are taken out by the owner, who stays', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'viewer' })
    expect((await member('DELETE', id, 'mia', guest)).status).toBe(403)
    expect((await member('DELETE', id, owner.uid, owner)).status).toBe(409)
    expect((await member('DELETE', id, guest.uid, outsider)).status).toBe(404)
    expect((await member('DELETE', id, guest.uid, guest)).status).toBe(200)
    expect((await member('DELETE', id, 'mia', owner)).status).toBe(200)
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid], roles: { [owner.uid]: 'owner' }, memberNames: {} })
    expect((await read(id))?.['roles']).toEqual({ [owner.uid]: 'owner' })
  })
})

describe('the packing lists of a trip', () => {
  it('are shared with who may change it, and with nobody else', async () => {
    const id = await storedTrip(owner)
    const { id: _list, ...list } = aPackingList({ userId: owner.uid, memberIds: [owner.uid], tripId: id })
    const ref = await adminFirestore.collection('packingLists').add(list)
    const members = async (): Promise<unknown> => (await ref.get()).get('memberIds')
    await accept((await linkTo(id, owner, { role: 'viewer' })).token, outsider)
    expect(await members()).toEqual([owner.uid])
    await accept((await linkTo(id, owner, { role: 'editor' })).token, guest)
    expect(await members()).toEqual([owner.uid, guest.uid])
    const path = `/api/trips/${id}/members/${guest.uid}`
    await call('PUT', path, { headers: owner.byBearer, json: { role: 'viewer' } })
    expect(await members()).toEqual([owner.uid])
    await call('PUT', path, { headers: owner.byBearer, json: { role: 'editor' } })
    expect(await members()).toEqual([owner.uid, guest.uid])
    await call('DELETE', path, { headers: guest.byBearer })
    expect(await members()).toEqual([owner.uid])
  })

  it('are shared also when they are made after somebody has joined, but not those of strangers', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'editor', watcher: 'viewer' })
    const lists = adminFirestore.collection('packingLists')
    const made = async (uid: string) => {
      const { id: _list, ...list } = aPackingList({ userId: uid, memberIds: [uid], tripId: id })
      return lists.add(list)
    }
    const own = await made(guest.uid)
    const foreign = await made(outsider.uid)
    const members = async ({ id: list }: { id: string }): Promise<unknown> =>
      (await lists.doc(list).get()).get('memberIds')
    const share = (by: Person) => call('POST', `/api/trips/${id}/packing-lists/share`, { headers: by.byBearer })
    expect((await share(outsider)).status).toBe(404)
    expect(await members(own)).toEqual([guest.uid])
    expect((await share(guest)).status).toBe(200)
    expect(await members(own)).toEqual([guest.uid, owner.uid, 'mia'])
    expect(await members(foreign)).toEqual([outsider.uid])
    const saved = await call('POST', '/api/packing-lists', { headers: owner.byBearer, json: aList({ tripId: id }) })
    expect(saved).toMatchObject({ status: 200, body: { memberIds: [owner.uid, 'mia', guest.uid] } })
  })
})

/** Every value that an outsider may get, by where it stands; `*` is any entry of a list. */
const MAY_BE_SEEN: ReadonlySet<string> = new Set([
  ...['title', 'destination', 'startDate', 'endDate'],
  ...['name', 'country', 'countryCode', 'lat', 'lng', 'timeZone'].map((field) => `place.${field}`),
  'itinerary.overview.highlights.*',
  'itinerary.tips.*',
  ...[
    ...['day', 'theme', 'date', 'accommodation'],
    ...['breakfast', 'lunch', 'dinner'].map((meal) => `meals.${meal}`),
    ...['time', 'activity', 'description'].map((field) => `activities.*.${field}`),
    ...['name', 'kind', 'status', 'lat', 'lng', 'stayMinutes', 'costCents'].map(
      (field) => `activities.*.place.${field}`,
    ),
  ].map((path) => `itinerary.dailyItinerary.*.${path}`),
])

function* pathsIn(value: unknown, path: readonly string[] = []): Generator<string> {
  if (typeof value !== 'object' || value === null) yield path.join('.')
  else
    for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, Array.isArray(value) ? '*' : key])
}

describe('a public link', () => {
  const open = (token: string) => call('GET', `/api/shared-trips/${token}`)

  it('shows without an account what may be seen, and nothing else', async () => {
    const id = await sharedTrip(owner)
    const secret = 'SECRET'
    await tripDocument(id).update({
      preferences: secret,
      departureCity: secret,
      'days.1.accommodation': secret,
      'stops.d1-1': aStop({ note: secret, link: `https://${secret}`, by: 'mia', costCents: 7_654_321 }),
      'stops.flight': aStop({ id: 'flight', kind: 'booking', title: secret }),
      'stops.booked': aStop({ id: 'booked', bookingId: secret, title: secret }),
      'stops.bed': aStop({ id: 'bed', kind: 'sleep', title: secret }),
      'stops.noted': aStop({ id: 'noted', kind: 'note', title: secret }),
      'stops.gone': aStop({ id: 'gone', removedBy: 'mia', title: secret }),
    })
    const { token } = await linkTo(id, owner, { role: 'public' })
    const answer = await open(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const shown = SharedTrip.parse(answer.body)
    expect([...pathsIn(answer.body)].filter((path) => !MAY_BE_SEEN.has(path))).toEqual([])
    expect(shown.itinerary.dailyItinerary[0]?.activities).toHaveLength(1)
    for (const hidden of [secret, 'mia', 'Mia', owner.uid, '7654321']) {
      expect(JSON.stringify(answer.body)).not.toContain(hidden)
    }
    await tripDocument(id).update({ title: 'Renamed since' })
    expect((await open(token)).body).toMatchObject({ title: 'Renamed since' })
  })

  it('shows nothing once it has expired, was revoked, or the trip is gone; and is no invitation', async () => {
    const id = await storedTrip(owner)
    const made = await linkTo(id, owner, { role: 'public' })
    expect((await accept(made.token, guest)).status).toBe(404)
    expect((await open('x'.repeat(22))).status).toBe(404)
    expect((await open((await linkTo(id, owner, { role: 'viewer' })).token)).status).toBe(404)
    expect((await open(made.token)).status).toBe(200)
    await tripDocument(id).update({ purgeAt: Timestamp.fromMillis(Date.now() + 1_000_000) })
    expect((await open(made.token)).status).toBe(404)
    await tripDocument(id).update({ purgeAt: null })
    await expire(made.link.id)
    expect((await open(made.token)).status).toBe(404)
  })
})

describe('a calendar that follows a trip', () => {
  const open = (token: string) => call('GET', `/api/trip-calendars/${token}`)
  /** What an outsider may find in it. */
  const MAY_BE_SEEN =
    /^(?:BEGIN|END|VERSION|PRODID|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|STATUS|TRANSP)[:;]/

  it('is answered without an account, as it is now, and without what is private', async () => {
    const id = await sharedTrip(owner)
    const secret = 'SECRET'
    await tripDocument(id).update({
      preferences: secret,
      departureCity: secret,
      'days.1.accommodation': secret,
      'stops.d1-1': aStop({ note: secret, link: `https://${secret}`, by: 'mia', costCents: 7_654_321 }),
      'stops.bed': aStop({ id: 'bed', kind: 'sleep', title: 'Casa do Miradouro', description: secret }),
      'stops.flight': aStop({ id: 'flight', kind: 'booking', title: 'Flight', description: secret, bookingId: secret }),
      'stops.noted': aStop({ id: 'noted', kind: 'note', title: secret }),
      'stops.gone': aStop({ id: 'gone', removedBy: 'mia', title: secret }),
    })
    const { token } = await linkTo(id, owner, { role: 'calendar' })
    const answer = await open(`${token}.ics`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = String(answer.body).replaceAll('\r\n ', '')
    expect(
      text
        .trim()
        .split('\r\n')
        .filter((line) => !MAY_BE_SEEN.test(line)),
    ).toEqual([])
    for (const title of ['Castle of São Jorge', 'Casa do Miradouro', 'Flight'])
      expect(text).toContain(`SUMMARY:${title}`)
    for (const hidden of [secret, 'mia', 'Mia', owner.uid, '7654321']) expect(text).not.toContain(hidden)
    await tripDocument(id).update({ title: 'Renamed since' })
    expect(String((await open(token)).body)).toContain('NAME:Renamed since')
  })

  it('ends when its link is revoked, has expired, or the trip is gone, and its link is good for nothing else', async () => {
    const id = await storedTrip(owner)
    const { token, link } = await linkTo(id, owner, { role: 'calendar' })
    expect((await accept(token, guest)).status).toBe(404)
    expect((await call('GET', `/api/trip-links/${token}`, { headers: guest.byBearer })).status).toBe(404)
    expect((await call('GET', `/api/shared-trips/${token}`)).status).toBe(404)
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid] })
    for (const role of ['public', 'viewer', 'editor'] as const) {
      expect((await open((await linkTo(id, owner, { role })).token)).status).toBe(404)
    }
    for (const wrong of ['x'.repeat(22), 'short', `${token}.txt`]) expect((await open(wrong)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    await tripDocument(id).update({ purgeAt: Timestamp.fromMillis(Date.now() + 1_000_000) })
    expect((await open(token)).status).toBe(404)
    await tripDocument(id).update({ purgeAt: null })
    expect((await links(id, guest, { role: 'calendar', expiresInDays: 7 })).status).toBe(404)
    await call('DELETE', `/api/trips/${id}/links/${link.id}`, { headers: owner.byBearer })
    expect((await open(token)).status).toBe(404)
    const later = await linkTo(id, owner, { role: 'calendar' })
    await expire(later.link.id)
    expect((await open(later.token)).status).toBe(404)
    expect((await call('POST', `/api/trip-calendars/${token}`)).status).toBe(405)
  })
})
