import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  type DocumentSnapshot,
  enableNetwork,
  type Firestore,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
  setDoc,
  type SnapshotListenOptions,
  terminate,
  updateDoc,
  waitForPendingWrites,
  where,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { collect } from '../engines/collect.ts'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'
import { onceSent } from '../../web/src/shared/live/once-sent.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

const trips = () => collection(db, 'trips')
const trip = (id: string) => doc(db, `trips/${id}`)
const watch = (target: Query, options: SnapshotListenOptions = {}) =>
  collect<QuerySnapshot>((next, fail) => onSnapshot(target, options, next, fail))
const ids = (found: QuerySnapshot) => found.docs.map(({ id }) => id).join('')
const heard = (found: QuerySnapshot) =>
  `${ids(found)}${found.metadata.hasPendingWrites ? ' pending' : ''}${found.metadata.fromCache ? ' cached' : ''}`

const SORTED = { a: { n: 0 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } }
const firstTwo = () => query(trips(), orderBy('n'), limit(2))
/** The server is asked the same for both. */
const sameFromTheEnd = () => query(trips(), orderBy('n', 'desc'), limitToLast(2))

describe('a listener on one document, while others are told of theirs,', () => {
  it('is told of a document that is made then', async () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => trip(id))
    const last = trip('last')
    await engine.seed('trips', { last: { round: -1 } })
    const told = (ref: ReturnType<typeof trip>) =>
      collect<DocumentSnapshot>((next, fail) => onSnapshot(ref, { includeMetadataChanges: true }, next, fail))
    for (const other of others) told(other)
    const atLast = told(last)
    for (let round = 0; round < 10; round += 1) {
      const seen = told(trip(`new-${round}`))
      await seen.until((it) => !it.metadata.fromCache)
      const change = (id: string) => engine.admin().doc(`trips/${id}`).set({ round })
      await Promise.all([
        ...others.map(({ id }) => change(id)),
        change(`new-${round}`),
        ...others.map(({ id }) => change(id)),
      ])
      await change('last')
      await atLast.until((it) => it.get('round') === round)
      expect(seen.all.at(-1)!.exists(), `in round ${round}`).toBe(true)
      seen.stop()
    }
  })
})

describe('two listeners that ask the server the same', () => {
  it('each hear in their own order, also when one leaves and comes back', async () => {
    await engine.seed('trips', SORTED)
    const first = watch(firstTwo())
    const last = watch(sameFromTheEnd())
    await Promise.all([first.until((it) => ids(it) === 'ab'), last.until((it) => ids(it) === 'ba')])
    first.stop()
    const again = watch(firstTwo())
    await again.until((it) => ids(it) === 'ab')
    await setDoc(trip('e'), { n: -1 })
    await Promise.all([again.until((it) => ids(it) === 'ea'), last.until((it) => ids(it) === 'ae')])
    last.stop()
    await updateDoc(trip('a'), { n: -2 })
    const lastAgain = watch(sameFromTheEnd())
    await Promise.all([again.until((it) => ids(it) === 'ae'), lastAgain.until((it) => ids(it) === 'ea')])
    expect(first.all.map(ids)).toEqual(['ab'])
  })

  it('hear of one write once, or with its pending state when they ask for it', async () => {
    await engine.seed('trips', { a: { n: 1 } })
    const plain = watch(trips())
    const full = watch(trips(), { includeMetadataChanges: true })
    await Promise.all([plain.until((it) => !it.metadata.fromCache), full.until((it) => !it.metadata.fromCache)])
    await setDoc(trip('b'), { n: 2 })
    await full.until((it) => heard(it) === 'ab')
    expect(plain.all.map(heard)).toEqual(['a', 'ab pending'])
    expect(full.all.map(heard).slice(-3)).toEqual(['a', 'ab pending', 'ab'])
  })

  it('are told together: one waits for the moment when all have heard', async () => {
    await engine.seed('trips', { a: { n: 1 } })
    const events: string[] = []
    const one = watch(trips())
    const other = watch(query(trips(), where('n', '>', 0)))
    await Promise.all([one.until((it) => it.size === 1), other.until((it) => it.size === 1)])
    onSnapshot(trips(), (it) => void events.push(`all ${it.size}`))
    onSnapshot(trip('b'), (it) => void events.push(it.exists() ? 'there' : 'missing'))
    await expect.poll(() => events.toSorted()).toEqual(['all 1', 'missing'])
    events.length = 0
    onSnapshotsInSync(db, () => void events.push('in sync'))
    await setDoc(trip('b'), { n: 2 })
    await expect.poll(() => events.filter((it) => it === 'in sync').length).toBeGreaterThanOrEqual(2)
    expect(events.slice(0, 4)).toEqual(['in sync', 'all 2', 'there', 'in sync'])
  })
})

describe('a listener of a query', () => {
  it('says from which place to which a document has moved', async () => {
    await engine.seed('trips', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
    const seen = watch(query(trips(), orderBy('n')))
    const moves = () =>
      seen.all.flatMap((it) => it.docChanges().map((to) => `${to.type} ${to.doc.id} ${to.oldIndex}>${to.newIndex}`))
    await seen.until((it) => ids(it) === 'abc' && !it.metadata.fromCache)
    await setDoc(trip('b'), { n: 4 })
    await deleteDoc(trip('c'))
    await seen.until((it) => ids(it) === 'ab')
    expect(moves()).toEqual(['added a -1>0', 'added b -1>1', 'added c -1>2', 'modified b 1>2', 'removed c 1>-1'])
  })

  it('does not show a document that its own write takes out, before and after the server knows', async () => {
    await engine.seed('trips', { a: { open: true }, b: { open: true } })
    const seen = watch(query(trips(), where('open', '==', true)), { includeMetadataChanges: true })
    await seen.until((it) => ids(it) === 'ab' && !it.metadata.fromCache)
    await updateDoc(trip('a'), { open: false })
    await waitForPendingWrites(db)
    await seen.until((it) => ids(it) === 'b' && !it.metadata.hasPendingWrites)
    expect(seen.all.slice(1).map(ids)).toEqual(seen.all.slice(1).map(() => 'b'))
  })

  it('asked for the same twice in a row, with a value of every kind, is answered both times', async () => {
    const value = { ref: trip('x'), list: [trip('y'), 1.5, new Date(0)], map: { deep: { ref: trip('z') } } }
    await setDoc(trip('a'), { value })
    for (let time = 0; time < 2; time += 1) {
      const seen = watch(query(trips(), where('value', '==', value)), { includeMetadataChanges: true })
      expect(ids(await seen.until((it) => !it.metadata.fromCache))).toBe('a')
      seen.stop()
    }
  })

  it('finds only what is left when half of it was deleted while nobody listened', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `doc-${1000 + index}`)
    await engine.seed('trips', Object.fromEntries(many.map((id) => [id, { n: 1 }])))
    expect((await getDocs(trips())).size).toBe(100)
    const batch = engine.admin().batch()
    for (const id of many.filter((_, index) => index % 2 === 0)) batch.delete(engine.admin().doc(`trips/${id}`))
    await batch.commit()
    expect((await getDocs(trips())).docs.map(({ id }) => id)).toEqual(many.filter((_, index) => index % 2 === 1))
  })
})

describe('one document', () => {
  it('is told as its fields change, pending first, and once when it is gone', async () => {
    const seen = collect<DocumentSnapshot>((next, fail) =>
      onSnapshot(trip('a'), { includeMetadataChanges: true }, next, fail),
    )
    const said = () =>
      seen.all.map((it) => `${JSON.stringify(it.data() ?? null)}${it.metadata.hasPendingWrites ? ' pending' : ''}`)
    await seen.until((it) => !it.metadata.fromCache)
    await setDoc(trip('a'), { n: 1 })
    await seen.until((it) => it.get('n') === 1 && !it.metadata.hasPendingWrites)
    await updateDoc(trip('a'), { n: 2 })
    await seen.until((it) => it.get('n') === 2 && !it.metadata.hasPendingWrites)
    await deleteDoc(trip('a'))
    await waitForPendingWrites(db)
    await getDocFromServer(trip('a'))
    expect(said()).toEqual(['null', '{"n":1} pending', '{"n":1}', '{"n":2} pending', '{"n":2}', 'null'])
  })

  it('is read from where one asks', async () => {
    await engine.seed('trips', { a: { n: 1 } })
    await expect(getDocFromCache(trip('a'))).rejects.toMatchObject({ code: 'unavailable' })
    const seen = collect<DocumentSnapshot>((next, fail) => onSnapshot(trip('a'), next, fail))
    await seen.until((it) => it.exists())
    await disableNetwork(db)
    expect((await getDocFromCache(trip('a'))).metadata).toMatchObject({ fromCache: true })
    expect((await getDoc(trip('a'))).get('n')).toBe(1)
    await expect(getDocFromServer(trip('a'))).rejects.toMatchObject({ code: 'unavailable' })
    await enableNetwork(db)
    expect((await getDocFromServer(trip('a'))).metadata).toMatchObject({ fromCache: false })
  })

  it('is read as the app reads what has become of a change, without a network too, once there is one', async () => {
    await engine.seed('trips', { a: { n: 1 } })
    await getDoc(trip('a'))
    await disableNetwork(db)
    await engine.seed('trips', { a: { n: 2 } })
    const asked = onceSent(db, 'trips/a')
    // Said from what is kept here.
    expect((await getDoc(trip('a'))).get('n')).toBe(1)
    await enableNetwork(db)
    expect((await asked)?.get('n')).toBe(2)
  })

  it('is asked for in vain once the client is over', async () => {
    const asked = getDoc(trip('a')).catch(() => undefined)
    await terminate(db)
    await asked
    expect(() => onSnapshot(trip('a'), () => undefined)).toThrow('already been terminated')
  })
})
