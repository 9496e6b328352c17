import { describe, expect, it } from 'vitest'
import { GrpcStatus } from 'firebase-admin/firestore'
import {
  Bytes,
  collection,
  deleteField,
  doc,
  type DocumentReference,
  FieldPath,
  type Firestore,
  GeoPoint,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  where,
} from 'firebase/firestore'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

/** What a fresh client, which has nothing cached, reads of a value that another client wrote. */
async function roundTrip(value: unknown): Promise<unknown> {
  await setDoc(doc(db, 'values/one'), { value })
  const snapshot = await getDoc(doc(engine.client('ben'), 'values/one'))
  return snapshot.get('value')
}

describe('values come back as they were written', () => {
  it.each([
    ['null', null],
    ['true', true],
    ['false', false],
    ['an integer', 42],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
    ['a fraction', 0.1],
    ['a very large double', 1.7e308],
    ['the smallest double', 5e-324],
    ['infinity', Infinity],
    ['minus infinity', -Infinity],
    ['text', 'Lisboa, München, Praha'],
    ['empty text', ''],
    ['text beyond the basic plane', '🧳 → 🗼'],
    ['right-to-left text', 'ירושלים'],
    ['an empty array', []],
    ['an array of mixed types', [1, 'a', null, true, { deep: [2] }]],
    ['an empty map', {}],
    ['nested maps', { a: { b: { c: 1 } } }],
    ['keys that need quotes', { 'a.b': 1, 'ü `x`': 2, '0': 3 }],
  ])('%s', async (_, value) => {
    expect(await roundTrip(value)).toEqual(value)
  })

  it('NaN stays NaN', async () => {
    expect(await roundTrip(NaN)).toBeNaN()
  })

  it('minus zero keeps its sign', async () => {
    expect(Object.is(await roundTrip(-0), -0)).toBe(true)
  })

  it('a timestamp keeps its microseconds and loses finer digits', async () => {
    expect(await roundTrip(new Timestamp(1_700_000_000, 123_456_789))).toEqual(
      new Timestamp(1_700_000_000, 123_456_000),
    )
  })

  it('a timestamp before 1970 keeps its fraction', async () => {
    const early = new Timestamp(-62_135_596_800, 5_000)
    expect(await roundTrip(early)).toEqual(early)
  })

  it('a geographical point', async () => {
    const value = await roundTrip(new GeoPoint(38.7, -9.1))
    expect(value instanceof GeoPoint && value.isEqual(new GeoPoint(38.7, -9.1))).toBe(true)
  })

  it('bytes', async () => {
    const bytes = Bytes.fromUint8Array(Uint8Array.of(0, 1, 254, 255))
    const value = await roundTrip(bytes)
    expect(value instanceof Bytes && value.isEqual(bytes)).toBe(true)
  })

  it('a reference', async () => {
    const value = await roundTrip(doc(db, 'trips/lisbon'))
    expect((value as DocumentReference).path).toBe('trips/lisbon')
  })

  it('a vector', async () => {
    const value = await roundTrip(vector([1, 2.5, -3]))
    expect((value as ReturnType<typeof vector>).toArray()).toEqual([1, 2.5, -3])
  })

  it('an integer beyond 2^53 is exact for who reads it as bigint or text', async () => {
    const put = await fetch(`${engine.url}/v1/${engine.documents}/values?documentId=big`, {
      method: 'POST',
      body: JSON.stringify({ fields: { value: { integerValue: '9223372036854775807' } } }),
    })
    expect(put.status).toBe(200)
    const read = await fetch(`${engine.url}/v1/${engine.documents}/values/big`)
    expect(await read.json()).toMatchObject({ fields: { value: { integerValue: '9223372036854775807' } } })
  })
})

const ranks = async (direction: 'asc' | 'desc') =>
  (await getDocs(query(collection(engine.client('ben'), 'order'), orderBy('value', direction)))).docs.map((found) =>
    found.get('rank'),
  )

describe('the order of values of different types', () => {
  it('is null, booleans, numbers, timestamps, text, bytes, references, points, arrays, vectors, maps', async () => {
    const ascending: readonly unknown[] = [
      null,
      false,
      true,
      NaN,
      -Infinity,
      -1.5,
      0,
      1,
      1.5,
      Infinity,
      new Timestamp(0, 0),
      new Timestamp(0, 1000),
      '',
      'a',
      'ab',
      '\uffff',
      '😀',
      Bytes.fromUint8Array(Uint8Array.of()),
      Bytes.fromUint8Array(Uint8Array.of(255)),
      doc(db, 'a/1'),
      doc(db, 'a/1/b/1'),
      doc(db, 'a/2'),
      new GeoPoint(-1, 5),
      new GeoPoint(0, -5),
      new GeoPoint(0, 5),
      [],
      [1],
      [1, 1],
      [2],
      vector([9]),
      vector([1, 2]),
      {},
      { a: 1 },
      { a: 1, b: 0 },
      { a: 2 },
      { b: 0 },
    ]
    // Ids run against the order, so that a wrong order cannot hide behind them.
    await Promise.all(ascending.map((value, rank) => setDoc(doc(db, `order/${String(999 - rank)}`), { value, rank })))
    const expected = ascending.map((_, rank) => rank)
    expect(await ranks('asc')).toEqual(expected)
    expect(await ranks('desc')).toEqual(expected.toReversed())
  })

  it('compares integers and doubles exactly, beyond what a double can hold', async () => {
    const documents = `${engine.url}/v1/${engine.documents}`
    const values = [
      { integerValue: '9007199254740993' },
      { doubleValue: 9007199254740992 },
      { integerValue: '9007199254740991' },
      { doubleValue: 9007199254740994 },
    ]
    for (const value of values)
      await fetch(`${documents}/exact`, { method: 'POST', body: JSON.stringify({ fields: { value } }) })
    const response = await fetch(`${documents}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'exact' }], orderBy: [{ field: { fieldPath: 'value' } }] },
      }),
    })
    const results = (await response.json()) as { document: { fields: { value: unknown } } }[]
    expect(results.map(({ document }) => document.fields.value)).toEqual([values[2], values[1], values[0], values[3]])
  })

  it('sorts ids and map keys by their UTF-8 bytes', async () => {
    const ids = ['A', 'a', 'é', '\uffee', '😀']
    for (const id of ids.toReversed()) await setDoc(doc(db, `ids/${id}`), {})
    const found = await getDocs(collection(engine.client('ben'), 'ids'))
    expect(found.docs.map(({ id }) => id)).toEqual(ids)
  })

  it('finds 1 and 1.0, and 0 and -0, as the same number', async () => {
    await setDoc(doc(db, 'numbers/zero'), { value: -0 })
    const found = await getDocs(query(collection(engine.client('ben'), 'numbers'), where('value', '==', 0)))
    expect(found.size).toBe(1)
  })
})

describe('what a document may hold', () => {
  it('a document of more than 1 MiB is refused, one just below is stored', async () => {
    const ref = doc(db, 'sizes/one')
    await expect(setDoc(ref, { text: 'x'.repeat(1_048_576) })).rejects.toMatchObject({ code: 'invalid-argument' })
    await setDoc(ref, { text: 'x'.repeat(1_048_000) })
    expect((await getDoc(doc(engine.client('ben'), 'sizes/one'))).get('text')).toHaveLength(1_048_000)
  })

  it('20 levels of maps are stored, 21 are refused', async () => {
    const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) })
    await setDoc(doc(db, 'depths/ok'), { value: nested(19) })
    await expect(setDoc(doc(db, 'depths/deep'), { value: nested(20) })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })

  it('an array directly in an array is refused', async () => {
    const write = engine
      .admin()
      .doc('arrays/one')
      .set({ value: [[1]] })
    await expect(write).rejects.toMatchObject({ code: GrpcStatus.INVALID_ARGUMENT })
  })

  it('a document id between double underscores is reserved', async () => {
    await expect(setDoc(doc(db, 'ids/__mine__'), {})).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('a document id of 1,500 bytes is stored, a longer one refused', async () => {
    await setDoc(doc(db, `ids/${'x'.repeat(1500)}`), {})
    await expect(setDoc(doc(db, `ids/${'x'.repeat(1501)}`), {})).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('updateDoc reaches a field whose name has dots by its quoted path', async () => {
    const admin = engine.admin().doc('quoted/one')
    await admin.set({ items: { 'a.b': { packed: false, name: 'map' }, c: 1 } })
    await updateDoc(
      doc(db, 'quoted/one'),
      new FieldPath('items', 'a.b', 'packed'),
      true,
      new FieldPath('items', 'c'),
      deleteField(),
    )
    expect((await admin.get()).data()).toEqual({ items: { 'a.b': { packed: true, name: 'map' } } })
  })
})
