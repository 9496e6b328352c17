import { randomUUID } from 'node:crypto'
import { ListedPackingList } from '@waymark/contract/packing/packing-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aList,
  anItem,
  idsOf,
  listDocument,
  listsOf,
  listsSeenBy,
  remove,
  replace,
  save,
  savedList,
} from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { call } from './support/call.ts'
import { plannedTrip, tripDocument } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`)
const without = (order: string[], id: string) => order.filter((each) => each !== id)

describe.each(['byCookie', 'byBearer'] as const)('the story of a packing list, %s', (by) => {
  it('is saved, listed, replaced and deleted', async () => {
    const { uid, ...signedIn } = await newPerson()
    const headers = signedIn[by]
    expect(await call('GET', '/api/packing-lists', { headers })).toMatchObject({ status: 200, body: [] })

    const saved = await call('POST', '/api/packing-lists', { headers, json: aList() })
    expect(saved).toMatchObject({ status: 200, body: { ...aList(), userId: uid, memberIds: [uid], tripId: null } })
    const list = ListedPackingList.parse(saved.body)
    expect(await call('GET', '/api/packing-lists', { headers })).toMatchObject({ status: 200, body: [list] })

    const items = [anItem('passport', { packed: true }), anItem('hat')]
    const replaced = await call('PUT', `/api/packing-lists/${list.id}`, { headers, json: { items } })
    expect(replaced).toMatchObject({ status: 200, body: { id: list.id, title: list.title, items } })
    expect(await call('GET', '/api/packing-lists', { headers })).toMatchObject({ status: 200, body: [replaced.body] })

    expect(await call('DELETE', `/api/packing-lists/${list.id}`, { headers })).toMatchObject({
      status: 200,
      body: { message: 'Packing list deleted successfully' },
    })
    expect(await call('GET', '/api/packing-lists', { headers })).toMatchObject({ status: 200, body: [] })
    expect((await listDocument(list.id).get()).exists).toBe(false)
  })
})

describe('saving a packing list', () => {
  it('calls a list without a title after its destination', async () => {
    expect((await savedList(person, { title: undefined })).title).toBe('Lisbon - Trip')
    const longest = await savedList(person, { title: undefined, destination: 'x'.repeat(255) })
    expect(longest.title).toBe('x'.repeat(255))
  })

  it.each([
    ['a calendar day', '2027-03-02'],
    ['a moment in UTC', '2027-03-02T23:30:00.000Z'],
    ['a moment elsewhere', '2027-03-02T23:30:00-08:00'],
    ['a moment without a zone', '2027-03-02T00:00:00'],
  ])('takes the day that is written in %s', async (_what, startDate) => {
    const list = await savedList(person, { startDate, endDate: startDate })
    expect([list.startDate, list.endDate]).toEqual(['2027-03-02', '2027-03-02'])
  })

  it('takes an empty list, and items without a quantity or a reason', async () => {
    expect((await savedList(person, { items: [] })).items).toEqual([])
    const bare = { id: 'map', name: 'Map', category: 'Own', reason: '', essential: false, packed: false }
    expect((await savedList(person, { items: [bare] })).items).toEqual([{ ...bare, order: 'a0' }])
  })

  it('keeps 500 items in the order of the array', async () => {
    const order = ids(500)
    const list = await savedList(person, { items: order.map((id) => anItem(id)) })
    expect(idsOf(list.items)).toEqual(order)
    expect(idsOf((await listsSeenBy(person)).find(({ id }) => id === list.id)?.items ?? [])).toEqual(order)
  })

  it.each(['a.b', 'with space', '`', 'constructor', 'hasOwnProperty', 'toString', 'then', 'תיק', '🏝️', '*', '[x]~'])(
    'takes %j as the id of an item',
    async (id) => {
      const list = await savedList(person, { items: [anItem(id), anItem('shoes')] })
      expect(idsOf(list.items)).toEqual([id, 'shoes'])
      const answer = await replace(person, list.id, [anItem('shoes'), anItem(id, { packed: true })])
      expect(answer).toMatchObject({ status: 200, body: { items: [{ id: 'shoes' }, { id, packed: true }] } })
    },
  )

  it('belongs to a trip of which the user is a member', async () => {
    const { id: tripId } = await plannedTrip(person)
    expect((await savedList(person, { tripId })).tripId).toBe(tripId)
    const guest = await newPerson()
    expect((await save(guest, aList({ tripId }))).status).toBe(400)
    await tripDocument(tripId).update({ memberIds: [person.uid, guest.uid] })
    expect((await savedList(guest, { tripId })).tripId).toBe(tripId)
  })

  it('lists the newest list first', async () => {
    const other = await newPerson()
    for (const title of ['First', 'Second', 'Third']) await savedList(other, { title })
    expect((await listsSeenBy(other)).map(({ title }) => title)).toEqual(['Third', 'Second', 'First'])
  })
})

describe('saving with an Idempotency-Key', () => {
  const saveWith = (who: Person, key: string, changes = {}) => save(who, aList(changes), { 'idempotency-key': key })

  it('makes one list of five requests at once', async () => {
    const other = await newPerson()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => saveWith(other, key)))
    for (const answer of answers) expect(answer).toEqual({ ...answer, status: 200, body: answers[0]?.body })
    expect(await listsOf(other.uid)).toHaveLength(1)
  })

  it('answers a late retry with the list as it is by then', async () => {
    const key = randomUUID()
    const { id } = ListedPackingList.parse((await saveWith(person, key)).body)
    await replace(person, id, [anItem('hat')])
    await listDocument(id).update({ title: 'Our list', startDate: '2027-02-27' })
    expect(await saveWith(person, key)).toMatchObject({
      status: 200,
      body: { id, title: 'Our list', items: [{ id: 'hat' }] },
    })
  })

  it('makes another list for another key, for no key, and for another person with the same key', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const key = randomUUID()
    for (const sent of [saveWith(one, key), saveWith(one, randomUUID()), save(one, aList()), saveWith(other, key)])
      expect((await sent).status).toBe(200)
    expect(await listsOf(one.uid)).toHaveLength(3)
    expect(await listsOf(other.uid)).toHaveLength(1)
  })

  it('refuses the key of one list for a different one with 409, and leaves the first as it is', async () => {
    const other = await newPerson()
    const key = randomUUID()
    const first = await saveWith(other, key)
    const second = await saveWith(other, key, { items: [anItem('hat')] })
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await listsSeenBy(other)).toEqual([first.body])
  })
})

describe('replacing the items of a packing list', () => {
  const keysOf = (list: ListedPackingList) => new Map(list.items.map(({ id, order }) => [id, order]))

  it('changes nothing when it sends back what it got', async () => {
    const list = await savedList(person)
    const answer = await replace(person, list.id, list.items)
    expect(answer.body).toEqual({ ...list, updatedAt: expect.any(String) as string })
  })

  it('puts them in the order of the array, and leaves the keys of those that did not move', async () => {
    const order = ids(6)
    const before = await savedList(person, { items: order.map((id) => anItem(id)) })
    const moved = ['item-5', 'new', ...without(order, 'item-5')]
    const answer = await replace(
      person,
      before.id,
      moved.map((id) => anItem(id)),
    )
    const after = ListedPackingList.parse(answer.body)
    expect(idsOf(after.items)).toEqual(moved)
    for (const id of without(order, 'item-5')) expect(keysOf(after).get(id)).toBe(keysOf(before).get(id))
  })

  it('goes by the array where the keys that are sent say otherwise', async () => {
    const { id } = await savedList(person, { items: [] })
    const answer = await replace(person, id, [anItem('a', { order: 'a5' }), anItem('b', { order: 'a1' })])
    expect(idsOf(ListedPackingList.parse(answer.body).items)).toEqual(['a', 'b'])
    expect(idsOf((await listsSeenBy(person)).find((list) => list.id === id)?.items ?? [])).toEqual(['a', 'b'])
  })

  it('leaves every other field as it is', async () => {
    const { id } = await savedList(person)
    const { items: _before, updatedAt: earlier, ...before } = (await listDocument(id).get()).data() ?? {}
    await replace(person, id, [])
    const { items: _after, updatedAt: later, ...after } = (await listDocument(id).get()).data() ?? {}
    expect(after).toEqual(before)
    expect(later).not.toEqual(earlier)
  })

  it('answers 404 when the list was deleted meanwhile, and does not bring it back', async () => {
    const { id } = await savedList(person)
    await remove(person, id)
    expect((await replace(person, id, [anItem('hat')])).status).toBe(404)
    expect((await listDocument(id).get()).exists).toBe(false)
  })
})
