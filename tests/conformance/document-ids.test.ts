import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collection, getDocs, onSnapshot } from 'firebase/firestore'
import { collect } from '../engines/collect.ts'
import { startEngine, type Engine } from '../engines/engine.ts'
import { all, fieldFilter, listOf, orderOn, rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls

beforeAll(async () => {
  engine = await startEngine()
  raw = rawCalls(engine)
  await engine.seed('trips', { a: { days: 3 }, b: { days: 1 }, c: { days: 2 }, d: { days: 2 } })
})
afterAll(() => engine.close())

const from = [{ collectionId: 'trips' }]
const keyOf = (id: string) => ({ referenceValue: `${engine.documents}/trips/${id}` })
const moreThanOne = fieldFilter('days', 'GREATER_THAN', { integerValue: '1' })

describe('queries by document id', () => {
  it('are not sorted by the id before the field of an inequality', async () => {
    const message = 'order by clause cannot contain more fields after the key'
    const orders = [[orderOn('__name__')], [orderOn('__name__'), orderOn('days')]]
    for (const orderBy of orders)
      expect(await raw.runQuery({ from, where: moreThanOne, orderBy })).toMatchObject({ status: 400, message })
    expect(await raw.runQuery({ from, orderBy: orders[1] })).toMatchObject({ status: 400, message })
    expect(await raw.idsOf({ from, where: moreThanOne, orderBy: [orderOn('days'), orderOn('__name__')] })).toEqual([
      'c',
      'd',
      'a',
    ])
  })

  it('do not ask for one id and an inequality on a field', async () => {
    for (const onKey of [
      fieldFilter('__name__', 'EQUAL', keyOf('a')),
      fieldFilter('__name__', 'IN', listOf(keyOf('a'), keyOf('d'))),
    ])
      expect(await raw.runQuery({ from, where: all(moreThanOne, onKey) })).toMatchObject({
        status: 400,
        code: 'INVALID_ARGUMENT',
      })
  })

  it('may bound the id and a field', async () => {
    const where = all(moreThanOne, fieldFilter('__name__', 'GREATER_THAN', keyOf('a')))
    expect(await raw.idsOf({ from, where })).toEqual(['c', 'd'])
  })

  it.each([
    ['a text', { stringValue: 'a' }],
    ['a collection', { referenceValue: 'projects/p/databases/d/documents/trips' }],
  ])('are refused for %s', async (_, key) => {
    const where = fieldFilter('__name__', 'EQUAL', key)
    expect(await raw.runQuery({ from, where })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
  })

  it('take positions for the fields that the client sorts by, no more', async () => {
    const orderBy = [orderOn('days')]
    const beyond = { values: [{ integerValue: '2' }, keyOf('d')], before: true }
    expect(await raw.runQuery({ from, orderBy, startAt: beyond })).toMatchObject({
      status: 400,
      message: 'Cursor has too many values.',
    })
    expect(await raw.idsOf({ from, orderBy: [...orderBy, orderOn('__name__')], startAt: beyond })).toEqual(['d', 'a'])
  })
})

describe('reserved ids in a path', () => {
  it.each(['__x__/a', 'trips/__x__', 'trips/a/__x__/b'])('%s is no parent and no document', async (path) => {
    const name = `${engine.documents}/${path}`
    const refused = { status: 400, code: 'INVALID_ARGUMENT', message: expect.stringContaining('is reserved') }
    expect(await raw.runQuery({ from }, `/${path}`)).toMatchObject(refused)
    expect(await raw.post(`/${path}:listCollectionIds`, {})).toMatchObject(refused)
    expect(await raw.post(':batchGet', { documents: [name] })).toMatchObject(refused)
    expect(await raw.commit({ update: { name, fields: {} } })).toMatchObject(refused)
  })

  it.each(['trips/.', 'trips/..'])('%s is none either', async (path) => {
    const refused = { status: 400, code: 'INVALID_ARGUMENT' }
    expect(await raw.post(':batchGet', { documents: [`${engine.documents}/${path}`] })).toMatchObject(refused)
    expect(await raw.commit({ update: { name: `${engine.documents}/${path}`, fields: {} } })).toMatchObject(refused)
  })

  it('end a listener of the web SDK each time, and leave its stream to the others', async () => {
    const db = engine.client('ann')
    const trips = collect<number>((next, fail) => onSnapshot(collection(db, 'trips'), ({ size }) => next(size), fail))
    await trips.until((size) => size === 4)
    for (const round of [1, 2]) {
      const refused = collect<number>((next, fail) =>
        onSnapshot(collection(db, 'trips/a/__stays__'), ({ size }) => next(size), fail),
      )
      expect(await refused.failure(), `round ${round}`).toMatchObject({ code: 'invalid-argument' })
      expect(refused.all).toEqual([])
    }
    await engine.admin().doc('trips/e').set({ days: 4 })
    await trips.until((size) => size === 5)
    await engine.admin().doc('trips/e').delete()
    trips.stop()
  })

  it('refuse a get of the web SDK each time', async () => {
    const target = collection(engine.client('ann'), 'trips/a/__stays__')
    await expect(getDocs(target)).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(getDocs(target)).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})
