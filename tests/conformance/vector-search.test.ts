import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEngine, type Engine } from '../engines/engine.ts'
import { fieldFilter, rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls
let admin: Firestore

const vector = (...numbers: readonly number[]) => FieldValue.vector([...numbers])
const PLACES = {
  east: { at: vector(1, 0), open: true },
  north: { at: vector(0, 1), open: false },
  far: { at: vector(3, 4), open: true },
  west: { at: vector(-1, 0), open: false },
  nowhere: { at: vector(0, 0), open: true },
  deep: { at: vector(1, 2, 3), open: true },
  list: { at: [1, 0], open: true },
  unplaced: { open: true },
}

beforeAll(async () => {
  engine = await startEngine()
  raw = rawCalls(engine)
  admin = engine.admin()
  await engine.seed('places', PLACES)
})
afterAll(() => engine.close())

type VectorQueryOptions = Parameters<Query['findNearest']>[0]
type Options = Partial<VectorQueryOptions> & Pick<VectorQueryOptions, 'distanceMeasure'>

async function nearest(options: Options, places: Query = admin.collection('places')) {
  const found = await places
    .findNearest({ vectorField: 'at', queryVector: [1, 0], limit: 10, distanceResultField: 'away', ...options })
    .get()
  return found.docs.map((place) => [place.id, place.get('away') as unknown])
}

describe('vector search', () => {
  it('EUCLIDEAN finds the nearest of as many dimensions, nearest first', async () => {
    expect(await nearest({ distanceMeasure: 'EUCLIDEAN' })).toEqual([
      ['east', 0],
      ['nowhere', 1],
      ['north', Math.SQRT2],
      ['west', 2],
      ['far', Math.sqrt(20)],
    ])
  })

  it('COSINE compares directions, and has none for a vector without length', async () => {
    expect(await nearest({ distanceMeasure: 'COSINE' })).toEqual([
      ['east', 0],
      ['far', 0.4],
      ['north', 1],
      ['west', 2],
      ['nowhere', NaN],
    ])
  })

  it('DOT_PRODUCT finds the greatest first', async () => {
    expect(await nearest({ distanceMeasure: 'DOT_PRODUCT' })).toEqual([
      ['far', 3],
      ['east', 1],
      ['north', 0],
      ['nowhere', 0],
      ['west', -1],
    ])
  })

  it('a threshold keeps what is as near or nearer, of products what is as great or greater', async () => {
    const idsOf = async (options: Options) => (await nearest(options)).map(([id]) => id)
    expect(await idsOf({ distanceMeasure: 'EUCLIDEAN', distanceThreshold: 1 })).toEqual(['east', 'nowhere'])
    expect(await idsOf({ distanceMeasure: 'COSINE', distanceThreshold: 1 })).toEqual(['east', 'far', 'north'])
    expect(await idsOf({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 1 })).toEqual(['far', 'east'])
  })

  it('looks only among what the filters select, and gives as many as asked', async () => {
    const open = admin.collection('places').where('open', '==', true)
    expect(await nearest({ distanceMeasure: 'EUCLIDEAN', limit: 2 }, open)).toEqual([
      ['east', 0],
      ['nowhere', 1],
    ])
  })

  it('shows the distance only where it is selected', async () => {
    const shown = async (...fields: string[]) => {
      const places = admin.collection('places').select(...fields)
      const options: VectorQueryOptions = {
        vectorField: 'at',
        queryVector: [1, 0],
        limit: 1,
        distanceMeasure: 'EUCLIDEAN',
        distanceResultField: 'away',
      }
      const found = await places.findNearest(options).get()
      return found.docs[0]?.data()
    }
    expect(await shown('open')).toEqual({ open: true })
    expect(await shown('open', 'away')).toEqual({ open: true, away: 0 })
  })

  const doubles = (...numbers: readonly number[]) => ({ values: numbers.map((doubleValue) => ({ doubleValue })) })
  const vectorValue = (...numbers: readonly number[]) => ({
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: doubles(...numbers) } } },
  })
  const findNearest = {
    vectorField: { fieldPath: 'at' },
    queryVector: vectorValue(1, 0),
    distanceMeasure: 'EUCLIDEAN',
    limit: 1,
  }

  it.each([
    ['a limit of the query', { limit: 3, findNearest }],
    ['an offset', { offset: 3, findNearest }],
    ['a limit of 1,001', { findNearest: { ...findNearest, limit: 1001 } }],
    ['no limit', { findNearest: { ...findNearest, limit: undefined } }],
    ['no measure', { findNearest: { ...findNearest, distanceMeasure: undefined } }],
    ['a list for a vector', { findNearest: { ...findNearest, queryVector: { arrayValue: doubles(1, 0) } } }],
    ['an empty vector', { findNearest: { ...findNearest, queryVector: vectorValue() } }],
  ])('with %s is refused', async (_, query) => {
    const answer = await raw.runQuery({ from: [{ collectionId: 'places' }], ...query })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
  })

  it.each([
    ['of text', { value: { arrayValue: { values: [{ stringValue: '1' }] } } }],
    ['of nothing', { value: { arrayValue: {} } }],
    ['with another field', { value: { arrayValue: doubles(1) }, more: { booleanValue: true } }],
    ['without value', {}],
    ['of another type', { __type__: { stringValue: 'matrix' }, value: { arrayValue: doubles(1) } }],
  ])('a vector %s is not stored', async (_, fields) => {
    const at = { mapValue: { fields: { __type__: { stringValue: '__vector__' }, ...fields } } }
    const update = { name: `${engine.documents}/places/bad`, fields: { at } }
    expect(await raw.commit({ update })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
  })

  it('a vector has no fields: one written inside it takes its place', async () => {
    const place = admin.doc('others/one')
    await place.set({ at: vector(1) })
    await place.update({ 'at.x': 1 })
    expect((await place.get()).data()).toEqual({ at: { x: 1 } })
  })

  it('finds equal vectors by an ordinary filter', async () => {
    const where = fieldFilter('at', 'EQUAL', vectorValue(3, 4))
    expect(await raw.idsOf({ from: [{ collectionId: 'places' }], where })).toEqual(['far'])
  })
})
