import { LIMITS } from '@waymark/contract/limits'
import { aPackingList } from '@waymark/contract/fixtures/packing'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../../functions/src/trips/trip-links-store.ts'
import { call } from './support/call.ts'
import { aList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { acceptLink, expireLink, linksOf, linkTo, putIntoBin, sharedTrip } from './support/trip-links.ts'
import { storedTrip, tripDocument } from './support/trips.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let owner: Person
let guest: Person
let outsider: Person
beforeAll(async () => {
  ;[owner, guest, outsider] = await Promise.all([newPerson(), newPerson({ displayName: 'Gus Guest' }), newPerson()])
})

const read = async (id: string) => (await tripDocument(id).get()).data()

describe('an invitation', () => {
  it('makes a member of whoever accepts it, with its role and their name', async () => {
    const id = await storedTrip(owner)
    const { token, link } = await linkTo(id, owner, { role: 'editor' })
    expect(JSON.stringify(await adminFirestore.collection('tripLinks').doc(link.id).get())).not.toContain(token)
    expect((await acceptLink('x'.repeat(22), guest)).status).toBe(404)
    expect((await acceptLink('short', guest)).status).toBe(400)
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid] })
    expect(await acceptLink(token, guest)).toMatchObject({ status: 200, body: { tripId: id } })
    expect(await read(id)).toMatchObject({
      memberIds: [owner.uid, guest.uid],
      roles: { [owner.uid]: 'owner', [guest.uid]: 'editor' },
      memberNames: { [guest.uid]: 'Gus Guest', [owner.uid]: expect.any(String) },
    })
    expect(await acceptLink(token, outsider)).toMatchObject({ status: 200 })
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
      place: expect.objectContaining({ name: 'Lisbon', country: 'Portugal' }),
      startDate: '2027-03-01',
      endDate: '2027-03-02',
      role: 'editor',
      invitedBy: expect.any(String),
      isMember: false,
    })
    expect((await look(token, owner)).body).toMatchObject({ isMember: true })
    expect((await look((await linkTo(id, owner, { role: 'public' })).token, guest)).status).toBe(404)
    expect((await look('x'.repeat(22), guest)).status).toBe(404)
    await putIntoBin(id)
    expect((await look(token, guest)).status).toBe(404)
  })

  it('lets nobody back whom the owner has removed, or in another role, until there is a new one', async () => {
    const id = await storedTrip(owner)
    const { token } = await linkTo(id, owner, { role: 'editor' })
    const at = `/api/trips/${id}/members/${guest.uid}`
    const leave = (person: Person) => call('DELETE', at, { headers: person.byBearer })
    expect((await acceptLink(token, guest)).status).toBe(200)
    // Who leaves on their own account may come back.
    expect((await leave(guest)).status).toBe(200)
    expect((await acceptLink(token, guest)).status).toBe(200)

    expect((await leave(owner)).status).toBe(200)
    expect((await acceptLink(token, guest)).status).toBe(404)
    expect((await call('GET', `/api/trip-links/${token}`, { headers: guest.byBearer })).status).toBe(404)
    expect((await acceptLink(token, outsider)).status).toBe(200)
    expect((await read(id))?.['memberIds']).toEqual([owner.uid, outsider.uid])

    const other = await linkTo(id, owner, { role: 'editor' })
    expect((await acceptLink(other.token, guest)).status).toBe(200)
    const json = { role: 'viewer' }
    expect((await call('PUT', at, { headers: owner.byBearer, json })).status).toBe(200)
    expect((await acceptLink(other.token, guest)).status).toBe(200)
    expect((await leave(guest)).status).toBe(200)
    expect((await acceptLink(other.token, guest)).status).toBe(404)
    const viewing = await linkTo(id, owner, { role: 'viewer' })
    expect((await acceptLink(viewing.token, guest)).status).toBe(200)
    expect((await read(id))?.['roles']).toMatchObject({ [guest.uid]: 'viewer' })
  })

  it('leaves who is a member already as they are', async () => {
    const id = await storedTrip(owner)
    const { token } = await linkTo(id, owner, { role: 'viewer' })
    expect((await acceptLink(token, owner)).status).toBe(200)
    expect(await read(id)).toMatchObject({ roles: { [owner.uid]: 'owner' } })
  })

  it('works once where it is for one, and not after it has expired or was revoked', async () => {
    const id = await storedTrip(owner)
    const single = await linkTo(id, owner, { role: 'viewer', isSingleUse: true })
    expect((await acceptLink(single.token, guest)).status).toBe(200)
    expect((await acceptLink(single.token, outsider)).status).toBe(404)
    const expired = await linkTo(id, owner, { role: 'viewer' })
    await expireLink(expired.link.id)
    expect((await acceptLink(expired.token, outsider)).status).toBe(404)
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
    expect((await acceptLink(revoked.token, outsider)).status).toBe(404)
    expect((await linksOf(id, owner)).body).toEqual([])
    expect(await read(id)).toMatchObject({ memberIds: [owner.uid, guest.uid] })
  })

  it('is made and listed for the owner alone', async () => {
    const id = await sharedTrip(owner, { [guest.uid]: 'editor' })
    const good = { role: 'viewer', expiresInDays: 7 }
    expect((await call('POST', `/api/trips/${id}/links`, { json: good })).status).toBe(401)
    expect((await linksOf(id, outsider, good)).status).toBe(404)
    expect((await linksOf(id, guest, good)).status).toBe(403)
    expect((await linksOf(id, owner, { ...good, role: 'owner' })).status).toBe(400)
    expect((await linksOf(id, owner, { ...good, expiresInDays: 366 })).status).toBe(400)
    expect((await linksOf(id, owner)).body).toEqual([])
    expect((await linksOf(id, owner, good)).status).toBe(200)
    expect((await linksOf(id, owner)).body).toHaveLength(1)
    expect((await linksOf(id, guest)).status).toBe(403)
  })

  it('is no more than one of twenty, also where thirty are made at once', async () => {
    const id = await storedTrip(owner)
    const link = { tripId: id, role: 'viewer', isSingleUse: false, createdBy: owner.uid } as const
    // As retries with one Idempotency-Key do, of which any number run beside each other.
    const asked = Array.from({ length: 30 }, () => createLink({ ...link, expiresAt: new Date(Date.now() + DAY_MS) }))
    const answers = await Promise.allSettled(asked)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(refused).toHaveLength(30 - LIMITS.tripLinks)
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'conflict', message: 'A trip can have at most 20 links' })
    }
    const { body } = await linksOf(id, owner)
    expect(body).toHaveLength(LIMITS.tripLinks)
    // An expired one counts no more.
    await expireLink((body as { id: string }[])[0]?.id ?? '')
    const good = { role: 'viewer', expiresInDays: 7 }
    expect((await linksOf(id, owner, good)).status).toBe(200)
    expect((await linksOf(id, owner, good)).status).toBe(409)
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
    await acceptLink((await linkTo(id, owner, { role: 'viewer' })).token, outsider)
    expect(await members()).toEqual([owner.uid])
    await acceptLink((await linkTo(id, owner, { role: 'editor' })).token, guest)
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
