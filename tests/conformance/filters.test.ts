import { beforeEach, describe, expect, it } from 'vitest'
import {
  and,
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getDocs,
  or,
  type Query,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

const idsOf = async (target: Query) => (await getDocs(target)).docs.map(({ id }) => id)
const findBy = (filter: ReturnType<typeof and>) => idsOf(query(collection(db, 'trips'), filter))
const find = (...constraints: QueryConstraint[]) => idsOf(query(collection(db, 'trips'), ...constraints))

/** Sends a structured query as it stands, to see what the server itself refuses. */
async function runRaw(structuredQuery: object): Promise<{ status: number; message: string }> {
  const url = `${engine.url}/v1/${engine.documents}:runQuery`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
  // Google's emulator does not wrap a refusal in an array, as its service does.
  const [first] = [(await response.json()) as { error?: { message: string } }].flat()
  return { status: response.status, message: first?.error?.message ?? '' }
}

const fieldFilter = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
})
const listOf = (count: number) => ({
  arrayValue: { values: Array.from({ length: count }, (_, index) => ({ integerValue: String(index) })) },
})
const composite = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } })

describe('comparisons', () => {
  beforeEach(() =>
    engine.seed('trips', {
      none: {},
      null: { days: null },
      nan: { days: NaN },
      two: { days: 2 },
      three: { days: 3 },
      threePointFive: { days: 3.5 },
      text: { days: '3' },
    }),
  )

  it('== finds equal values of the same kind only', async () => {
    expect(await find(where('days', '==', 3))).toEqual(['three'])
  })

  it('== null finds null, not a missing field', async () => {
    expect(await find(where('days', '==', null))).toEqual(['null'])
  })

  it('== NaN finds NaN', async () => {
    expect(await find(where('days', '==', NaN))).toEqual(['nan'])
  })

  it('< and <= stay within the type of the operand', async () => {
    expect(await find(where('days', '<', 3), where('days', '>', 0))).toEqual(['two'])
    expect(await find(where('days', '<=', 3), where('days', '>', 0))).toEqual(['two', 'three'])
  })

  it('> and >= stay within the type of the operand', async () => {
    expect(await find(where('days', '>', 3))).toEqual(['threePointFive'])
    expect(await find(where('days', '>=', 3))).toEqual(['three', 'threePointFive'])
    expect(await find(where('days', '>=', '0'))).toEqual(['text'])
  })

  it('!= skips missing and null fields and keeps other types', async () => {
    expect(await find(where('days', '!=', 3))).toEqual(['nan', 'two', 'threePointFive', 'text'])
  })

  it('!= null finds every field that is set and not null', async () => {
    expect(await find(where('days', '!=', null))).toEqual(['nan', 'two', 'three', 'threePointFive', 'text'])
  })

  it('!= NaN skips NaN, null and missing fields', async () => {
    expect(await find(where('days', '!=', NaN))).toEqual(['two', 'three', 'threePointFive', 'text'])
  })

  it('in finds any of the values', async () => {
    expect(await find(where('days', 'in', [2, 3.5, '3', 9]))).toEqual(['text', 'threePointFive', 'two'])
  })

  it('not-in skips the values, missing and null fields', async () => {
    expect(await find(where('days', 'not-in', [2, 3]))).toEqual(['nan', 'threePointFive', 'text'])
  })

  it('not-in with null among its values finds nothing', async () => {
    expect(await find(where('days', 'not-in', [2, null]))).toEqual([])
  })
})

describe('arrays and maps', () => {
  beforeEach(() =>
    engine.seed('trips', {
      a: { tags: ['sea', 'food'], place: { city: 'Lisbon', code: 'LIS' }, route: [1, 2] },
      b: { tags: ['food', 'art'], place: { city: 'Paris', code: 'PAR' }, route: [2, 1] },
      c: { tags: 'food', place: { city: 'Lisbon' } },
      d: { tags: [], route: [{ day: 1 }] },
    }),
  )

  it('array-contains finds the element and ignores what is no array', async () => {
    expect(await find(where('tags', 'array-contains', 'food'))).toEqual(['a', 'b'])
  })

  it('array-contains compares whole maps', async () => {
    expect(await find(where('route', 'array-contains', { day: 1 }))).toEqual(['d'])
  })

  it('array-contains may be said twice of the same element', async () => {
    expect(await find(where('tags', 'array-contains', 'food'), where('tags', 'array-contains', 'food'))).toEqual([
      'a',
      'b',
    ])
  })

  it('array-contains-any finds each document once', async () => {
    expect(await find(where('tags', 'array-contains-any', ['sea', 'food', 'snow']))).toEqual(['a', 'b'])
  })

  it('== compares arrays with their order', async () => {
    expect(await find(where('route', '==', [1, 2]))).toEqual(['a'])
  })

  it('== compares maps regardless of the order of their keys', async () => {
    expect(await find(where('place', '==', { code: 'LIS', city: 'Lisbon' }))).toEqual(['a'])
  })

  it('a nested field is reached by its path', async () => {
    expect(await find(where('place.city', '==', 'Lisbon'))).toEqual(['a', 'c'])
  })

  it('in takes arrays as whole values', async () => {
    const found = await engine
      .admin()
      .collection('trips')
      .where('route', 'in', [[2, 1], [9]])
      .get()
    expect(found.docs.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('and, or', () => {
  beforeEach(() =>
    engine.seed('trips', {
      a: { city: 'Lisbon', days: 2, tags: ['sea'] },
      b: { city: 'Lisbon', days: 9, tags: ['art'] },
      c: { city: 'Paris', days: 2, tags: ['art'] },
      d: { city: 'Oslo', tags: ['sea', 'snow'] },
    }),
  )

  it('several constraints all have to hold', async () => {
    expect(await find(where('city', '==', 'Lisbon'), where('days', '==', 2))).toEqual(['a'])
  })

  it('or needs only one, and gives each document once', async () => {
    expect(await findBy(or(where('city', '==', 'Lisbon'), where('days', '==', 2)))).toEqual(['a', 'b', 'c'])
  })

  it('and within or within and', async () => {
    const filter = and(
      where('tags', 'array-contains-any', ['sea', 'art']),
      or(and(where('city', '==', 'Lisbon'), where('days', '==', 9)), where('city', '==', 'Oslo')),
    )
    expect(await findBy(filter)).toEqual(['b', 'd'])
  })

  it('an inequality within or orders by its field, and so skips documents without it', async () => {
    expect(await findBy(or(where('days', '>', 5), where('city', '==', 'Oslo')))).toEqual(['b'])
  })

  it('ranges on two fields order by both', async () => {
    expect(await find(where('days', '>', 1), where('city', '>', 'A'))).toEqual(['a', 'b', 'c'])
  })
})

describe('collections and collection groups', () => {
  beforeEach(async () => {
    await engine.seed('trips', { one: { name: 'one' } })
    await engine.seed('trips/one/items', { x: { packed: true }, y: { packed: false } })
    await engine.seed('trips/two/items', { x: { packed: true } })
    await engine.seed('items', { z: { packed: true } })
  })

  it('a collection holds its own documents, not those below them', async () => {
    expect(await idsOf(collection(db, 'trips'))).toEqual(['one'])
    expect(await idsOf(collection(db, 'trips/one/items'))).toEqual(['x', 'y'])
  })

  it('a collection below a document that does not exist can be queried', async () => {
    expect(await idsOf(collection(db, 'trips/two/items'))).toEqual(['x'])
  })

  it('a collection group finds every collection of that id, ordered by path', async () => {
    const found = await getDocs(query(collectionGroup(db, 'items'), where('packed', '==', true)))
    expect(found.docs.map(({ ref }) => ref.path)).toEqual(['items/z', 'trips/one/items/x', 'trips/two/items/x'])
  })

  it('documentId() compares with ids within a collection', async () => {
    const items = collection(db, 'trips/one/items')
    expect(await idsOf(query(items, where(documentId(), '>', 'x')))).toEqual(['y'])
    expect(await idsOf(query(items, where(documentId(), 'in', ['x', 'q'])))).toEqual(['x'])
    expect(await idsOf(query(items, where(documentId(), '!=', 'x')))).toEqual(['y'])
  })

  it('documentId() compares with paths within a collection group', async () => {
    const items = collectionGroup(db, 'items')
    const found = await getDocs(query(items, where(documentId(), '>=', 'trips/one/items/y')))
    expect(found.docs.map(({ ref }) => ref.path)).toEqual(['trips/one/items/y', 'trips/two/items/x'])
  })

  it('numeric ids sort as numbers and before text', async () => {
    const documents = `${engine.url}/v1/${engine.documents}`
    for (const id of ['a', '__id10__', '__id9__', '__id-3__'])
      await fetch(`${documents}/numbered?documentId=${id}`, { method: 'POST', body: '{}' })
    const listed = (await (await fetch(`${documents}/numbered`)).json()) as { documents: { name: string }[] }
    expect(listed.documents.map(({ name }) => name.split('/').at(-1))).toEqual(['__id-3__', '__id9__', '__id10__', 'a'])
  })

  it('listCollections names the collections that hold documents', async () => {
    const admin = engine.admin()
    expect((await admin.listCollections()).map(({ id }) => id)).toEqual(['items', 'trips'])
    expect((await admin.doc('trips/two').listCollections()).map(({ id }) => id)).toEqual(['items'])
  })

  it('listDocuments also names documents that are missing but have documents below them', async () => {
    const listed = await engine.admin().collection('trips').listDocuments()
    expect(listed.map(({ id }) => id)).toEqual(['one', 'two'])
  })

  it('recursiveDelete removes a document with everything below it', async () => {
    const admin = engine.admin()
    await admin.recursiveDelete(admin.doc('trips/one'))
    expect((await admin.collectionGroup('items').get()).size).toBe(2)
    expect((await admin.doc('trips/one').get()).exists).toBe(false)
  })

  it('getPartitions divides a collection group without losing a document', async () => {
    const group = engine.admin().collectionGroup('items')
    const paths: string[] = []
    for await (const partition of group.getPartitions(3))
      paths.push(...(await partition.toQuery().get()).docs.map(({ ref }) => ref.path))
    expect(paths.toSorted()).toEqual(['items/z', 'trips/one/items/x', 'trips/one/items/y', 'trips/two/items/x'])
  })
})

describe('what the server refuses', () => {
  const from = [{ collectionId: 'trips' }]

  it.each([
    ['in with more than 30 values', fieldFilter('days', 'IN', listOf(31)), /up to 30/],
    ['in without values', fieldFilter('days', 'IN', listOf(0)), /non-empty/],
    ['in with something else than an array', fieldFilter('days', 'IN', { integerValue: '1' }), /'IN' requires an/i],
    ['not-in with more than 10 values', fieldFilter('days', 'NOT_IN', listOf(11)), /up to 10/],
    [
      'two array-contains',
      composite(
        'AND',
        fieldFilter('a', 'ARRAY_CONTAINS', {
          integerValue: '1',
        }),
        fieldFilter('b', 'ARRAY_CONTAINS', { integerValue: '1' }),
      ),
      /maximum of 1 'ARRAY_CONTAINS'/,
    ],
    [
      'two in filters that multiply to more than 30',
      composite('AND', fieldFilter('a', 'IN', listOf(6)), fieldFilter('b', 'IN', listOf(6))),
      /30/,
    ],
    [
      'not-in beside !=',
      composite('AND', fieldFilter('a', 'NOT_IN', listOf(2)), fieldFilter('b', 'NOT_EQUAL', { integerValue: '1' })),
      /more than one|only a single/i,
    ],
    [
      'not-in within or',
      composite('OR', fieldFilter('a', 'NOT_IN', listOf(2)), fieldFilter('b', 'EQUAL', { integerValue: '1' })),
      /NOT_IN/,
    ],
    ['documentId() compared with text', fieldFilter('__name__', 'EQUAL', { stringValue: 'x' }), /Key/],
  ])('%s', async (_, where, message) => {
    const { status, message: refusal } = await runRaw({ from, where })
    expect(status).toBe(400)
    expect(refusal).toMatch(message)
  })

  it('allows exactly 30 values for in', async () => {
    expect(await runRaw({ from, where: fieldFilter('days', 'IN', listOf(30)) })).toMatchObject({ status: 200 })
  })

  it('a negative limit or offset', async () => {
    expect(await runRaw({ from, limit: -1 })).toMatchObject({ status: 400 })
    expect(await runRaw({ from, offset: -1 })).toMatchObject({ status: 400 })
  })

  it('a vector search without a vector', async () => {
    const refused = await runRaw({ from, findNearest: { vectorField: { fieldPath: 'v' } } })
    expect(refused).toMatchObject({ status: 400 })
  })
})
