import { describe, expect, it } from 'vitest'
import { AggregateField } from 'firebase-admin/firestore'
import {
  average,
  collection,
  collectionGroup,
  count,
  documentId,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
} from 'firebase/firestore'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

const seed = (...documents: readonly object[]) => engine.seed('stays', Object.fromEntries(documents.entries()))
const stays = () => collection(db, 'stays')
const sumOf = async (field: string) => (await getAggregateFromServer(stays(), { total: sum(field) })).data().total
const averageOf = async (field: string) => (await getAggregateFromServer(stays(), { mean: average(field) })).data().mean

describe('count', () => {
  it('counts what a query finds', async () => {
    await seed({ nights: 1 }, { nights: 2 }, { nights: 3 })
    expect((await getCountFromServer(stays())).data().count).toBe(3)
    expect((await getCountFromServer(query(stays(), where('nights', '>', 1)))).data().count).toBe(2)
  })

  it('of nothing is 0', async () => {
    expect((await getCountFromServer(stays())).data().count).toBe(0)
  })

  it('respects limit and cursors', async () => {
    await seed({ nights: 1 }, { nights: 2 }, { nights: 3 })
    const paged = query(stays(), orderBy('nights'), startAfter(1), limit(1))
    expect((await getCountFromServer(paged)).data().count).toBe(1)
  })

  it('counts a collection group', async () => {
    await seed({ nights: 1 })
    await engine.admin().doc('trips/a/stays/b').set({ nights: 5 })
    expect((await getCountFromServer(collectionGroup(db, 'stays'))).data().count).toBe(2)
  })

  it('stops at up_to', async () => {
    await seed({}, {}, {})
    const url = `${engine.url}/v1/${engine.documents}:runAggregationQuery`
    const aggregations = [{ alias: 'few', count: { upTo: '2' } }]
    const structuredAggregationQuery = { structuredQuery: { from: [{ collectionId: 'stays' }] }, aggregations }
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredAggregationQuery }) })
    expect(await response.json()).toMatchObject([{ result: { aggregateFields: { few: { integerValue: '2' } } } }])
  })
})

describe('sum', () => {
  it('of integers is an integer, with a fraction a double', async () => {
    await seed({ price: 1, share: 0.5 }, { price: 2, share: 1 })
    expect(await sumOf('price')).toBe(3)
    expect(await sumOf('share')).toBe(1.5)
  })

  it('skips what is no number', async () => {
    await seed({ price: 1 }, { price: '5' }, { price: null }, {})
    expect(await sumOf('price')).toBe(1)
  })

  it('of nothing is 0', async () => {
    expect(await sumOf('price')).toBe(0)
  })

  it('with NaN is NaN', async () => {
    await seed({ price: 1 }, { price: NaN })
    expect(await sumOf('price')).toBeNaN()
  })

  it('beyond 64 bits becomes a double', async () => {
    await seed({ price: 9223372036854775807n }, { price: 1 })
    const result = await engine
      .admin()
      .collection('stays')
      .aggregate({ total: AggregateField.sum('price') })
      .get()
    expect(result.data().total).toBe(9223372036854775808)
  })

  it('reaches nested fields', async () => {
    await seed({ price: { cents: 100 } }, { price: { cents: 50 } })
    expect(await sumOf('price.cents')).toBe(150)
  })
})

describe('average', () => {
  it('is the mean of the numbers', async () => {
    await seed({ price: 1 }, { price: 2 }, { price: 'x' })
    expect(await averageOf('price')).toBe(1.5)
  })

  it('of no numbers is null', async () => {
    await seed({ price: 'x' })
    expect(await averageOf('price')).toBeNull()
  })
})

const MAX = Number.MAX_VALUE

describe('sum and mean at the edges of numbers', () => {
  it.each([
    ['integers and fractions that make an integer', [5, 4.5, 3.5], 13, 13 / 3],
    ['what would pass 2^53 on the way', [Number.MAX_SAFE_INTEGER, 1, -101], Number.MAX_SAFE_INTEGER - 100, undefined],
    ['the least integers', [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, -101, -10_000], -10_101, -10_101 / 4],
    ['two of the greatest doubles', [MAX, MAX], Infinity, undefined],
    ['two of the least doubles', [-MAX, -MAX], -Infinity, undefined],
    ['the smallest double', [Number.MIN_VALUE], Number.MIN_VALUE, Number.MIN_VALUE],
    ['opposite infinities', [Infinity, -Infinity], NaN, NaN],
    ['minus zero', [-0], 0, 0],
    ['an infinity', [Infinity, 3], Infinity, Infinity],
  ])('%s', async (_what, prices, total, mean) => {
    await seed(...prices.map((price) => ({ price })))
    expect(await sumOf('price')).toBe(total)
    if (mean !== undefined) expect(await averageOf('price')).toBe(mean)
  })

  it('one that is NaN leaves the others as they are', async () => {
    await seed({ price: 10, nights: 1 }, { price: NaN, nights: 3 })
    const found = await getAggregateFromServer(stays(), { spent: sum('price'), nights: sum('nights') })
    expect(found.data()).toEqual({ spent: NaN, nights: 4 })
  })

  it('of what a list in a filter finds, each once', async () => {
    await seed({ price: 5, tags: ['a', 'b'] }, { price: 4, tags: ['c'] }, { price: 3, tags: ['b'] })
    const among = async (filter: ReturnType<typeof where>) =>
      (await getAggregateFromServer(query(stays(), filter), { all: count(), spent: sum('price') })).data()
    expect(await among(where('tags', 'array-contains-any', ['a', 'b']))).toEqual({ all: 2, spent: 8 })
    expect(await among(where('price', 'in', [5, 4, 9]))).toEqual({ all: 2, spent: 9 })
  })

  it('under any name', async () => {
    await seed({})
    const names = ['with.dots', 'with-un/su+pp[or]ted', '`quoted`', 'back\\\\slash', 'long'.repeat(500)]
    const asked = Object.fromEntries(names.map((name) => [name, count()]))
    const found = (await getAggregateFromServer(stays(), asked)).data()
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, 1])))
  })
})

describe('several aggregations at once', () => {
  it('answer under their own names', async () => {
    await seed({ price: 10, nights: 1 }, { price: 20, nights: 3 })
    const snapshot = await getAggregateFromServer(stays(), {
      stays: count(),
      spent: sum('price'),
      meanNights: average('nights'),
    })
    expect(snapshot.data()).toEqual({ stays: 2, spent: 30, meanNights: 2 })
  })

  it('see only the documents that have all their fields', async () => {
    await seed({ price: 10, nights: 1 }, { price: 20 }, { nights: 3 })
    const snapshot = await getAggregateFromServer(stays(), {
      stays: count(),
      spent: sum('price'),
      mean: average('nights'),
    })
    expect(snapshot.data()).toEqual({ stays: 1, spent: 10, mean: 1 })
  })

  it('sort by their fields before a limit cuts', async () => {
    await seed({ price: 30 }, { nights: 1 }, { price: 20 }, { price: 10 })
    const cheapest = await getAggregateFromServer(query(stays(), limit(2)), { stays: count(), spent: sum('price') })
    expect(cheapest.data()).toEqual({ stays: 2, spent: 30 })
  })

  it.each(['==', '>='] as const)('cannot sum among ids that are %s another', async (op) => {
    await seed({ price: 30 })
    const found = query(stays(), where(documentId(), op, 'a'))
    await expect(getAggregateFromServer(found, { spent: sum('price') })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    expect((await getCountFromServer(found)).data()).toEqual({ count: expect.any(Number) })
  })

  it('is refused where the query selects fields, unless all are counts', async () => {
    await seed({ price: 30 })
    const ask = async (aggregation: object) => {
      const structuredQuery = { from: [{ collectionId: 'stays' }], select: { fields: [{ fieldPath: 'price' }] } }
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'all', ...aggregation }] }
      return fetch(`${engine.url}/v1/${engine.documents}:runAggregationQuery`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredAggregationQuery }),
      })
    }
    expect((await ask({ sum: { field: { fieldPath: 'price' } } })).status).toBe(400)
    expect((await ask({ count: {} })).status).toBe(200)
  })

  it('more than five are refused', async () => {
    const url = `${engine.url}/v1/${engine.documents}:runAggregationQuery`
    const aggregations = Array.from({ length: 6 }, (_, index) => ({ alias: `a${index}`, count: {} }))
    const structuredAggregationQuery = { structuredQuery: { from: [{ collectionId: 'stays' }] }, aggregations }
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredAggregationQuery }) })
    expect(response.status).toBe(400)
  })
})
