import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEngine, type Engine } from '../engines/engine.ts'
import { fieldFilter, listOf, orderOn, rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls

const DAYS = {
  null: null,
  nan: NaN,
  infinitelyFew: -Infinity,
  two: 2,
  text: '2',
  list: [1, 2],
  listOfNull: [null],
  listOfNaN: [NaN],
}

beforeAll(async () => {
  engine = await startEngine()
  raw = rawCalls(engine)
  const trips = Object.fromEntries(Object.entries(DAYS).map(([id, days]) => [id, { days }]))
  await engine.seed('trips', { ...trips, missing: {} })
})
afterAll(() => engine.close())

const NULL = { nullValue: null }
const NAN = { doubleValue: 'NaN' }
const TWO = { integerValue: '2' }

const find = async (op: string, value: object) => {
  const ids = await raw.idsOf({ from: [{ collectionId: 'trips' }], where: fieldFilter('days', op, value) })
  return ids.toSorted()
}
const is = async (op: string) => {
  const where = { unaryFilter: { field: { fieldPath: 'days' }, op } }
  return (await raw.idsOf({ from: [{ collectionId: 'trips' }], where })).toSorted()
}

const NOT_NULL = Object.keys(DAYS)
  .filter((id) => id !== 'null')
  .toSorted()

describe('null and NaN are equal to nothing', () => {
  it.each(['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'])(
    '%s null or NaN finds nothing',
    async (op) => {
      expect(await find(op, NULL)).toEqual([])
      expect(await find(op, NAN)).toEqual([])
    },
  )

  it('so IN passes over them', async () => {
    expect(await find('IN', listOf(NULL, NAN, TWO))).toEqual(['two'])
  })

  it('and so does ARRAY_CONTAINS_ANY', async () => {
    expect(await find('ARRAY_CONTAINS_ANY', listOf(NULL, NAN, TWO))).toEqual(['list'])
    expect(await find('ARRAY_CONTAINS_ANY', listOf(NULL, NAN))).toEqual([])
  })

  it('NOT_EQUAL NaN finds all but null, and NOT_EQUAL null finds nothing', async () => {
    expect(await find('NOT_EQUAL', NAN)).toEqual(NOT_NULL)
    expect(await find('NOT_EQUAL', NULL)).toEqual([])
  })

  it('NOT_IN passes over NaN, and with null finds nothing', async () => {
    expect(await find('NOT_IN', listOf(NAN, TWO))).toEqual(NOT_NULL.filter((id) => id !== 'two'))
    expect(await find('NOT_IN', listOf(NULL, TWO))).toEqual([])
  })

  it('inside a list or a map they are compared as any other value', async () => {
    expect(await find('EQUAL', listOf(NULL))).toEqual(['listOfNull'])
    expect(await find('EQUAL', listOf(NAN))).toEqual(['listOfNaN'])
  })

  it('NaN is in no range of numbers', async () => {
    expect(await find('LESS_THAN', TWO)).toEqual(['infinitelyFew'])
    expect(await find('LESS_THAN_OR_EQUAL', TWO)).toEqual(['infinitelyFew', 'two'])
  })

  it('a comparison that finds nothing demands no order', async () => {
    const byId = { from: [{ collectionId: 'trips' }], orderBy: [orderOn('__name__')] }
    for (const [op, value] of [
      ['LESS_THAN', NULL],
      ['LESS_THAN', NAN],
      ['NOT_EQUAL', NULL],
      ['NOT_IN', listOf(NULL)],
    ] as const)
      expect(await raw.idsOf({ ...byId, where: fieldFilter('days', op, value) })).toEqual([])
    expect(await raw.runQuery({ ...byId, where: fieldFilter('days', 'NOT_EQUAL', NAN) })).toMatchObject({ status: 400 })
  })

  it('only IS_NULL and IS_NAN find them', async () => {
    expect(await is('IS_NULL')).toEqual(['null'])
    expect(await is('IS_NAN')).toEqual(['nan'])
    expect(await is('IS_NOT_NULL')).toEqual(NOT_NULL)
    expect(await is('IS_NOT_NAN')).toEqual(NOT_NULL.filter((id) => id !== 'nan'))
  })
})
