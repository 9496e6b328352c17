import { beforeAll, describe, expect, it } from 'vitest'
import { anItem, idsOf, listDocument, listsSeenBy, remove, replace, savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import type { Answer } from './support/call.ts'

let owner: Person
let member: Person
let outsider: Person
beforeAll(async () => {
  owner = await newPerson()
  member = await newPerson()
  outsider = await newPerson()
})

async function sharedList(): Promise<string> {
  const { id } = await savedList(owner)
  await listDocument(id).update({ memberIds: [owner.uid, member.uid] })
  return id
}

const read = async (id: string) => (await listDocument(id).get()).data()
const idsSeenBy = async (person: Person) => idsOf(await listsSeenBy(person))
const anonymous = ({ body }: Answer) => ({ ...(body as object), requestId: '' })
const NOT_FOUND = { status: 404, body: { message: 'Not found', code: 'not-found' } }

describe('replacing the items of a packing list', () => {
  const items = [anItem('hat')]

  it.each([
    ['its owner', () => owner],
    ['a member', () => member],
  ])('is done for %s', async (_who, who) => {
    const id = await sharedList()
    expect(await replace(who(), id, items)).toMatchObject({ status: 200, body: { id, items } })
    expect(Object.keys((await read(id))?.['items'])).toEqual(['hat'])
  })

  it('answers an outsider with 404, as if there were no such list, and the list stays as it is', async () => {
    const id = await sharedList()
    const before = await read(id)
    const foreign = await replace(outsider, id, items)
    const unknown = await replace(outsider, 'nosuchlist', items)
    expect(foreign).toMatchObject(NOT_FOUND)
    expect(anonymous(foreign)).toEqual(anonymous(unknown))
    expect(await read(id)).toEqual(before)
  })

  it('gives administrators no right over what is not theirs', async () => {
    const id = await sharedList()
    const before = await read(id)
    expect((await replace(await newPerson({ admin: true }), id, items)).status).toBe(404)
    expect(await read(id)).toEqual(before)
  })
})

describe('deleting a packing list', () => {
  it('is done for its owner', async () => {
    const id = await sharedList()
    expect(await remove(owner, id)).toMatchObject({
      status: 200,
      body: { message: 'Packing list deleted successfully' },
    })
    expect(await read(id)).toBeUndefined()
  })

  it('is refused with 403 to a member who is not the owner, and the list stays as it is', async () => {
    const id = await sharedList()
    const before = await read(id)
    expect(await remove(member, id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await read(id)).toEqual(before)
  })

  it('answers an outsider with 404, as if there were no such list, and the list stays as it is', async () => {
    const id = await sharedList()
    const before = await read(id)
    const foreign = await remove(outsider, id)
    const unknown = await remove(outsider, 'nosuchlist')
    expect(foreign).toMatchObject(NOT_FOUND)
    expect(anonymous(foreign)).toEqual(anonymous(unknown))
    expect(await read(id)).toEqual(before)
  })

  it('answers 404 when it is done twice', async () => {
    const id = await sharedList()
    await remove(owner, id)
    expect((await remove(owner, id)).status).toBe(404)
  })

  it('gives administrators no right over what is not theirs', async () => {
    const id = await sharedList()
    expect((await remove(await newPerson({ admin: true }), id)).status).toBe(404)
    expect(await read(id)).toBeDefined()
  })
})

describe('listing packing lists', () => {
  it('shows a list to its members and to nobody else', async () => {
    const id = await sharedList()
    expect(await idsSeenBy(owner)).toContain(id)
    expect(await idsSeenBy(member)).toContain(id)
    expect(await idsSeenBy(outsider)).not.toContain(id)
  })

  it('leaves out a document that does not fit its schema instead of failing', async () => {
    const [sound, broken] = [await sharedList(), await sharedList()]
    await listDocument(broken).update({ startDate: 'in spring' })
    const seen = await idsSeenBy(owner)
    expect(seen).toContain(sound)
    expect(seen).not.toContain(broken)
  })
})
