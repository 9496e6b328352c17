import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { startEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore

beforeAll(async () => {
  engine = await startEngine()
})
beforeEach(async () => {
  await engine.reset()
  db = engine.client('ann')
})
afterAll(() => engine.close())

async function seed(...documents: readonly object[]): Promise<void> {
  const batch = engine.admin().batch()
  documents.forEach((data, index) => batch.set(engine.admin().doc(`stays/${index}`), data))
  await batch.commit()
}
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
