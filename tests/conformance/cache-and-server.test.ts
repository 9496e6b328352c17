import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  and,
  collection,
  connectFirestoreEmulator,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type Firestore,
  getCountFromServer,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  limit,
  limitToLast,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  or,
  orderBy,
  type Query,
  query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
  type QuerySnapshot,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST } from '@waymark/firestore-stand-in/testing/clients'
import { collect } from '../engines/collect.ts'
import { startEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let app: FirebaseApp
let db: Firestore

/** A client that keeps what it has seen, as the app does in the browser. */
function keepingClient(): Firestore {
  app = initializeApp({ projectId: engine.project, apiKey: 'local' }, randomUUID())
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() })
  const keeping = initializeFirestore(app, { localCache })
  connectFirestoreEmulator(keeping, HOST, engine.port)
  return keeping
}

const ROOMS = {
  a: { beds: 1, floor: 0, tags: ['sea'] },
  b: { beds: 2, floor: 1, tags: ['sea', 'pool'] },
  c: { beds: 3, floor: 2, tags: ['pool', 7] },
  d: { beds: 1, floor: 3, tags: [] },
  e: { beds: 1, floor: 1 },
  f: { floor: 1, tags: ['bar'] },
  g: { beds: 2 },
  h: { beds: null, floor: NaN, tags: 'sea' },
  i: { beds: '2', floor: 2.0, view: { of: 'sea' } },
  j: { beds: 2.5, floor: -1, view: { of: 'yard', 'at.dawn': true } },
}

beforeAll(async () => {
  engine = await startEngine()
  await engine.reset()
  await engine.seed('rooms', ROOMS)
  db = keepingClient()
  await getDocsFromServer(collection(db, 'rooms'))
})
afterAll(async () => {
  await deleteApp(app)
  await engine.close()
})

const beds = (value: unknown) => where('beds', '==', value)
const floor = (value: unknown) => where('floor', '==', value)
const listed = (...values: number[]) => where('beds', 'in', values)

const idsOf = (found: QuerySnapshot) => found.docs.map(({ id }) => id).join('')

/** What the server answers, what the client finds by itself, what a listener hears, and how many there are. */
async function answers(asked: Query): Promise<Record<'server' | 'cache' | 'listener', string> & { count: number }> {
  const server = idsOf(await getDocsFromServer(asked))
  const cache = idsOf(await getDocsFromCache(asked))
  const heard = collect<QuerySnapshot>((next, fail) => onSnapshot(asked, { includeMetadataChanges: true }, next, fail))
  const listener = idsOf(await heard.until((it) => !it.metadata.fromCache))
  heard.stop()
  return { server, cache, listener, count: (await getCountFromServer(asked)).data().count }
}

const allSay = (ids: string) => ({ server: ids, cache: ids, listener: ids, count: ids.length })

type Composite = readonly [ids: string, filter: QueryCompositeFilterConstraint, ...rest: QueryNonFilterConstraint[]]
type Plain = readonly [ids: string, ...constraints: QueryConstraint[]]

describe('server and cache answer alike: one of several', () => {
  const CASES: Readonly<Record<string, Composite>> = {
    'a range within, which orders': ['abed', or(beds(1), and(beds(2), or(floor(1), where('floor', '>', 9))))],
    'equality or equality': ['abdefg', or(beds(1), beds(2), floor(1))],
    'two pairs': ['ac', or(and(beds(1), floor(0)), and(beds(3), floor(2)))],
    'a field and one of two values': ['ad', and(beds(1), or(floor(0), floor(3)))],
    'and of two ors': ['c', and(or(beds(2), floor(2)), or(beds(3), floor(3)))],
    'the first by id': ['b', or(beds(2), floor(1)), limit(1)],
    'a range brings its order': ['befci', or(floor(2), and(floor(1), where('floor', '>=', 1)))],
    'a range or a value, the first two': ['ad', or(where('beds', '>=', 1), floor(0)), orderBy('beds'), limit(2)],
    'ordered downwards': ['cbgade', or(beds(1), listed(2, 3)), orderBy('beds', 'desc'), orderBy(documentId())],
    'the last three': ['cid', or(beds(1), where('floor', '>', 0)), orderBy('floor'), orderBy('beds'), limitToLast(3)],
    'in, or equal': ['bcg', or(listed(2, 3), floor(-9))],
    'in and in, of one field': ['c', and(listed(1, 3), listed(3, 4))],
    'in and in that never meet': ['', and(listed(1, 2), listed(3, 4))],
    'in or in, of one field': ['abcdeg', or(listed(1, 2), listed(2, 3))],
    'in or in, of two fields': [
      'abcfg',
      or(listed(2, 3), where('floor', 'in', [0]), and(floor(1), where('tags', 'array-contains', 'bar'))),
    ],
    'nested on one field': ['cd', and(listed(1, 3), or(listed(0, 2), and(where('floor', '>=', 2), listed(1, 3))))],
    'array-contains, or in': ['bcg', or(listed(2, 3), where('tags', 'array-contains', 7))],
    'array-contains-any and in': ['abc', and(listed(1, 2, 3), where('tags', 'array-contains-any', ['sea', 7]))],
    'array-contains-any or equal': [
      'abcdefg',
      or(where('tags', 'array-contains-any', ['bar', 'sea', 7]), beds(1), beds(2)),
    ],
    'null, NaN or missing': ['h', or(beds(null), floor(NaN))],
    'a type that is another': ['i', or(beds('2'), beds('3'))],
    'nested fields': ['ij', or(where('view.of', '==', 'sea'), where('view.of', '==', 'yard'))],
  }

  it.each(Object.entries(CASES))('%s', async (_what, [ids, ...asked]) => {
    expect(await answers(query(collection(db, 'rooms'), ...asked))).toEqual(allSay(ids))
  })
})

describe('server and cache answer alike: order, limits and positions', () => {
  const CASES: Readonly<Record<string, Plain>> = {
    everything: ['abcdefghij'],
    'each type by itself': ['hadebgjci', orderBy('beds')],
    'each type by itself, downwards': ['icjgbedah', orderBy('beds', 'desc')],
    'the last two of ascending': ['ci', orderBy('beds'), limitToLast(2)],
    'the last two of descending': ['ah', orderBy('beds', 'desc'), limitToLast(2)],
    'the last before a value': ['db', orderBy('beds'), orderBy('floor'), endBefore(2.5), limitToLast(2)],
    'the last up to a value': ['debg', orderBy('beds'), endAt(2), limitToLast(4)],
    'the last after a value': ['jci', orderBy('beds'), startAfter(2), limitToLast(5)],
    'from a value of another type': ['i', orderBy('beds'), startAt('')],
    'ids downwards for a range downwards': ['cjgb', where('beds', '>', 1), orderBy('beds', 'desc')],
    'two ranges': ['bc', where('beds', '>', 1), where('floor', '>', 0), where('beds', '<', 9)],
    'two ranges, the other first': [
      'bc',
      where('floor', '>', 0),
      where('beds', '>', 1),
      orderBy('floor'),
      orderBy('beds'),
    ],
    'a range and an id': ['bgc', where('beds', '>=', 2), where(documentId(), '<', 'j')],
    'not equal': ['hjacid', where('floor', '!=', 1)],
    'none of two values': ['hjaci', where('floor', 'not-in', [1, 3])],
    'not one of two ids': ['cdefghij', where(documentId(), 'not-in', ['a', 'b'])],
    'one of two ids, downwards in a field': ['cb', where(documentId(), 'in', ['b', 'c']), orderBy('beds', 'desc')],
    'equality and its order': ['ade', beds(1), orderBy('beds')],
    'in, ordered by its field': ['bgc', listed(3, 2), orderBy('beds')],
    'a path with a dot': ['j', where(new FieldPath('view', 'at.dawn'), '==', true)],
    infinity: ['', where('floor', '==', Infinity)],
    'null and NaN': ['h', beds(null), floor(NaN)],
    'a whole map': ['i', where('view', '==', { of: 'sea' })],
    'a position in two fields': ['edbj', orderBy('beds'), orderBy('floor'), startAt(1, 1), endBefore(3, 2), limit(9)],
  }

  it.each(Object.entries(CASES))('%s', async (_what, [ids, ...constraints]) => {
    expect(await answers(query(collection(db, 'rooms'), ...constraints))).toEqual(allSay(ids))
  })
})
