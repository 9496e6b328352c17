import { beforeEach, describe, expect, it } from 'vitest'
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  type QueryConstraint,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))
beforeEach(async () => {
  await engine.seed('cities', {
    oslo: { country: 'NO', days: 3 },
    paris: { country: 'FR', days: 5 },
    nice: { country: 'FR', days: 3 },
    lyon: { country: 'FR', days: 2 },
    bergen: { country: 'NO', days: 5 },
    nowhere: { days: 1 },
  })
})

const idsOf = async (target: Query) => (await getDocs(target)).docs.map(({ id }) => id)
const find = (...constraints: QueryConstraint[]) => idsOf(query(collection(db, 'cities'), ...constraints))

describe('order', () => {
  it('without an order, documents come by id', async () => {
    expect(await find()).toEqual(['bergen', 'lyon', 'nice', 'nowhere', 'oslo', 'paris'])
  })

  it('ties are broken by id, in the direction of the last order', async () => {
    expect(await find(orderBy('days'))).toEqual(['nowhere', 'lyon', 'nice', 'oslo', 'bergen', 'paris'])
    expect(await find(orderBy('days', 'desc'))).toEqual(['paris', 'bergen', 'oslo', 'nice', 'lyon', 'nowhere'])
  })

  it('documents without the field are left out', async () => {
    expect(await find(orderBy('country'))).toEqual(['lyon', 'nice', 'paris', 'bergen', 'oslo'])
  })

  it('several fields, each with its own direction', async () => {
    expect(await find(orderBy('country', 'desc'), orderBy('days'))).toEqual(['oslo', 'bergen', 'lyon', 'nice', 'paris'])
  })

  it('an inequality without an order sorts by its field', async () => {
    expect(await find(where('days', '>=', 3))).toEqual(['nice', 'oslo', 'bergen', 'paris'])
  })

  it('an inequality on one field and an order on another keep the explicit order first', async () => {
    expect(await find(where('days', '>', 2), orderBy('country'))).toEqual(['nice', 'paris', 'oslo', 'bergen'])
  })

  it('by document id, downwards', async () => {
    expect(await find(orderBy(documentId(), 'desc'), limit(2))).toEqual(['paris', 'oslo'])
  })

  it('the same field twice is refused', async () => {
    const url = `${engine.url}/v1/${engine.documents}:runQuery`
    const order = { field: { fieldPath: 'days' } }
    const structuredQuery = { from: [{ collectionId: 'cities' }], orderBy: [order, order] }
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
    expect(response.status).toBe(400)
  })
})

describe('limits', () => {
  it('limit takes the first', async () => {
    expect(await find(orderBy('days'), limit(2))).toEqual(['nowhere', 'lyon'])
  })

  it('limitToLast takes the last, in the order asked for', async () => {
    expect(await find(orderBy('days'), limitToLast(2))).toEqual(['bergen', 'paris'])
  })

  it('offset skips before the limit counts', async () => {
    const found = await engine.admin().collection('cities').orderBy('days').offset(1).limit(2).get()
    expect(found.docs.map(({ id }) => id)).toEqual(['lyon', 'nice'])
  })

  it('an offset beyond the end gives nothing', async () => {
    expect((await engine.admin().collection('cities').offset(100).get()).empty).toBe(true)
  })

  it('select gives only the fields asked for', async () => {
    const found = await engine.admin().collection('cities').select('days').limit(1).get()
    expect(found.docs[0]?.data()).toEqual({ days: 5 })
  })

  it('select() without fields gives names alone', async () => {
    const found = await engine.admin().collection('cities').select().limit(1).get()
    expect(found.docs[0]?.data()).toEqual({})
    expect(found.docs[0]?.id).toBe('bergen')
  })
})

describe('cursors', () => {
  it('startAt includes the value, startAfter does not', async () => {
    expect(await find(orderBy('days'), startAt(3))).toEqual(['nice', 'oslo', 'bergen', 'paris'])
    expect(await find(orderBy('days'), startAfter(3))).toEqual(['bergen', 'paris'])
  })

  it('endAt includes the value, endBefore does not', async () => {
    expect(await find(orderBy('days'), endAt(3))).toEqual(['nowhere', 'lyon', 'nice', 'oslo'])
    expect(await find(orderBy('days'), endBefore(3))).toEqual(['nowhere', 'lyon'])
  })

  it('both ends', async () => {
    expect(await find(orderBy('days'), startAt(2), endBefore(5))).toEqual(['lyon', 'nice', 'oslo'])
  })

  it('downwards, the start is the greater value', async () => {
    expect(await find(orderBy('days', 'desc'), startAfter(5), endAt(2))).toEqual(['oslo', 'nice', 'lyon'])
  })

  it('a cursor may name only the first fields of the order', async () => {
    expect(await find(orderBy('country'), orderBy('days'), startAt('NO'))).toEqual(['oslo', 'bergen'])
    expect(await find(orderBy('country'), orderBy('days'), startAfter('FR', 3))).toEqual(['paris', 'oslo', 'bergen'])
  })

  it('a cursor compares across types', async () => {
    expect(await find(orderBy('days'), startAt('text'))).toEqual([])
    expect(await find(orderBy('days'), startAt(null))).toHaveLength(6)
  })

  it('a snapshot as cursor stands exactly at its document, also among equal values', async () => {
    const nice = await getDoc(doc(db, 'cities/nice'))
    expect(await find(orderBy('days'), startAfter(nice))).toEqual(['oslo', 'bergen', 'paris'])
    expect(await find(orderBy('days'), endAt(nice))).toEqual(['nowhere', 'lyon', 'nice'])
  })

  it('paging with startAfter visits every document once', async () => {
    const seen: string[] = []
    let page = await getDocs(query(collection(db, 'cities'), orderBy('days'), limit(2)))
    while (!page.empty) {
      seen.push(...page.docs.map(({ id }) => id))
      const last = page.docs.at(-1)
      page = await getDocs(query(collection(db, 'cities'), orderBy('days'), startAfter(last), limit(2)))
    }
    expect(seen).toEqual(['nowhere', 'lyon', 'nice', 'oslo', 'bergen', 'paris'])
  })

  it('cursors work with limitToLast', async () => {
    expect(await find(orderBy('days'), endBefore(5), limitToLast(2))).toEqual(['nice', 'oslo'])
  })

  it('by document id', async () => {
    expect(await find(orderBy(documentId()), startAfter('nice'), endAt('oslo'))).toEqual(['nowhere', 'oslo'])
  })

  it('by path in a collection group', async () => {
    const found = await getDocs(query(collectionGroup(db, 'cities'), orderBy(documentId()), startAt('cities/oslo')))
    expect(found.docs.map(({ id }) => id)).toEqual(['oslo', 'paris'])
  })

  it('a cursor with more values than the order has fields is refused', async () => {
    const url = `${engine.url}/v1/${engine.documents}:runQuery`
    const values = [{ integerValue: '1' }, { referenceValue: 'x' }, { integerValue: '1' }]
    const structuredQuery = {
      from: [{ collectionId: 'cities' }],
      orderBy: [{ field: { fieldPath: 'days' } }],
      startAt: { values, before: true },
    }
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
    expect(response.status).toBe(400)
  })
})
