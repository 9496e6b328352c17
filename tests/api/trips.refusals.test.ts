import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { plannedTrip, tripDocument } from './support/trips.ts'

let owner: Person
let member: Person
let outsider: Person
beforeAll(async () => {
  owner = await newPerson()
  member = await newPerson()
  outsider = await newPerson()
})

async function sharedTrip(): Promise<string> {
  const { id } = await plannedTrip(owner)
  const roles = { [owner.uid]: 'owner', [member.uid]: 'editor' }
  await tripDocument(id).update({ memberIds: [owner.uid, member.uid], roles })
  return id
}

const remove = (id: string, { byCookie }: Person) => call('DELETE', `/api/trips/${id}`, { headers: byCookie })
const read = async (id: string) => (await tripDocument(id).get()).data()
const idsSeenBy = async ({ byCookie }: Person) => {
  const answer = await call('GET', '/api/trips', { headers: byCookie })
  return (answer.body as { id: string }[]).map((trip) => trip.id)
}

describe('deleting a trip', () => {
  it('is done for its owner', async () => {
    const id = await sharedTrip()
    expect(await remove(id, owner)).toMatchObject({ status: 200, body: { message: 'Trip deleted successfully' } })
    expect(await idsSeenBy(owner)).not.toContain(id)
    expect(await idsSeenBy(member)).not.toContain(id)
    const copied = await call('POST', `/api/trips/${id}/copy`, { headers: owner.byCookie, json: {} })
    expect(copied.status).toBe(404)
  })

  it('keeps it for 30 days, in which its owner can bring it back; then it goes for good', async () => {
    const id = await sharedTrip()
    const other = await sharedTrip()
    const { purgeAt: _none, updatedAt: _on, ...before } = (await read(id)) ?? {}
    await remove(id, owner)
    const { purgeAt, updatedAt: _then, ...binned } = (await read(id)) ?? {}
    expect(binned).toEqual(before)
    const days = ((purgeAt as Timestamp).toMillis() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    await tripDocument(id).update({ purgeAt: null })
    expect(await idsSeenBy(owner)).toContain(id)

    await tripDocument(id).update({ purgeAt: Timestamp.fromMillis(Date.now() - 1_000) })
    await remove(other, owner)
    expect(await read(id)).toBeUndefined()
    expect(await read(other)).toBeDefined()
  })

  it('is refused with 403 to a member who is not the owner, and the trip stays as it is', async () => {
    const id = await sharedTrip()
    const before = await read(id)
    expect(await remove(id, member)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await read(id)).toEqual(before)
  })

  it('answers an outsider with 404, as if there were no such trip, and the trip stays as it is', async () => {
    const id = await sharedTrip()
    const before = await read(id)
    const foreign = await remove(id, outsider)
    const unknown = await remove('nosuchtrip', outsider)
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Not found', code: 'not-found' } })
    expect({ ...(foreign.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' })
    expect(await read(id)).toEqual(before)
  })

  it('answers 404 when it is done twice', async () => {
    const id = await sharedTrip()
    await remove(id, owner)
    expect((await remove(id, owner)).status).toBe(404)
  })

  it('gives administrators no right over what is not theirs', async () => {
    const id = await sharedTrip()
    expect((await remove(id, await newPerson({ admin: true }))).status).toBe(404)
    expect(await read(id)).toBeDefined()
  })
})

describe('listing trips', () => {
  it('shows a trip to its members and to nobody else', async () => {
    const id = await sharedTrip()
    expect(await idsSeenBy(owner)).toContain(id)
    expect(await idsSeenBy(member)).toContain(id)
    expect(await idsSeenBy(outsider)).not.toContain(id)
  })

  it('leaves out a document that cannot be read instead of failing', async () => {
    const id = await sharedTrip()
    const broken = await sharedTrip()
    await tripDocument(broken).update({ budget: 5 })
    const seen = await idsSeenBy(owner)
    expect(seen).toContain(id)
    expect(seen).not.toContain(broken)
  })
})
