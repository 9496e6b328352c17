import { FieldValue, Timestamp } from 'firebase-admin/firestore'
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

/** As a trip was before it had stops. */
const ofBefore = { stops: FieldValue.delete(), days: FieldValue.delete() }

/** A trip of two people after one of them has written something odd into it. */
async function oddTrip(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = await plannedTrip(owner)
  const roles = { [owner.uid]: 'owner', [member.uid]: 'editor' }
  await tripDocument(id).update({ memberIds: [owner.uid, member.uid], roles, ...changes })
  return id
}

const listed = async (id: string) => {
  const answer = await call('GET', '/api/trips', { headers: owner.byBearer })
  expect(answer.status).toBe(200)
  return (answer.body as { id: string; itinerary: { dailyItinerary: unknown[] } }[]).find((trip) => trip.id === id)
}
const remove = async (id: string, { byBearer }: Person) =>
  (await call('DELETE', `/api/trips/${id}`, { headers: byBearer })).status

describe('a trip with something in it that is no day', () => {
  it.each([
    ['a text', ['junk']],
    ['900 kB', ['x'.repeat(900_000)]],
    ['a day without anything', [{ day: 1 }]],
  ])('is still listed when it is %s', async (_what, days) => {
    const id = await oddTrip({ ...ofBefore, 'itinerary.dailyItinerary': days })
    expect((await listed(id))?.itinerary.dailyItinerary).toEqual([])
  })

  it.each([
    ['a text', 'junk'],
    ['a stop without anything', { day: 1 }],
  ])('is still listed when a stop is %s', async (_what, stop) => {
    const id = await oddTrip({ 'stops.d1-1': stop })
    const days = (await listed(id))?.itinerary.dailyItinerary
    expect(days).toHaveLength(3)
    expect(JSON.stringify(days)).not.toContain('junk')
  })
})

describe('a trip that cannot be read at all', () => {
  const broken = { budget: 'a lot', itinerary: 'none' }

  it('is not listed, and its owner can delete it', async () => {
    const id = await oddTrip(broken)
    expect(await listed(id)).toBeUndefined()
    expect(await remove(id, owner)).toBe(200)
    expect((await tripDocument(id).get()).get('purgeAt')).toBeInstanceOf(Timestamp)
  })

  it('is refused to everybody else as any trip is', async () => {
    const id = await oddTrip(broken)
    expect(await remove(id, member)).toBe(403)
    expect(await remove(id, outsider)).toBe(404)
    expect((await tripDocument(id).get()).exists).toBe(true)
  })

  it('belongs to nobody when it does not say to whom', async () => {
    const id = await oddTrip({ memberIds: 'all', roles: null })
    expect(await remove(id, owner)).toBe(404)
  })
})
