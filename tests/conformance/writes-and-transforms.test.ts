import { describe, expect, it } from 'vitest'
import { FieldValue, Timestamp as AdminTimestamp } from 'firebase-admin/firestore'
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

const stored = async (path: string) => (await engine.admin().doc(path).get()).data()
const trip = () => doc(db, 'trips/one')
const adminTrip = () => engine.admin().doc('trips/one')

const tripName = () => `${engine.documents}/trips/one`
const commitRaw = async (write: object) => {
  const response = await fetch(`${engine.url}/v1/${engine.documents}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [write] }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('writes', () => {
  it('set replaces the whole document', async () => {
    await setDoc(trip(), { a: 1, b: 2 })
    await setDoc(trip(), { b: 3 })
    expect(await stored('trips/one')).toEqual({ b: 3 })
  })

  it('set with merge keeps what it does not name, deeply', async () => {
    await setDoc(trip(), { a: 1, place: { city: 'Oslo', code: 'OSL' } })
    await setDoc(trip(), { place: { city: 'Bergen' } }, { merge: true })
    expect(await stored('trips/one')).toEqual({ a: 1, place: { city: 'Bergen', code: 'OSL' } })
  })

  it('set with merge of an empty map replaces the field by the empty map', async () => {
    await setDoc(trip(), { place: { city: 'Oslo' } })
    await setDoc(trip(), { place: {} }, { merge: true })
    expect(await stored('trips/one')).toEqual({ place: {} })
  })

  it('set with mergeFields writes only those fields', async () => {
    await setDoc(trip(), { a: 1, b: 1 })
    await setDoc(trip(), { a: 2, b: 2 }, { mergeFields: ['a'] })
    expect(await stored('trips/one')).toEqual({ a: 2, b: 1 })
  })

  it('update reaches nested fields and replaces what is in the way', async () => {
    await setDoc(trip(), { items: { x: { packed: false, name: 'map' } }, place: 'Oslo' })
    await updateDoc(trip(), { 'items.x.packed': true, 'place.city': 'Bergen' })
    expect(await stored('trips/one')).toEqual({
      items: { x: { packed: true, name: 'map' } },
      place: { city: 'Bergen' },
    })
  })

  it('deleteField removes a nested field and leaves its siblings', async () => {
    await setDoc(trip(), { items: { x: 1, y: 2 } })
    await updateDoc(trip(), { 'items.x': deleteField() })
    expect(await stored('trips/one')).toEqual({ items: { y: 2 } })
  })

  it('deleteField of a missing field changes nothing', async () => {
    await setDoc(trip(), { a: 1 })
    await updateDoc(trip(), { 'items.x': deleteField() })
    expect(await stored('trips/one')).toEqual({ a: 1 })
  })

  it('update of a missing document is refused with not-found', async () => {
    await expect(updateDoc(trip(), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/no (document|entity) to update/i),
    })
  })

  it('delete removes the document and may be repeated', async () => {
    await setDoc(trip(), { a: 1 })
    await deleteDoc(trip())
    await deleteDoc(trip())
    expect((await getDoc(trip())).exists()).toBe(false)
  })

  it('deleting a document keeps the documents below it', async () => {
    await setDoc(trip(), {})
    await setDoc(doc(db, 'trips/one/items/x'), { name: 'map' })
    await deleteDoc(trip())
    expect(await stored('trips/one/items/x')).toEqual({ name: 'map' })
  })

  it('addDoc makes a new id of 20 letters and digits', async () => {
    const { id } = await addDoc(collection(db, 'trips'), { a: 1 })
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(await stored(`trips/${id}`)).toEqual({ a: 1 })
  })

  it('create refuses a document that exists', async () => {
    await adminTrip().create({ a: 1 })
    await expect(adminTrip().create({ a: 2 })).rejects.toMatchObject({
      code: 6,
      message: expect.stringMatching(/(document|entity) already exists/i),
    })
    expect(await stored('trips/one')).toEqual({ a: 1 })
  })

  it('a batch is applied as a whole or not at all', async () => {
    const batch = writeBatch(db)
    batch.set(doc(db, 'trips/new'), { a: 1 })
    batch.update(doc(db, 'trips/missing'), { a: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored('trips/new')).toBeUndefined()
  })

  it('writes of one batch to one document apply in order', async () => {
    const batch = writeBatch(db)
    batch.set(trip(), { a: 1, b: 1 })
    batch.update(trip(), { a: increment(5) })
    batch.update(trip(), { b: deleteField() })
    await batch.commit()
    expect(await stored('trips/one')).toEqual({ a: 6 })
  })

  it('the documents of one batch share their commit time', async () => {
    const admin = engine.admin()
    const batch = admin.batch()
    batch.set(admin.doc('trips/a'), {})
    batch.set(admin.doc('trips/b'), {})
    const [first, second] = await batch.commit()
    expect(first?.writeTime.isEqual(second?.writeTime ?? AdminTimestamp.now())).toBe(true)
  })

  it('update times grow strictly, even within one millisecond', async () => {
    const times: bigint[] = []
    for (let count = 0; count < 50; count++) {
      const { writeTime } = await adminTrip().set({ count })
      times.push(BigInt(writeTime.seconds) * 1_000_000_000n + BigInt(writeTime.nanoseconds))
    }
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true)
  })

  it('createTime stays through updates and starts anew after a delete', async () => {
    await adminTrip().set({ a: 1 })
    const first = (await adminTrip().get()).createTime
    await adminTrip().set({ a: 2 })
    const second = await adminTrip().get()
    expect(second.createTime?.isEqual(first ?? AdminTimestamp.now())).toBe(true)
    expect(second.updateTime?.valueOf()).not.toBe(first?.valueOf())
    await adminTrip().delete()
    await adminTrip().set({ a: 3 })
    expect((await adminTrip().get()).createTime?.isEqual(first ?? AdminTimestamp.now())).toBe(false)
  })

  it('a write that changes nothing keeps the update time', async () => {
    await adminTrip().set({ a: 1 })
    const before = (await adminTrip().get()).updateTime
    const { writeTime } = await adminTrip().set({ a: 1 })
    expect(writeTime.isEqual(before ?? AdminTimestamp.now())).toBe(true)
  })

  it('lastUpdateTime lets only the first of two updates through', async () => {
    const { writeTime } = await adminTrip().set({ a: 1 })
    await adminTrip().update({ a: 2 }, { lastUpdateTime: writeTime })
    await expect(adminTrip().update({ a: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 })
    expect(await stored('trips/one')).toEqual({ a: 2 })
  })

  it('deleting a field that nobody has changes nothing, not even the update time, and holds a precondition', async () => {
    const { writeTime } = await adminTrip().set({ a: 1 })
    const verify = () => adminTrip().update({ noField: FieldValue.delete() }, { lastUpdateTime: writeTime })
    expect((await verify()).writeTime.isEqual(writeTime)).toBe(true)
    expect((await adminTrip().get()).updateTime?.isEqual(writeTime)).toBe(true)
    await adminTrip().update({ a: 2 })
    await expect(verify()).rejects.toMatchObject({ code: 9 })
  })

  it('a delete that needs a missing document changes nothing, and refuses one that is there', async () => {
    await adminTrip().delete({ exists: false })
    await adminTrip().set({ a: 1 })
    await expect(adminTrip().delete({ exists: false })).rejects.toMatchObject({ code: 6 })
    expect(await stored('trips/one')).toEqual({ a: 1 })
  })

  it('several writes of one document in a commit: the precondition of the first holds for all', async () => {
    const { writeTime } = await adminTrip().set({ a: 1 })
    const replace = (by: number) =>
      engine
        .admin()
        .batch()
        .update(adminTrip(), { noField: FieldValue.delete() }, { lastUpdateTime: writeTime })
        .set(adminTrip(), { by })
        .commit()
    await replace(1)
    await expect(replace(2)).rejects.toMatchObject({ code: 9 })
    expect(await stored('trips/one')).toEqual({ by: 1 })
  })

  it('delete with exists refuses a missing document', async () => {
    await expect(adminTrip().delete({ exists: true })).rejects.toMatchObject({ code: 5 })
  })

  it('BulkWriter writes each document on its own and reports each failure', async () => {
    const admin = engine.admin()
    await admin.doc('trips/taken').set({ a: 0 })
    const writer = admin.bulkWriter()
    writer.onWriteError(() => false)
    const taken = writer.create(admin.doc('trips/taken'), { a: 1 }).then(
      () => 'written',
      (error: { code: number }) => error.code,
    )
    const fresh = writer.create(admin.doc('trips/fresh'), { a: 1 }).then(() => 'written')
    await writer.close()
    expect(await Promise.all([taken, fresh])).toEqual([6, 'written'])
  })

  it('a field name between double underscores is reserved', async () => {
    const { status } = await commitRaw({ update: { name: tripName(), fields: { __mine__: { nullValue: null } } } })
    expect(status).toBe(400)
  })

  it('an update mask that names a field and one inside it writes the outer field', async () => {
    await adminTrip().set({ a: { b: 1, c: 2 }, d: 3 })
    const fields = { a: { mapValue: { fields: { b: { integerValue: '9' } } } } }
    const update = { name: tripName(), fields }
    const { status } = await commitRaw({ update, updateMask: { fieldPaths: ['a.b', 'a', 'a'] } })
    expect(status).toBe(200)
    expect((await adminTrip().get()).data()).toEqual({ a: { b: 9 }, d: 3 })
  })
})

const incrementing = (count: number) => {
  const increment = { integerValue: '1' }
  const fieldTransforms = Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment }))
  return { transform: { document: tripName(), fieldTransforms } }
}

describe('transforms', () => {
  it('serverTimestamp is the time of the commit, in milliseconds, the same for all fields', async () => {
    await setDoc(trip(), { a: serverTimestamp(), deep: { b: serverTimestamp() } })
    const snapshot = await getDoc(doc(engine.client('ben'), 'trips/one'))
    const { a, deep } = snapshot.data() as { a: Timestamp; deep: { b: Timestamp } }
    expect(a.isEqual(deep.b)).toBe(true)
    expect(a.nanoseconds % 1_000_000).toBe(0)
    const { updateTime } = await adminTrip().get()
    expect(a.toMillis()).toBe(updateTime?.toMillis())
  })

  it('increment adds integers, and starts from the operand where there is no number', async () => {
    await setDoc(trip(), { count: 1, text: 'x' })
    await updateDoc(trip(), { count: increment(2), missing: increment(7), text: increment(3) })
    expect(await stored('trips/one')).toEqual({ count: 3, missing: 7, text: 3 })
  })

  it('increment of an integer by a fraction gives a double', async () => {
    await setDoc(trip(), { count: 1 })
    await updateDoc(trip(), { count: increment(0.5) })
    expect(await stored('trips/one')).toEqual({ count: 1.5 })
  })

  it('increment stops at the largest 64-bit integer', async () => {
    const max = '9223372036854775807'
    await commitRaw({ update: { name: tripName(), fields: { count: { integerValue: max } } } })
    const { body } = await commitRaw({
      update: { name: tripName() },
      updateMask: {},
      updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '5' } }],
    })
    expect(body).toMatchObject({ writeResults: [{ transformResults: [{ integerValue: max }] }] })
  })

  it('many increments at once all count', async () => {
    await setDoc(trip(), { count: 0 })
    await Promise.all(Array.from({ length: 40 }, () => adminTrip().update({ count: FieldValue.increment(1) })))
    expect(await stored('trips/one')).toEqual({ count: 40 })
  })

  it('maximum and minimum keep the greater or lesser, and the stored one when equal', async () => {
    await adminTrip().set({ high: 5, low: 5, same: 3 })
    const { status, body } = await commitRaw({
      transform: {
        document: tripName(),
        fieldTransforms: [
          { fieldPath: 'high', maximum: { integerValue: '9' } },
          { fieldPath: 'low', minimum: { doubleValue: 1.5 } },
          { fieldPath: 'same', maximum: { doubleValue: 3 } },
          { fieldPath: 'fresh', minimum: { integerValue: '1' } },
        ],
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      writeResults: [
        {
          transformResults: [{ integerValue: '9' }, { doubleValue: 1.5 }, { integerValue: '3' }, { integerValue: '1' }],
        },
      ],
    })
  })

  it('arrayUnion appends only what is missing, in order, each once', async () => {
    await setDoc(trip(), { tags: ['a', 'b'] })
    await updateDoc(trip(), { tags: arrayUnion('b', 'c', 'c', { deep: [1] }) })
    await updateDoc(trip(), { tags: arrayUnion({ deep: [1] }) })
    expect(await stored('trips/one')).toEqual({ tags: ['a', 'b', 'c', { deep: [1] }] })
  })

  it('arrayUnion treats 1 and 1.0 as the same element', async () => {
    await setDoc(trip(), { tags: [1] })
    const { body } = await commitRaw({
      transform: {
        document: tripName(),
        fieldTransforms: [{ fieldPath: 'tags', appendMissingElements: { values: [{ doubleValue: 1 }] } }],
      },
    })
    expect(body).toMatchObject({ writeResults: [{ transformResults: [{ nullValue: null }] }] })
    expect(await stored('trips/one')).toEqual({ tags: [1] })
  })

  it('arrayRemove removes every equal element', async () => {
    await setDoc(trip(), { tags: ['a', 'b', 'a', { x: 1 }] })
    await updateDoc(trip(), { tags: arrayRemove('a', { x: 1 }, 'not there') })
    expect(await stored('trips/one')).toEqual({ tags: ['b'] })
  })

  it('array transforms replace what is no array', async () => {
    await setDoc(trip(), { a: 'text', b: 5 })
    await updateDoc(trip(), { a: arrayUnion(1), b: arrayRemove(1) })
    expect(await stored('trips/one')).toEqual({ a: [1], b: [] })
  })

  it('transforms with merge create a missing document', async () => {
    await setDoc(trip(), { count: increment(1), at: serverTimestamp() }, { merge: true })
    expect(await stored('trips/one')).toMatchObject({ count: 1 })
  })

  it('transforms of fields replaced by the same write start from the written value', async () => {
    const { body } = await commitRaw({
      update: { name: tripName(), fields: { count: { integerValue: '10' } } },
      updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
    })
    expect(body).toMatchObject({ writeResults: [{ transformResults: [{ integerValue: '11' }] }] })
  })

  it('more than 500 transforms of one document in a commit are refused', async () => {
    expect(await commitRaw(incrementing(501))).toMatchObject({ status: 400 })
    expect(await commitRaw(incrementing(500))).toMatchObject({ status: 200 })
  })
})
