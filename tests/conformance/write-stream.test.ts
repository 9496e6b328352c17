import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromServer,
  increment,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { collect } from '../engines/collect.ts'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /trips/{trip} { allow read: if true; allow write: if request.resource.data.get('banned', false) == false; }
    match /lists/{list} { allow read, write: if true; }
    match /closed/{document} { allow read: if true; }
  }
}`

let engine: Engine
useEmptyEngine((empty) => ({ engine } = empty), { rules: RULES })

const stored = async (path: string) => (await engine.admin().doc(path).get()).data()

describe('a write', () => {
  it('is on the server once its promise settles', async () => {
    await setDoc(doc(engine.client(), 'trips/rome'), { days: 3 })
    expect(await stored('trips/rome')).toEqual({ days: 3 })
  })

  it('followed by fifty more without waiting arrives in order', async () => {
    const ref = doc(engine.client(), 'trips/rome')
    const seen = collect<unknown>((next) =>
      engine
        .admin()
        .doc('trips/rome')
        .onSnapshot((it) => next(it.get('n'))),
    )
    await Promise.all(Array.from({ length: 51 }, (_, n) => setDoc(ref, { n })))
    await seen.until((n) => n === 50)
    seen.stop()
    const numbers = seen.all.filter((n) => typeof n === 'number')
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(await stored('trips/rome')).toEqual({ n: 50 })
  })

  it('of 900 kB comes back whole', async () => {
    const ref = doc(engine.client(), 'trips/long')
    const text = 'Straße 🏖 '.repeat(60_000)
    await setDoc(ref, { text })
    expect((await getDocFromServer(ref)).get('text')).toBe(text)
  })

  it('keeps every kind of value', async () => {
    const ref = doc(engine.client(), 'trips/values')
    const values = {
      none: null,
      no: false,
      zero: 0,
      half: 0.5,
      huge: Number.MAX_SAFE_INTEGER,
      notANumber: NaN,
      endless: -Infinity,
      empty: '',
      when: new Timestamp(1_800_000_000, 123_456_000),
      list: [1, 'two', { three: [] }],
      map: { empty: {}, 'a.b `c`': 1 },
    }
    await setDoc(ref, values)
    expect((await getDocFromServer(ref)).data()).toEqual(values)
  })

  it('that is refused rejects, is taken back locally, and those after it go on', async () => {
    const db = engine.client()
    await setDoc(doc(db, 'trips/rome'), { days: 3 })
    const seen = collect<DocumentSnapshot>((next, fail) => onSnapshot(doc(db, 'trips/rome'), next, fail))
    await seen.until((it) => it.get('days') === 3)
    const refused = updateDoc(doc(db, 'trips/rome'), { days: 4, banned: true })
    const next = setDoc(doc(db, 'trips/oslo'), { days: 1 })
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
    await next
    expect(seen.all.map((it) => it.get('days'))).toEqual([3, 4, 3])
    expect(await stored('trips/oslo')).toEqual({ days: 1 })
  })

  it('to a closed collection is refused as permission-denied', async () => {
    await expect(setDoc(doc(engine.client(), 'closed/one'), {})).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await stored('closed/one')).toBeUndefined()
  })

  it('that updates a missing document is refused as not-found, and those after it go on', async () => {
    const db = engine.client()
    const refused = updateDoc(doc(db, 'trips/none'), { days: 1 })
    const next = setDoc(doc(db, 'trips/oslo'), { days: 1 })
    await expect(refused).rejects.toMatchObject({ code: 'not-found' })
    await next
    expect(await stored('trips/none')).toBeUndefined()
  })

  it('shows in a listener of the same client before the server has it', async () => {
    const db = engine.client()
    const ref = doc(db, 'trips/rome')
    await setDoc(ref, { days: 1 })
    const seen = collect<DocumentSnapshot>((next, fail) => onSnapshot(ref, next, fail))
    await seen.until((it) => it.get('days') === 1)
    await disableNetwork(db)
    const written = setDoc(ref, { days: 2 })
    const local = await seen.until((it) => it.get('days') === 2)
    expect(local.metadata.hasPendingWrites).toBe(true)
    expect(await stored('trips/rome')).toEqual({ days: 1 })
    await enableNetwork(db)
    await written
  })
})

describe('field updates', () => {
  it('of different items of one map by two clients are merged', async () => {
    const [ann, ben] = [engine.client(), engine.client()]
    await setDoc(doc(ann, 'lists/one'), { items: { hat: { packed: false }, towel: { packed: false } } })
    await Promise.all([
      updateDoc(doc(ann, 'lists/one'), { 'items.hat.packed': true }),
      updateDoc(doc(ben, 'lists/one'), { 'items.towel.packed': true }),
    ])
    expect(await stored('lists/one')).toEqual({ items: { hat: { packed: true }, towel: { packed: true } } })
  })

  it('with deleteField remove one item and leave the rest', async () => {
    const ref = doc(engine.client(), 'lists/one')
    await setDoc(ref, { items: { hat: 1, towel: 2 }, name: 'Rome' })
    await updateDoc(ref, { 'items.hat': deleteField() })
    expect(await stored('lists/one')).toEqual({ items: { towel: 2 }, name: 'Rome' })
  })

  it('with merge leave out what they do not name', async () => {
    const ref = doc(engine.client(), 'lists/one')
    await setDoc(ref, { items: { hat: 1 }, name: 'Rome' })
    await setDoc(ref, { items: { towel: 2 } }, { merge: true })
    expect(await stored('lists/one')).toEqual({ items: { hat: 1, towel: 2 }, name: 'Rome' })
  })

  it('with increments of two clients add up', async () => {
    const clients = [engine.client(), engine.client()]
    const [first] = clients
    if (first !== undefined) await setDoc(doc(first, 'lists/one'), { n: 0 })
    const additions = clients.flatMap((db) =>
      Array.from({ length: 10 }, () => updateDoc(doc(db, 'lists/one'), { n: increment(1) })),
    )
    await Promise.all(additions)
    expect(await stored('lists/one')).toEqual({ n: 20 })
  })

  it('with array transforms add what is new and remove what is there', async () => {
    const ref = doc(engine.client(), 'lists/one')
    await setDoc(ref, { tags: ['a', 'b'] })
    await updateDoc(ref, { tags: arrayUnion('b', 'c') })
    expect(await stored('lists/one')).toEqual({ tags: ['a', 'b', 'c'] })
    await updateDoc(ref, { tags: arrayRemove('a', 'x') })
    expect(await stored('lists/one')).toEqual({ tags: ['b', 'c'] })
  })

  it('with a server timestamp get the time of the commit', async () => {
    const ref = doc(engine.client(), 'lists/one')
    await setDoc(ref, { at: serverTimestamp(), nested: { at: serverTimestamp() } })
    const snapshot = await getDocFromServer(ref)
    expect(snapshot.get('at')).toBeInstanceOf(Timestamp)
    expect(snapshot.get('nested.at')).toEqual(snapshot.get('at'))
  })
})

describe('a batch', () => {
  it('is applied as a whole, at one time', async () => {
    const db = engine.client()
    await setDoc(doc(db, 'lists/old'), {})
    const batch = writeBatch(db)
    batch.set(doc(db, 'lists/a'), { n: 1 }).set(doc(db, 'lists/b'), { n: 2 }).delete(doc(db, 'lists/old'))
    await batch.commit()
    const lists = await engine.admin().collection('lists').get()
    expect(lists.docs.map((found) => found.id)).toEqual(['a', 'b'])
    const [a, b] = lists.docs
    expect(a?.updateTime.isEqual(b?.updateTime ?? a.readTime)).toBe(true)
  })

  it('with one refused write changes nothing', async () => {
    const db = engine.client()
    const batch = writeBatch(db).set(doc(db, 'lists/a'), { n: 1 }).set(doc(db, 'closed/b'), { n: 2 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await stored('lists/a')).toBeUndefined()
    expect((await getDoc(doc(db, 'lists/a'))).exists()).toBe(false)
  })

  it('of five hundred writes is applied', async () => {
    const db = engine.client()
    const batch = writeBatch(db)
    for (let n = 0; n < 500; n += 1) batch.set(doc(db, `lists/${n}`), { n })
    await batch.commit()
    expect((await engine.admin().collection('lists').count().get()).data().count).toBe(500)
  })
})

describe('a transaction', () => {
  it('starts over when another client changed what it had read', async () => {
    const [ann, ben] = [engine.client(), engine.client()]
    await setDoc(doc(ann, 'lists/one'), { n: 1 })
    let runs = 0
    await runTransaction(ann, async (transaction) => {
      runs += 1
      const snapshot = await transaction.get(doc(ann, 'lists/one'))
      if (runs === 1) await updateDoc(doc(ben, 'lists/one'), { n: 10 })
      transaction.update(doc(ann, 'lists/one'), { n: snapshot.get('n') + 1 })
    })
    expect(runs).toBe(2)
    expect(await stored('lists/one')).toEqual({ n: 11 })
  })

  it('run by five clients at once loses no step', async () => {
    const clients = Array.from({ length: 5 }, () => engine.client())
    await engine.admin().doc('lists/one').set({ n: 0 })
    const steps = clients.map((db) =>
      runTransaction(
        db,
        async (transaction) => {
          const n = (await transaction.get(doc(db, 'lists/one'))).get('n')
          transaction.update(doc(db, 'lists/one'), { n: n + 1 })
        },
        { maxAttempts: 20 },
      ),
    )
    await Promise.all(steps)
    expect(await stored('lists/one')).toEqual({ n: 5 })
  })

  it('that writes what the rules refuse is denied as a whole', async () => {
    const db = engine.client()
    const refused = runTransaction(db, async (transaction) => {
      await transaction.get(doc(db, 'lists/a'))
      transaction.set(doc(db, 'lists/a'), {}).set(doc(db, 'closed/b'), {})
    })
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await stored('lists/a')).toBeUndefined()
  })
})

describe('offline', () => {
  it('writes wait and are sent in order with enableNetwork', async () => {
    const db = engine.client()
    await disableNetwork(db)
    const written = [
      setDoc(doc(db, 'lists/one'), { n: 1, name: 'first' }),
      updateDoc(doc(db, 'lists/one'), { n: increment(1) }),
      setDoc(doc(db, 'lists/two'), {}),
      deleteDoc(doc(db, 'lists/two')),
    ]
    expect((await getDoc(doc(db, 'lists/one'))).data()).toEqual({ n: 2, name: 'first' })
    expect(await stored('lists/one')).toBeUndefined()
    await enableNetwork(db)
    await Promise.all(written)
    expect(await stored('lists/one')).toEqual({ n: 2, name: 'first' })
    expect(await stored('lists/two')).toBeUndefined()
  })

  it('waitForPendingWrites settles once all have been sent', async () => {
    const db = engine.client()
    await disableNetwork(db)
    const written = Array.from({ length: 20 }, (_, n) => setDoc(doc(db, `lists/${n}`), { n }))
    await enableNetwork(db)
    await waitForPendingWrites(db)
    expect((await engine.admin().collection('lists').count().get()).data().count).toBe(20)
    await Promise.all(written)
  })

  it('a refused write in the queue does not hold up the rest', async () => {
    const db = engine.client()
    await disableNetwork(db)
    const first = setDoc(doc(db, 'lists/one'), { n: 1 })
    const refused = setDoc(doc(db, 'closed/one'), {})
    const last = setDoc(doc(db, 'lists/two'), { n: 2 })
    const outcomes = Promise.allSettled([first, refused, last])
    await enableNetwork(db)
    expect(await outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'permission-denied' } },
      { status: 'fulfilled' },
    ])
    expect(await stored('lists/two')).toEqual({ n: 2 })
  })

  it('two clients that were both away merge their items, whoever comes back first', async () => {
    const [ann, ben] = [engine.client(), engine.client()]
    await setDoc(doc(ann, 'lists/one'), { items: { hat: false, towel: false } })
    await Promise.all([getDoc(doc(ben, 'lists/one')), disableNetwork(ann)])
    await disableNetwork(ben)
    const written = [
      updateDoc(doc(ann, 'lists/one'), { 'items.hat': true }),
      updateDoc(doc(ben, 'lists/one'), { 'items.towel': true }),
    ]
    await enableNetwork(ben)
    await enableNetwork(ann)
    await Promise.all(written)
    expect(await stored('lists/one')).toEqual({ items: { hat: true, towel: true } })
  })

  it('a connection that breaks under a stream of writes loses none of them', async () => {
    const db = engine.client()
    await setDoc(doc(db, 'lists/first'), {})
    const written = Array.from({ length: 100 }, (_, n) => setDoc(doc(db, `lists/${n}`), { n }))
    engine.dropConnections()
    await Promise.all(written)
    expect((await engine.admin().collection('lists').count().get()).data().count).toBe(101)
  })

  it('a write after a broken connection is sent on a new one', async () => {
    const db = engine.client()
    await setDoc(doc(db, 'lists/one'), { n: 1 })
    engine.dropConnections()
    await updateDoc(doc(db, 'lists/one'), { n: increment(1) })
    expect(await stored('lists/one')).toEqual({ n: 2 })
  })

  it('the queue of pending writes shows in collections read from the cache', async () => {
    const db = engine.client()
    await setDoc(doc(db, 'lists/a'), { n: 1 })
    const seen = collect<number>((next, fail) => onSnapshot(collection(db, 'lists'), (it) => next(it.size), fail))
    await seen.until((size) => size === 1)
    await disableNetwork(db)
    const written = setDoc(doc(db, 'lists/b'), { n: 2 })
    await seen.until((size) => size === 2)
    await enableNetwork(db)
    await written
    expect(seen.all).toEqual([1, 2])
  })
})
