import { randomUUID } from 'node:crypto'
import { isMalformed, type Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { activeItems, type PackingList, packingListConverter } from '@waymark/contract/packing/packing-list'
import { doc, getDocFromServer, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addition,
  edit,
  move,
  removal,
  tick,
  writeChanges,
  type ListChange,
} from '../../web/src/features/packing/data/list-changes.ts'
import { makeList } from '../../web/src/features/packing/model/make-list.ts'
import { inTheApp } from './support/app.ts'
import {
  aList,
  anItem,
  aPackingRequest,
  idsOf,
  listDocument,
  listsSeenBy,
  replace,
  save,
  savedList,
} from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const listRef = (db: Firestore, id: string) => doc(db, COLLECTIONS.packingLists, id)

/** The list as the app reads it, whole or not at all. */
const openInTheApp = (id: string): Promise<PackingList> =>
  inTheApp(person, async (db) => {
    const snapshot = await getDocFromServer(listRef(db, id).withConverter<Stored<PackingList>>(packingListConverter))
    const list = snapshot.data()
    if (list === undefined || isMalformed(list)) throw new Error('The app cannot read the list')
    return list
  })

const changeInTheApp = (id: string, ...changes: readonly ListChange[]) =>
  inTheApp(person, (db) => writeChanges(listRef(db, id), ...changes))

async function seenByApi(id: string) {
  const list = (await listsSeenBy(person)).find((each) => each.id === id)
  if (list === undefined) throw new Error('The API does not serve the list')
  return list
}

describe('a list made by the API', () => {
  it('opens in the app with the same items in the same order', async () => {
    const list = await savedList(person, { items: ['c', 'a', 'b'].map((id) => anItem(id)) })
    const { items, ...opened } = await openInTheApp(list.id)
    expect({ ...opened, items: activeItems({ items }) }).toEqual(list)
  })

  it('made by a call with an Idempotency-Key opens in the app and can be ticked there', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const { id } = (await save(person, aList(), key)).body as { id: string }
    await changeInTheApp(id, tick('passport', true))
    expect((await openInTheApp(id)).items['passport']?.packed).toBe(true)
  })

  it('is ticked, edited, extended and sorted by the app, and the API serves all of it', async () => {
    const { id } = await savedList(person, { items: ['a', 'b', 'c'].map((each) => anItem(each)) })
    await changeInTheApp(id, tick('b', true), edit('c', { name: 'The last' }), removal('a'))
    await changeInTheApp(id, addition({ ...anItem('hat'), order: 'a9' }), move(new Map([['c', 'a05']])))
    expect((await seenByApi(id)).items).toMatchObject([
      { id: 'c', name: 'The last', packed: false },
      { id: 'b', packed: true },
      { id: 'hat', packed: false },
    ])
  })

  it('keeps the changes of the app that another client sends back', async () => {
    const { id } = await savedList(person)
    await changeInTheApp(id, tick('shoes', true))
    const { items } = await seenByApi(id)
    await replace(person, id, [...items, anItem('hat')])
    expect((await openInTheApp(id)).items).toMatchObject({ shoes: { packed: true }, hat: { name: 'The hat' } })
  })
})

describe('a list made by the app', () => {
  async function madeByTheApp() {
    const draft = await makeList(aPackingRequest({ tripType: 'City Break' }))
    const id = `made-by-the-app-${randomUUID()}`
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
    const list = { ...draft, userId: person.uid, memberIds: [person.uid], ...times }
    await inTheApp(person, (db) => setDoc(listRef(db, id), list))
    return { id, draft }
  }

  it('is served by the API, its items in their order', async () => {
    const { id, draft } = await madeByTheApp()
    expect(await seenByApi(id)).toMatchObject({ ...draft, id, userId: person.uid, items: activeItems(draft) })
  })

  it('is served without what a tick leaves of an item that was removed meanwhile', async () => {
    const { id, draft } = await madeByTheApp()
    await changeInTheApp(id, removal('phone'))
    await changeInTheApp(id, tick('phone', true), tick('phone-charger', true))
    expect((await listDocument(id).get()).get('items.phone')).toEqual({ packed: true })
    const { items } = await seenByApi(id)
    expect(idsOf(items)).toEqual(idsOf(activeItems(draft)).filter((each) => each !== 'phone'))
    expect(items.find((item) => item.id === 'phone-charger')?.packed).toBe(true)
  })

  it('does not get back through the API what was removed in the app', async () => {
    const { id } = await madeByTheApp()
    await changeInTheApp(id, removal('phone'))
    await changeInTheApp(id, tick('phone', false))
    const { items } = await seenByApi(id)
    const answer = await replace(person, id, items)
    expect(answer).toMatchObject({ status: 200, body: { items } })
    expect((await listDocument(id).get()).get('items.phone')).toEqual({ packed: false })
    await replace(person, id, [...items, anItem('phone')])
    expect((await seenByApi(id)).items.at(-1)).toMatchObject({ id: 'phone', name: 'The phone' })
  })
})
