import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEngine, type Engine } from '../engines/engine.ts'
import { fieldFilter, listOf, orderOn, rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls

beforeAll(async () => {
  engine = await startEngine()
  raw = rawCalls(engine)
  await engine.seed('trips', {
    one: { days: 1, tags: [1] },
    two: { days: 2, tags: [2] },
    three: { days: 3, tags: [3] },
  })
})
afterAll(() => engine.close())

const from = [{ collectionId: 'trips' }]
const TWO = { integerValue: '2' }
const find = async (where: object) => (await raw.idsOf({ from, where })).toSorted()

describe('enums by number', () => {
  it.each([
    ['days', 1, TWO, ['one']],
    ['days', 2, TWO, ['one', 'two']],
    ['days', 3, TWO, ['three']],
    ['days', 4, TWO, ['three', 'two']],
    ['days', 5, TWO, ['two']],
    ['days', '5', TWO, ['two']],
    ['days', 6, TWO, ['one', 'three']],
    ['tags', 7, TWO, ['two']],
    ['days', 8, listOf(TWO), ['two']],
    ['tags', 9, listOf(TWO), ['two']],
    ['days', 10, listOf(TWO), ['one', 'three']],
  ] as const)('are operators of a filter: %s %s', async (field, op, value, ids) => {
    expect(await find(fieldFilter(field, op, value))).toEqual(ids)
  })

  it('are operators of composite and unary filters', async () => {
    const filters = [fieldFilter('days', 5, TWO), fieldFilter('days', 5, { integerValue: '3' })]
    expect(await find({ compositeFilter: { op: 2, filters } })).toEqual(['three', 'two'])
    expect(await find({ compositeFilter: { op: 1, filters } })).toEqual([])
    expect(await find({ unaryFilter: { op: 5, field: { fieldPath: 'days' } } })).toEqual(['one', 'three', 'two'])
  })

  it('are directions', async () => {
    expect(await raw.idsOf({ from, orderBy: [orderOn('days', 2)] })).toEqual(['three', 'two', 'one'])
    expect(await raw.idsOf({ from, orderBy: [orderOn('days', 1)] })).toEqual(['one', 'two', 'three'])
  })

  it('are values of the server', async () => {
    const transform = {
      document: `${engine.documents}/times/one`,
      fieldTransforms: [{ fieldPath: 'at', setToServerValue: 1 }],
    }
    expect(await raw.commit({ transform })).toMatchObject({ status: 200 })
    expect((await engine.admin().doc('times/one').get()).get('at')).toHaveProperty('seconds')
  })

  it.each([
    ['an operator', { where: fieldFilter('days', 77, TWO) }],
    ['the operator 0', { where: fieldFilter('days', 0, TWO) }],
    ['an operator by a name', { where: fieldFilter('days', 'less_than', TWO) }],
    ['a direction', { orderBy: [orderOn('days', 3)] }],
    ['a direction by a name', { orderBy: [orderOn('days', 'DOWN')] }],
  ])('%s that is unknown is refused', async (_, query) => {
    expect(await raw.runQuery({ from, ...query })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
  })
})

describe('messages', () => {
  it('may name their fields as the proto does', async () => {
    const answer = await raw.post(':runQuery', { structured_query: { from: [{ collection_id: 'trips' }], limit: 1 } })
    expect(answer.body).toMatchObject([{ document: { name: `${engine.documents}/trips/one` } }])
  })

  it.each([
    ['a field that is unknown', { from, colour: 1 }],
    ['a number for a list', { from: 1 }],
    ['a limit that is an object', { from, limit: { value: 1 } }],
    ['a value of two types', { from, where: fieldFilter('days', 'EQUAL', { ...TWO, stringValue: '2' }) }],
    ['an integer with a fraction', { from, where: fieldFilter('days', 'EQUAL', { integerValue: 1.5 }) }],
    ['bytes that are no base64', { from, where: fieldFilter('days', 'EQUAL', { bytesValue: '!!' }) }],
  ])('with %s are refused', async (_, query) => {
    expect(await raw.runQuery(query)).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
  })

  it('with a projection of no field show names alone', async () => {
    const { body } = await raw.runQuery({ from, select: { fields: [] }, limit: 1 })
    const [{ document }] = body as [{ document: { fields?: object } }]
    expect(document.fields ?? {}).toEqual({})
  })
})
