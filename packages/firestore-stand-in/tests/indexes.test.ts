import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  and,
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getAggregateFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  type Query,
  query,
  type QueryConstraint,
  sum,
  where,
} from 'firebase/firestore'
import { startStandIn, type StandIn } from '../testing/stand-in.ts'

const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' })
const descending = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' })
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' })

const INDEXES = {
  indexes: [
    { collectionGroup: 'trips', queryScope: 'COLLECTION', fields: [contains('memberIds'), descending('createdAt')] },
    { collectionGroup: 'trips', queryScope: 'COLLECTION', fields: [ascending('country'), ascending('days')] },
    { collectionGroup: 'trips', queryScope: 'COLLECTION', fields: [ascending('season'), ascending('days')] },
    { collectionGroup: 'trips', queryScope: 'COLLECTION', fields: [ascending('country'), ascending('price')] },
    { collectionGroup: 'items', queryScope: 'COLLECTION_GROUP', fields: [ascending('kind'), ascending('order')] },
  ],
  fieldOverrides: [
    { collectionGroup: 'trips', fieldPath: 'plan', indexes: [] },
    {
      collectionGroup: 'items',
      fieldPath: 'packed',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
}

let standIn: StandIn
let db: Firestore

beforeAll(async () => {
  standIn = await startStandIn({ indexes: INDEXES })
})
beforeEach(async () => {
  await standIn.reset()
  db = standIn.client('ann')
})
afterAll(() => standIn.close())

const trips = (...constraints: QueryConstraint[]) => query(collection(db, 'trips'), ...constraints)
const items = (...constraints: QueryConstraint[]) => query(collectionGroup(db, 'items'), ...constraints)

/** The collections are empty, so a query that may run finds nothing. */
const isAllowed = async (target: Query) => (await getDocs(target)).empty
/** The JSON that the refusal says to add. */
const adviceFor = async (target: Query): Promise<unknown> => {
  const error: unknown = await getDocs(target).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/The query requires an? .*index/),
  })
  return error instanceof Error ? JSON.parse(error.message.slice(error.message.indexOf('{'))) : undefined
}

const byNameIn = (client: Firestore) => query(collection(client, 'trips'), where('name', '==', 'x'), orderBy('days'))

describe('queries that need no composite index', () => {
  it('a whole collection, by id, and a whole collection group', async () => {
    expect(await isAllowed(trips())).toBe(true)
    expect(await isAllowed(trips(where(documentId(), '>', 'a')))).toBe(true)
    expect(await isAllowed(items())).toBe(true)
  })

  it('a filter or an order on one field', async () => {
    expect(await isAllowed(trips(where('days', '>', 3)))).toBe(true)
    expect(await isAllowed(trips(orderBy('days', 'desc')))).toBe(true)
    expect(await isAllowed(trips(where('tags', 'array-contains', 'sea')))).toBe(true)
    expect(await isAllowed(trips(where('days', '>', 3), orderBy('days', 'desc'), limit(3)))).toBe(true)
  })

  it('equalities on several fields, which merge', async () => {
    expect(
      await isAllowed(trips(where('country', '==', 'NO'), where('days', '==', 3), where('name', 'in', ['a', 'b']))),
    ).toBe(true)
    expect(await isAllowed(trips(where('tags', 'array-contains', 'sea'), where('country', '==', 'NO')))).toBe(true)
  })

  it('an equality and an order on the same field', async () => {
    expect(await isAllowed(trips(where('days', '==', 3), orderBy('days')))).toBe(true)
  })

  it('an or of filters that each need none', async () => {
    expect(
      await isAllowed(query(collection(db, 'trips'), or(where('country', '==', 'NO'), where('days', '==', 3)))),
    ).toBe(true)
  })
})

describe('queries whose composite index exists', () => {
  it('an equality and an order on another field', async () => {
    expect(await isAllowed(trips(where('country', '==', 'NO'), orderBy('days')))).toBe(true)
  })

  it('an equality and a range on another field', async () => {
    expect(await isAllowed(trips(where('country', '==', 'NO'), where('days', '>', 3)))).toBe(true)
    expect(await isAllowed(trips(where('country', 'in', ['NO', 'FR']), where('days', '>', 3)))).toBe(true)
  })

  it('array-contains with an order downwards', async () => {
    expect(await isAllowed(trips(where('memberIds', 'array-contains', 'ann'), orderBy('createdAt', 'desc')))).toBe(true)
  })

  it('two indexes with the same order merge for two equalities', async () => {
    expect(await isAllowed(trips(where('country', '==', 'NO'), where('season', '==', 'winter'), orderBy('days')))).toBe(
      true,
    )
  })

  it('a collection group with its own index', async () => {
    expect(await isAllowed(items(where('kind', '==', 'paper'), orderBy('order')))).toBe(true)
  })
})

describe('queries that lack their index are refused with the JSON to add', () => {
  it('an equality and an order on another field', async () => {
    expect(await adviceFor(trips(where('name', '==', 'x'), orderBy('days')))).toEqual({
      collectionGroup: 'trips',
      queryScope: 'COLLECTION',
      fields: [ascending('name'), ascending('days')],
    })
  })

  it('the order in the other direction', async () => {
    expect(await adviceFor(trips(where('country', '==', 'NO'), orderBy('days', 'desc')))).toEqual({
      collectionGroup: 'trips',
      queryScope: 'COLLECTION',
      fields: [ascending('country'), descending('days')],
    })
  })

  it('array-contains and an order', async () => {
    expect(await adviceFor(trips(where('memberIds', 'array-contains', 'ann'), orderBy('days')))).toEqual({
      collectionGroup: 'trips',
      queryScope: 'COLLECTION',
      fields: [contains('memberIds'), ascending('days')],
    })
  })

  it('orders on two fields', async () => {
    expect(await adviceFor(trips(orderBy('days'), orderBy('name', 'desc')))).toMatchObject({
      fields: [ascending('days'), descending('name')],
    })
  })

  it('ranges on two fields', async () => {
    expect(await adviceFor(trips(where('days', '>', 1), where('price', '<', 5)))).toMatchObject({
      fields: [ascending('days'), ascending('price')],
    })
  })

  it('indexes whose orders differ do not merge', async () => {
    expect(
      await adviceFor(trips(where('country', '==', 'NO'), where('season', '==', 'winter'), orderBy('price'))),
    ).toMatchObject({ fields: [ascending('country'), ascending('season'), ascending('price')] })
  })

  it('each branch of an or needs its own', async () => {
    const filter = and(where('days', '>', 3), or(where('country', '==', 'NO'), where('name', '==', 'x')))
    expect(await adviceFor(query(collection(db, 'trips'), filter))).toMatchObject({
      fields: [ascending('name'), ascending('days')],
    })
  })

  it('an index of a collection does not serve its collection group', async () => {
    expect(
      await adviceFor(query(collectionGroup(db, 'trips'), where('country', '==', 'NO'), orderBy('days'))),
    ).toMatchObject({ queryScope: 'COLLECTION_GROUP' })
  })

  it('an index of a collection group does not serve one collection', async () => {
    const target = query(collection(db, 'trips/one/items'), where('kind', '==', 'paper'), orderBy('order'))
    expect(await adviceFor(target)).toMatchObject({ collectionGroup: 'items', queryScope: 'COLLECTION' })
  })

  it('a filter on one field of a collection group needs an override', async () => {
    expect(await adviceFor(items(where('kind', '==', 'paper')))).toEqual({
      collectionGroup: 'items',
      fieldPath: 'kind',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    })
    expect(await isAllowed(items(where('packed', '==', true)))).toBe(true)
  })

  it('an override replaces the automatic indexes of the field', async () => {
    const one = collection(db, 'trips/one/items')
    expect(await isAllowed(query(one, orderBy('packed')))).toBe(true)
    expect(await adviceFor(query(one, orderBy('packed', 'desc')))).toMatchObject({ fieldPath: 'packed' })
  })

  it('a field that is exempt from indexes cannot be queried', async () => {
    expect(await adviceFor(trips(where('plan', '==', 'x')))).toMatchObject({ fieldPath: 'plan' })
  })

  it('a sum reads its field from the index too', async () => {
    const byCountry = trips(where('country', '==', 'NO'))
    expect((await getAggregateFromServer(byCountry, { total: sum('price') })).data().total).toBe(0)
    await expect(getAggregateFromServer(byCountry, { total: sum('fees') })).rejects.toMatchObject({
      code: 'failed-precondition',
    })
  })

  it('a listener is told, and others on the same connection go on', async () => {
    const refusal = await new Promise<string>((resolve, reject) => {
      onSnapshot(trips(where('name', '==', 'x'), orderBy('days')), reject, ({ code }) => resolve(code))
    })
    expect(refusal).toBe('failed-precondition')
    expect(await isAllowed(trips(where('name', '==', 'x')))).toBe(true)
  })

  it('adding the JSON makes the query work', async () => {
    const advised = await adviceFor(byNameIn(db))
    const fixed = await startStandIn({ indexes: { indexes: [advised] } })
    try {
      expect(await isAllowed(byNameIn(fixed.client('ann')))).toBe(true)
    } finally {
      await fixed.close()
    }
  })
})
