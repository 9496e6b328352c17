import { finished } from 'node:stream/promises'
import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  GrpcStatus,
  Timestamp,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { collect } from '../engines/collect.ts'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

const CLOSED = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} { allow read, write: if false; }
}`

let engine: Engine
useEmptyEngine((empty) => ({ engine } = empty), { rules: CLOSED })

describe('firebase-admin, which no rule holds back,', () => {
  it('writes and reads every kind of value', async () => {
    const db = engine.admin()
    const values = {
      none: null,
      yes: true,
      integer: 42,
      half: 0.5,
      negativeZero: -0,
      notANumber: NaN,
      text: 'Straße 🏖',
      bytes: Buffer.from([0, 255, 128]),
      when: new Timestamp(1_800_000_000, 123_456_000),
      place: new GeoPoint(0, -9.14),
      other: db.doc('trips/oslo'),
      list: [1, { two: [] }],
      map: { empty: {}, 'a.b': '`' },
    }
    await db.doc('trips/rome').set(values)
    const found = await db.doc('trips/rome').get()
    expect(found.data()).toEqual(values)
    expect(Object.is(found.get('negativeZero'), -0)).toBe(true)
  })

  it('reads a missing document as missing', async () => {
    const found = await engine.admin().doc('trips/none').get()
    expect(found.exists).toBe(false)
  })

  it('reads several documents at once, in the order asked for', async () => {
    const db = engine.admin()
    await db.doc('trips/a').set({ n: 1 })
    await db.doc('trips/c').set({ n: 3 })
    const found = await db.getAll(db.doc('trips/c'), db.doc('trips/b'), db.doc('trips/a'))
    expect(found.map((it) => it.get('n'))).toEqual([3, undefined, 1])
  })

  it('reads only the fields it asks for', async () => {
    const db = engine.admin()
    await db.doc('trips/a').set({ n: 1, name: 'Rome' })
    const [found] = await db.getAll(db.doc('trips/a'), { fieldMask: ['name'] })
    expect(found?.data()).toEqual({ name: 'Rome' })
    const selected = await db.collection('trips').select('n').get()
    expect(selected.docs.map((it) => it.data())).toEqual([{ n: 1 }])
  })

  it('creates a document once only', async () => {
    const ref = engine.admin().doc('trips/a')
    await ref.create({ n: 1 })
    await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: GrpcStatus.ALREADY_EXISTS })
    expect((await ref.get()).data()).toEqual({ n: 1 })
  })

  it('is told when the document to update is missing', async () => {
    await expect(engine.admin().doc('trips/none').update({ n: 1 })).rejects.toMatchObject({
      code: GrpcStatus.NOT_FOUND,
    })
  })

  it('is told when a document changed since it was read', async () => {
    const ref = engine.admin().doc('trips/a')
    const { writeTime } = await ref.set({ n: 1 })
    await ref.update({ n: 2 })
    const stale = ref.update({ n: 3 }, { lastUpdateTime: writeTime })
    await expect(stale).rejects.toMatchObject({ code: GrpcStatus.FAILED_PRECONDITION })
    expect((await ref.get()).get('n')).toBe(2)
  })

  it('is told what is wrong with a query', async () => {
    const query = engine.admin().collection('trips').where('n', 'in', [])
    await expect(query.get()).rejects.toMatchObject({ code: GrpcStatus.INVALID_ARGUMENT })
  })

  it('applies field values on the server', async () => {
    const ref = engine.admin().doc('trips/a')
    await ref.set({ n: 1, tags: ['a'], gone: true })
    const { writeTime } = await ref.update({
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b'),
      gone: FieldValue.delete(),
      at: FieldValue.serverTimestamp(),
    })
    expect((await ref.get()).data()).toEqual({ n: 3, tags: ['a', 'b'], at: writeTime })
  })

  it('queries with or, order and cursor', async () => {
    const db = engine.admin()
    await Promise.all([1, 2, 3, 4, 5].map((n) => db.doc(`trips/${n}`).set({ n, even: n % 2 === 0 })))
    const either = Filter.or(Filter.where('even', '==', true), Filter.where('n', '==', 5))
    const found = await db.collection('trips').where(either).orderBy('n', 'desc').startAfter(5).get()
    expect(found.docs.map((it) => it.id)).toEqual(['4', '2'])
  })

  it('counts, sums and averages', async () => {
    const db = engine.admin()
    await Promise.all([1, 2, 6].map((n) => db.doc(`trips/${n}`).set({ n })))
    const result = await db
      .collection('trips')
      .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('n'), mean: AggregateField.average('n') })
      .get()
    expect(result.data()).toEqual({ count: 3, sum: 9, mean: 3 })
  })

  it('listens on a query and hears of additions, changes and removals', async () => {
    const db = engine.admin()
    const seen = collect<QuerySnapshot>((next, fail) => db.collection('trips').orderBy('n').onSnapshot(next, fail))
    await seen.until((it) => it.empty)
    await db.doc('trips/a').set({ n: 1 })
    await seen.until((it) => it.size === 1)
    await db.doc('trips/a').update({ n: 2 })
    await seen.until((it) => it.docs[0]?.get('n') === 2)
    await db.doc('trips/a').delete()
    await seen.until((it) => it.docChanges()[0]?.type === 'removed')
    seen.stop()
    expect(seen.all.flatMap((it) => it.docChanges()).map((change) => change.type)).toEqual([
      'added',
      'modified',
      'removed',
    ])
  })

  it('goes on listening after its connection broke', async () => {
    const db = engine.admin()
    await db.doc('trips/gone').set({ n: 1 })
    const seen = collect<QuerySnapshot>((next, fail) => db.collection('trips').onSnapshot(next, fail))
    await seen.until((it) => it.size === 1)
    engine.dropConnections()
    await db.doc('trips/gone').delete()
    await db.doc('trips/new').set({ n: 2 })
    const last = await seen.until((it) => it.docs.some((found) => found.id === 'new') && it.size === 1)
    seen.stop()
    expect(last.docs.map((found) => found.data())).toEqual([{ n: 2 }])
  })

  it('writes a thousand documents with BulkWriter and is told of each that failed', async () => {
    const db = engine.admin()
    await db.doc('trips/500').set({})
    const writer = db.bulkWriter()
    writer.onWriteError(({ code }) => code !== GrpcStatus.ALREADY_EXISTS)
    const results = Array.from({ length: 1000 }, (_, n) => writer.create(db.doc(`trips/${n}`), { n }))
    const outcomes = Promise.allSettled(results)
    await writer.close()
    const refused = (await outcomes).flatMap((it, index) => (it.status === 'rejected' ? [index] : []))
    expect(refused).toEqual([500])
    expect((await db.collection('trips').count().get()).data().count).toBe(1000)
  })

  it('runs transactions of several clients one after the other', async () => {
    const db = engine.admin()
    const ref = db.doc('counters/one')
    await ref.set({ n: 0 })
    const step = () =>
      db.runTransaction(
        async (transaction) => {
          const found = await transaction.get(ref)
          transaction.update(ref, { n: found.get('n') + 1 })
        },
        { maxAttempts: 20 },
      )
    await Promise.all(Array.from({ length: 8 }, step))
    expect((await ref.get()).get('n')).toBe(8)
  })

  it('reads within a transaction by query, and writes nothing when it throws', async () => {
    const db = engine.admin()
    await db.doc('trips/a').set({ n: 1 })
    const failed = db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.collection('trips').where('n', '==', 1))
      for (const trip of found.docs) transaction.delete(trip.ref)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect((await db.doc('trips/a').get()).exists).toBe(true)
  })

  it('reads in a read-only transaction as of a time in the past', async () => {
    const db = engine.admin()
    const { writeTime } = await db.doc('trips/a').set({ n: 1 })
    await db.doc('trips/a').set({ n: 2 })
    const past = await db.runTransaction((transaction) => transaction.get(db.doc('trips/a')), {
      readOnly: true,
      readTime: writeTime,
    })
    expect(past.get('n')).toBe(1)
  })

  it('lists collections and documents, also those that only have children', async () => {
    const db = engine.admin()
    await db.doc('trips/rome/items/hat').set({})
    await db.doc('users/ann').set({})
    expect((await db.listCollections()).map((it) => it.id)).toEqual(['trips', 'users'])
    expect((await db.doc('trips/rome').listCollections()).map((it) => it.id)).toEqual(['items'])
    expect((await db.collection('trips').listDocuments()).map((it) => it.id)).toEqual(['rome'])
  })

  it('deletes a document with all that lies below it', async () => {
    const db = engine.admin()
    await Promise.all(
      ['trips/rome', 'trips/rome/items/hat', 'trips/rome/items/hat/notes/1', 'trips/oslo'].map((path) =>
        db.doc(path).set({ path }),
      ),
    )
    await db.recursiveDelete(db.doc('trips/rome'))
    const left = await Promise.all(
      ['trips', 'items', 'notes'].map(async (id) => (await db.collectionGroup(id).get()).docs.map((it) => it.ref.path)),
    )
    expect(left.flat()).toEqual(['trips/oslo'])
  })

  it('pages through a collection group by document name', async () => {
    const db = engine.admin()
    await Promise.all(['a', 'b', 'c'].map((id) => db.doc(`trips/${id}/items/x`).set({ id })))
    const byName = db.collectionGroup('items').orderBy(FieldPath.documentId())
    const first = await byName.limit(2).get()
    const rest = await byName.startAfter(first.docs[1]).get()
    expect([...first.docs, ...rest.docs].map((it) => it.get('id'))).toEqual(['a', 'b', 'c'])
  })

  it('streams the results of a query', async () => {
    const db = engine.admin()
    const batch = db.batch()
    for (let n = 0; n < 300; n += 1) batch.set(db.doc(`trips/${n}`), { n })
    await batch.commit()
    const numbers: unknown[] = []
    const stream = db.collection('trips').orderBy('n').stream()
    stream.on('data', (found: QueryDocumentSnapshot) => numbers.push(found.get('n')))
    await finished(stream)
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, n) => n))
  })
})
