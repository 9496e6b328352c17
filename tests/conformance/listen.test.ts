import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { collect } from '../engines/collect.ts'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /trips/{trip} { allow read, write: if true; }
    match /{path=**}/items/{item} { allow read, write: if true; }
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`

let engine: Engine
useEmptyEngine((empty) => ({ engine } = empty), { rules: RULES })

const watchDoc = (ref: DocumentReference) =>
  collect<DocumentSnapshot>((next, fail) => onSnapshot(ref, { includeMetadataChanges: true }, next, fail))
const watch = (target: Query) => collect<QuerySnapshot>((next, fail) => onSnapshot(target, next, fail))
const idsIn = (snapshot: QuerySnapshot) => snapshot.docs.map((found) => found.id)
const changesIn = (snapshot: QuerySnapshot) =>
  snapshot.docChanges().map(({ type, doc: { id }, oldIndex, newIndex }) => `${type} ${id} ${oldIndex}>${newIndex}`)

describe('a listener on a document', () => {
  it('is told by the server that the document does not exist', async () => {
    const seen = watchDoc(doc(engine.client(), 'trips/none'))
    const snapshot = await seen.until((it) => !it.metadata.fromCache)
    expect(snapshot.exists()).toBe(false)
  })

  it('gets the fields and then every change that someone else makes', async () => {
    await engine.seed('trips', { rome: { days: 3 } })
    const seen = watchDoc(doc(engine.client(), 'trips/rome'))
    await seen.until((it) => it.get('days') === 3)
    await engine.admin().doc('trips/rome').update({ days: 4 })
    await seen.until((it) => it.get('days') === 4)
    await engine.admin().doc('trips/rome').update({ days: 5 })
    const last = await seen.until((it) => it.get('days') === 5)
    expect(last.metadata).toMatchObject({ fromCache: false, hasPendingWrites: false })
  })

  it('is told when the document is deleted and when it comes back', async () => {
    await engine.seed('trips', { rome: { days: 3 } })
    const seen = watchDoc(doc(engine.client(), 'trips/rome'))
    await seen.until((it) => it.exists())
    await engine.admin().doc('trips/rome').delete()
    await seen.until((it) => !it.exists())
    await engine.admin().doc('trips/rome').set({ days: 7 })
    const last = await seen.until((it) => it.get('days') === 7)
    expect(last.data()).toEqual({ days: 7 })
  })

  it('shows a change of its own at once as pending and later as acknowledged', async () => {
    const ref = doc(engine.client(), 'trips/rome')
    const seen = watchDoc(ref)
    await seen.until((it) => !it.metadata.fromCache)
    await setDoc(ref, { days: 3 })
    const pending = await seen.until((it) => it.exists())
    expect(pending.metadata.hasPendingWrites).toBe(true)
    const settled = await seen.until((it) => it.exists() && !it.metadata.hasPendingWrites)
    expect(settled.metadata.fromCache).toBe(false)
  })

  it('shows a server timestamp as null until the server has set it', async () => {
    const ref = doc(engine.client(), 'trips/rome')
    const seen = watchDoc(ref)
    await seen.until((it) => !it.metadata.fromCache)
    await setDoc(ref, { at: serverTimestamp() })
    const pending = await seen.until((it) => it.exists())
    expect(pending.get('at')).toBeNull()
    const settled = await seen.until((it) => it.exists() && !it.metadata.hasPendingWrites)
    expect(settled.get('at').toMillis()).toBeGreaterThan(0)
  })

  it('is ended by permission-denied while another listener of the same client goes on', async () => {
    const ann = engine.client('ann')
    const own = watchDoc(doc(ann, 'users/ann'))
    const foreign = watchDoc(doc(ann, 'users/ben'))
    expect(await foreign.failure()).toMatchObject({ code: 'permission-denied' })
    await engine.admin().doc('users/ann').set({ name: 'Ann' })
    await own.until((it) => it.get('name') === 'Ann')
  })

  it('hears nothing more once it is stopped', async () => {
    const db = engine.client()
    const stopped = watchDoc(doc(db, 'trips/rome'))
    const other = watchDoc(doc(db, 'trips/oslo'))
    await stopped.until((it) => !it.metadata.fromCache)
    stopped.stop()
    const before = stopped.all.length
    await engine.seed('trips', { rome: { days: 1 }, oslo: { days: 1 } })
    await other.until((it) => it.exists())
    expect(stopped.all).toHaveLength(before)
  })
})

describe('a listener on a query', () => {
  it('first gets all results in order, then single changes', async () => {
    await engine.seed('trips', { b: { n: 2 }, a: { n: 1 }, c: { n: 3 } })
    const seen = watch(query(collection(engine.client(), 'trips'), orderBy('n')))
    const first = await seen.until((it) => it.size === 3)
    expect(changesIn(first)).toEqual(['added a -1>0', 'added b -1>1', 'added c -1>2'])
    await engine.seed('trips', { b: { n: 4 } })
    const second = await seen.until((it) => it.docs[2]?.id === 'b')
    expect(changesIn(second)).toEqual(['modified b 1>2'])
  })

  it('orders downward when asked to', async () => {
    await engine.seed('trips', { b: { n: 2 }, a: { n: 1 }, c: { n: 3 } })
    const seen = watch(query(collection(engine.client(), 'trips'), orderBy('n', 'desc')))
    expect(idsIn(await seen.until((it) => it.size === 3))).toEqual(['c', 'b', 'a'])
  })

  it('is told when a document starts and stops to match', async () => {
    await engine.seed('trips', { rome: { open: false } })
    const seen = watch(query(collection(engine.client(), 'trips'), where('open', '==', true)))
    await seen.until((it) => !it.metadata.fromCache && it.empty)
    await engine.seed('trips', { rome: { open: true } })
    await seen.until((it) => it.size === 1)
    await engine.seed('trips', { rome: { open: false } })
    const last = await seen.until((it) => it.docChanges().some((change) => change.type === 'removed'))
    expect(changesIn(last)).toEqual(['removed rome 0>-1'])
    expect(last.empty).toBe(true)
  })

  it('is told when a result is deleted', async () => {
    await engine.seed('trips', { a: { n: 1 }, b: { n: 2 } })
    const seen = watch(collection(engine.client(), 'trips'))
    await seen.until((it) => it.size === 2)
    await engine.admin().doc('trips/a').delete()
    expect(idsIn(await seen.until((it) => it.size === 1))).toEqual(['b'])
  })

  it('with a limit takes the next document in when one of its results goes', async () => {
    await engine.seed('trips', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
    const seen = watch(query(collection(engine.client(), 'trips'), orderBy('n'), limit(2)))
    expect(idsIn(await seen.until((it) => it.size === 2))).toEqual(['a', 'b'])
    await engine.admin().doc('trips/a').delete()
    await seen.until((it) => idsIn(it).join() === 'b,c')
  })

  it('with a limit lets the last result go when an earlier one appears', async () => {
    await engine.seed('trips', { b: { n: 2 }, c: { n: 3 } })
    const seen = watch(query(collection(engine.client(), 'trips'), orderBy('n'), limit(2)))
    await seen.until((it) => it.size === 2)
    await engine.seed('trips', { a: { n: 1 } })
    const last = await seen.until((it) => idsIn(it).join() === 'a,b')
    expect(changesIn(last)).toEqual(['removed c 1>-1', 'added a -1>0'])
  })

  it('with limitToLast gets the end of the order, in order', async () => {
    await engine.seed('trips', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
    const seen = watch(query(collection(engine.client(), 'trips'), orderBy('n'), limitToLast(2)))
    expect(idsIn(await seen.until((it) => it.size === 2))).toEqual(['b', 'c'])
    await engine.seed('trips', { d: { n: 4 } })
    await seen.until((it) => idsIn(it).join() === 'c,d')
  })

  it('follows an array', async () => {
    await engine.seed('trips', { rome: { tags: ['sun'] }, oslo: { tags: ['snow'] } })
    const seen = watch(query(collection(engine.client(), 'trips'), where('tags', 'array-contains', 'snow')))
    await seen.until((it) => idsIn(it).join() === 'oslo')
    await engine.seed('trips', { rome: { tags: ['sun', 'snow'] } })
    const both = await seen.until((it) => it.size === 2)
    expect(idsIn(both)).toEqual(['oslo', 'rome'])
  })

  it('of a collection group hears of items of every parent', async () => {
    const db = engine.client()
    const seen = watch(collectionGroup(db, 'items'))
    await seen.until((it) => !it.metadata.fromCache)
    await setDoc(doc(db, 'trips/rome/items/hat'), {})
    await setDoc(doc(db, 'lists/summer/items/towel'), {})
    const both = await seen.until((it) => it.size === 2)
    expect(both.docs.map((found) => found.ref.path)).toEqual(['lists/summer/items/towel', 'trips/rome/items/hat'])
  })

  it('sees a batch of several documents in one snapshot', async () => {
    const seen = watch(collection(engine.client(), 'trips'))
    await seen.until((it) => !it.metadata.fromCache)
    const admin = engine.admin()
    const batch = admin.batch()
    for (const id of ['a', 'b', 'c']) batch.set(admin.doc(`trips/${id}`), { id })
    await batch.commit()
    await seen.until((it) => it.size === 3)
    expect(seen.all.map((it) => it.size)).toEqual([0, 3])
  })

  it('hears of two hundred documents, none missing, none twice', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0'))
    const seen = watch(collection(engine.client(), 'trips'))
    await seen.until((it) => !it.metadata.fromCache)
    await engine.seed('trips', Object.fromEntries(ids.map((id) => [id, { id }])))
    expect(idsIn(await seen.until((it) => it.size === ids.length))).toEqual(ids)
    const added = seen.all.flatMap((it) => it.docChanges()).filter((change) => change.type === 'added')
    expect(added).toHaveLength(ids.length)
  })
})

describe('many listeners', () => {
  it('on fifty documents each hear their own', async () => {
    const db = engine.client()
    const ids = Array.from({ length: 50 }, (_, index) => `trip-${index}`)
    const seen = ids.map((id) => watchDoc(doc(db, `trips/${id}`)))
    await Promise.all(seen.map((one) => one.until((it) => !it.metadata.fromCache)))
    await engine.seed('trips', Object.fromEntries(ids.map((id) => [id, { name: id }])))
    const snapshots = await Promise.all(seen.map((one) => one.until((it) => it.exists())))
    expect(snapshots.map((it) => it.get('name'))).toEqual(ids)
  })

  it('of several clients all hear of one write', async () => {
    const clients = Array.from({ length: 5 }, () => engine.client())
    const seen = clients.map((db) => watch(collection(db, 'trips')))
    await Promise.all(seen.map((one) => one.until((it) => !it.metadata.fromCache)))
    const [writer] = clients
    if (writer !== undefined) await addDoc(collection(writer, 'trips'), { by: 'the first' })
    const snapshots = await Promise.all(seen.map((one) => one.until((it) => it.size === 1)))
    expect(snapshots.map((it) => it.docs[0]?.get('by'))).toEqual(Array.from({ length: 5 }, () => 'the first'))
  })
})

describe('after a time away', () => {
  it('a listener cut off by a broken connection catches up with changes and deletions', async () => {
    await engine.seed('trips', { stays: { n: 1 }, changes: { n: 1 }, goes: { n: 1 } })
    const db = engine.client()
    const seen = watch(collection(db, 'trips'))
    await seen.until((it) => it.size === 3)
    await disableNetwork(db)
    engine.dropConnections()
    await engine.admin().doc('trips/goes').delete()
    await engine.seed('trips', { changes: { n: 2 }, comes: { n: 1 } })
    await enableNetwork(db)
    const last = await seen.until((it) => idsIn(it).join() === 'changes,comes,stays')
    expect(last.docs[0]?.get('n')).toBe(2)
  })

  it('a listener finds its way back by itself when every connection breaks', async () => {
    const seen = watch(collection(engine.client(), 'trips'))
    await seen.until((it) => !it.metadata.fromCache)
    engine.dropConnections()
    await engine.seed('trips', { rome: { days: 1 } })
    expect(idsIn(await seen.until((it) => it.size === 1))).toEqual(['rome'])
  })

  it('a document that no longer matches leaves the results', async () => {
    await engine.seed('trips', { rome: { open: true }, oslo: { open: true } })
    const db = engine.client()
    const seen = watch(query(collection(db, 'trips'), where('open', '==', true)))
    await seen.until((it) => it.size === 2)
    await disableNetwork(db)
    await engine.seed('trips', { rome: { open: false } })
    await enableNetwork(db)
    expect(idsIn(await seen.until((it) => it.size === 1))).toEqual(['oslo'])
  })

  it('a deleted document is told as missing', async () => {
    await engine.seed('trips', { rome: { days: 1 } })
    const db = engine.client()
    const seen = watchDoc(doc(db, 'trips/rome'))
    await seen.until((it) => it.exists())
    await disableNetwork(db)
    await engine.admin().doc('trips/rome').delete()
    await enableNetwork(db)
    const last = await seen.until((it) => !it.exists() && !it.metadata.fromCache)
    expect(seen.all.at(-1)).toBe(last)
  })

  it('results say that they are from the cache while offline, and no longer once online', async () => {
    await engine.seed('trips', { rome: { days: 1 } })
    const db = engine.client()
    const seen = collect<QuerySnapshot>((next, fail) =>
      onSnapshot(collection(db, 'trips'), { includeMetadataChanges: true }, next, fail),
    )
    await seen.until((it) => it.size === 1 && !it.metadata.fromCache)
    await disableNetwork(db)
    const offline = await seen.until((it) => it.size === 1 && it.metadata.fromCache)
    expect(idsIn(offline)).toEqual(['rome'])
    const before = seen.all.length
    await enableNetwork(db)
    await seen.until((it) => seen.all.indexOf(it) >= before && !it.metadata.fromCache)
  })

  it('a listener opened while offline is served once the network is there', async () => {
    await engine.seed('trips', { rome: { days: 1 } })
    const db = engine.client()
    await disableNetwork(db)
    const seen = watch(collection(db, 'trips'))
    await enableNetwork(db)
    expect(idsIn(await seen.until((it) => !it.metadata.fromCache))).toEqual(['rome'])
  })

  it('own changes made offline and changes of others meet in one result', async () => {
    await engine.seed('trips', { rome: { days: 1, name: 'Rome' } })
    const db = engine.client()
    const seen = watch(collection(db, 'trips'))
    await seen.until((it) => it.size === 1)
    await disableNetwork(db)
    const written = updateDoc(doc(db, 'trips/rome'), { days: 2 })
    const batch = writeBatch(db).set(doc(db, 'trips/oslo'), { days: 9 }).commit()
    await engine.admin().doc('trips/rome').update({ name: 'Roma' })
    await enableNetwork(db)
    await Promise.all([written, batch])
    const last = await seen.until((it) => it.docs.some((found) => found.get('name') === 'Roma'))
    expect(last.docs.map((found) => found.data())).toEqual([{ days: 9 }, { days: 2, name: 'Roma' }])
  })

  it('what was deleted locally stays away', async () => {
    await engine.seed('trips', { rome: { days: 1 }, oslo: { days: 1 } })
    const db = engine.client()
    const seen = watch(collection(db, 'trips'))
    await seen.until((it) => it.size === 2)
    await disableNetwork(db)
    const deleted = deleteDoc(doc(db, 'trips/rome'))
    await enableNetwork(db)
    await deleted
    expect((await engine.admin().collection('trips').get()).docs.map((found) => found.id)).toEqual(['oslo'])
    await seen.until((it) => idsIn(it).join() === 'oslo')
  })
})
