import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import { ListedPackingList, type SentItem } from '@waymark/contract/packing/packing-calls'
import { call } from './call.ts'
import type { Person } from './people.ts'
import { adminFirestore } from './stack.ts'

/** An item as the product's clients send it. */
export const anItem = (id: string, changes: Partial<SentItem> = {}): SentItem => ({
  id,
  name: `The ${id}`,
  category: 'Documents',
  quantity: 1,
  reason: 'Needed at the border',
  essential: true,
  packed: false,
  ...changes,
})

/** A list for four days in Lisbon with a passport and shoes. */
export const aList = (changes: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Lisbon - City Break',
  destination: 'Lisbon',
  startDate: '2027-03-01',
  endDate: '2027-03-04',
  items: [anItem('passport'), anItem('shoes', { category: 'Clothing' })],
  ...changes,
})

/** What generating a list asks for. */
export const aPackingRequest = (changes: Partial<PackingRequest> = {}): PackingRequest => ({
  destination: 'Lisbon',
  startDate: '2027-07-05',
  endDate: '2027-07-14',
  ...changes,
})

export const listDocument = (id: string) => adminFirestore.collection('packingLists').doc(id)

export const listsOf = async (uid: string) =>
  (await adminFirestore.collection('packingLists').where('userId', '==', uid).get()).docs

export const save = (person: Person, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/packing-lists', { headers: { ...person.byBearer, ...headers }, json })

export const replace = (person: Person, id: string, items: unknown) =>
  call('PUT', `/api/packing-lists/${id}`, { headers: person.byBearer, json: { items } })

export const remove = (person: Person, id: string) =>
  call('DELETE', `/api/packing-lists/${id}`, { headers: person.byBearer })

export async function savedList(
  person: Person,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<ListedPackingList> {
  const answer = await save(person, aList(changes))
  if (answer.status !== 200) throw new Error(`POST /api/packing-lists answered ${answer.status}`)
  return ListedPackingList.parse(answer.body)
}

/** Somebody's lists according to the API. */
export async function listsSeenBy(person: Person): Promise<ListedPackingList[]> {
  const answer = await call('GET', '/api/packing-lists', { headers: person.byBearer })
  if (answer.status !== 200) throw new Error(`GET /api/packing-lists answered ${answer.status}`)
  return (answer.body as unknown[]).map((list) => ListedPackingList.parse(list))
}

export const idsOf = (items: readonly Pick<PackingItem, 'id'>[]): string[] => items.map(({ id }) => id)
