import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allows } from '../rules/env.ts'
import { collect } from '../engines/collect.ts'
import { HOST } from '@waymark/tools/local-stack/ports'
import { startEngine, type Engine } from '../engines/engine.ts'

setLogLevel('silent')

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function isAdmin() { return signedIn() && request.auth.token.get('admin', false) == true; }

    match /stays/{id} { allow list: if resource.data.isActive == true || isAdmin(); }
    match /trips/{id} { allow read: if signedIn() && request.auth.uid in resource.data.memberIds; }
    match /bookings/{id} { allow read: if signedIn() && resource.data.userId == request.auth.uid; }
    match /activities/{id} {
      allow read: if resource.data.status == 'approved' && resource.data.isAvailable == true;
      allow read: if signedIn() && resource.data.submittedBy == request.auth.uid;
    }
    match /prices/{id} { allow list: if resource.data.cents >= 100 && resource.data.cents < 1000; }
    match /pages/{id} { allow list: if request.query.limit <= 10; }
    match /users/{uid} {
      allow read: if signedIn() && request.auth.uid == uid;
      match /notices/{id} { allow read: if signedIn() && request.auth.uid == uid; }
    }
    match /levels/{id} { allow list: if resource.data.level in ['low', 'high']; }
    match /gets/{id} { allow get; }
    match /{path=**}/comments/{id} { allow read: if resource.data.public == true; }
    match /posts/{post}/replies/{id} { allow read; }
    match /roles/{id} {
      allow list: if get(/databases/$(database)/documents/grants/$(request.auth.uid)).data.role == 'editor';
    }
  }
}`

let engine: Engine
let env: RulesTestEnvironment
let ann: Firestore
let admin: Firestore
let nobody: Firestore

const dbOf = (context: { firestore(): unknown }) => context.firestore() as Firestore

const SEED: readonly (readonly [path: string, data: Record<string, unknown>])[] = [
  ['stays/one', { isActive: true, city: 'Rome' }],
  ['trips/one', { memberIds: ['ann', 'bob'] }],
  ['bookings/one', { userId: 'ann' }],
  ['activities/one', { status: 'approved', isAvailable: true, submittedBy: 'bob' }],
  ['prices/one', { cents: 500 }],
  ['pages/one', { n: 1 }],
  ['users/ann', { name: 'Ann' }],
  ['users/ann/notices/one', { text: 'hello' }],
  ['levels/one', { level: 'low' }],
  ['gets/one', { n: 1 }],
  ['posts/p/comments/one', { public: true }],
  ['posts/p/replies/one', { n: 1 }],
  ['roles/one', { n: 1 }],
  ['grants/ann', { role: 'editor' }],
]

beforeAll(async () => {
  engine = await startEngine()
  const firestore = { host: HOST, port: engine.port, rules: RULES }
  env = await initializeTestEnvironment({ projectId: 'demo-query-proofs', firestore })
  ann = dbOf(env.authenticatedContext('ann'))
  admin = dbOf(env.authenticatedContext('root', { admin: true }))
  nobody = dbOf(env.unauthenticatedContext())
  await env.withSecurityRulesDisabled(async (context) => {
    for (const [path, data] of SEED) await setDoc(doc(dbOf(context), path), data)
  })
})

afterAll(async () => {
  await env.cleanup()
  await engine.close()
})

interface Case {
  readonly what: string
  readonly ask: () => Query
  readonly may: boolean
}

const stays = () => collection(nobody, 'stays')
const trips = () => collection(ann, 'trips')
const activities = () => collection(ann, 'activities')
const prices = () => collection(nobody, 'prices')
const active = where('isActive', '==', true)

// Every result would pass in each of these collections: what is refused is refused for what the query says.
const CASES: readonly Case[] = [
  { what: 'no filter does not prove a field', ask: () => stays(), may: false },
  { what: 'an equality proves a field', ask: () => query(stays(), active), may: true },
  {
    what: 'an equality with another value does not',
    ask: () => query(stays(), where('isActive', '==', false)),
    may: false,
  },
  { what: 'another filter does not', ask: () => query(stays(), where('city', '==', 'Rome')), may: false },
  {
    what: 'further filters do not weaken a proof',
    ask: () => query(stays(), active, where('city', '==', 'Rome')),
    may: true,
  },
  { what: 'a sort order does not weaken a proof', ask: () => query(stays(), active, orderBy('city')), may: true },
  { what: 'a limit alone proves nothing', ask: () => query(stays(), limit(1)), may: false },
  { what: 'a claim decides without a filter', ask: () => collection(admin, 'stays'), may: true },
  {
    what: 'an or-query needs both sides proven',
    ask: () => query(stays(), or(active, where('city', '==', 'Rome'))),
    may: false,
  },
  {
    what: 'an or-query with both sides proven passes',
    ask: () => query(stays(), or(and(active, where('city', '==', 'Rome')), and(active, where('city', '==', 'Oslo')))),
    may: true,
  },
  { what: 'in with one value is an equality', ask: () => query(stays(), where('isActive', 'in', [true])), may: true },
  {
    what: 'in with a value too many is refused',
    ask: () => query(stays(), where('isActive', 'in', [true, false])),
    may: false,
  },
  {
    what: 'not-equal does not prove an equality',
    ask: () => query(stays(), where('isActive', '!=', false)),
    may: false,
  },

  {
    what: 'array-contains proves membership',
    ask: () => query(trips(), where('memberIds', 'array-contains', 'ann')),
    may: true,
  },
  {
    what: 'array-contains of somebody else does not',
    ask: () => query(trips(), where('memberIds', 'array-contains', 'bob')),
    may: false,
  },
  { what: 'a list of members is not read without it', ask: () => trips(), may: false },
  {
    what: 'array-contains-any of oneself alone does',
    ask: () => query(trips(), where('memberIds', 'array-contains-any', ['ann'])),
    may: true,
  },
  {
    what: 'array-contains-any with others does not',
    ask: () => query(trips(), where('memberIds', 'array-contains-any', ['ann', 'bob'])),
    may: false,
  },
  {
    what: 'membership can be sorted by time',
    ask: () => query(trips(), where('memberIds', 'array-contains', 'ann'), orderBy('createdAt', 'desc')),
    may: true,
  },
  {
    what: 'who is signed out proves nothing',
    ask: () => query(collection(nobody, 'trips'), where('memberIds', 'array-contains', 'ann')),
    may: false,
  },

  {
    what: 'the own uid proves ownership',
    ask: () => query(collection(ann, 'bookings'), where('userId', '==', 'ann')),
    may: true,
  },
  {
    what: 'the uid of another is refused',
    ask: () => query(collection(ann, 'bookings'), where('userId', '==', 'bob')),
    may: false,
  },
  { what: 'an owner collection is not read unfiltered', ask: () => collection(ann, 'bookings'), may: false },

  {
    what: 'a conjunction needs all its parts',
    ask: () => query(activities(), where('status', '==', 'approved')),
    may: false,
  },
  {
    what: 'a conjunction is proven by all its parts',
    ask: () => query(activities(), where('status', '==', 'approved'), where('isAvailable', '==', true)),
    may: true,
  },
  {
    what: 'any allow statement is enough',
    ask: () => query(activities(), where('submittedBy', '==', 'ann')),
    may: true,
  },
  {
    what: 'each side of an or-query may be proven by another allow statement',
    ask: () =>
      query(
        activities(),
        or(where('submittedBy', '==', 'ann'), and(where('status', '==', 'approved'), where('isAvailable', '==', true))),
      ),
    may: true,
  },

  {
    what: 'a range inside the rule passes',
    ask: () => query(prices(), where('cents', '>=', 200), where('cents', '<', 900)),
    may: true,
  },
  {
    what: 'the very range of the rule passes',
    ask: () => query(prices(), where('cents', '>=', 100), where('cents', '<', 1000)),
    may: true,
  },
  {
    what: 'a range beyond the rule is refused',
    ask: () => query(prices(), where('cents', '>=', 100), where('cents', '<=', 1000)),
    may: false,
  },
  { what: 'half of a range is refused', ask: () => query(prices(), where('cents', '<', 1000)), may: false },
  { what: 'an equality lies inside a range', ask: () => query(prices(), where('cents', '==', 500)), may: true },

  { what: 'a limit within the rule passes', ask: () => query(collection(nobody, 'pages'), limit(10)), may: true },
  { what: 'a limit beyond the rule is refused', ask: () => query(collection(nobody, 'pages'), limit(11)), may: false },
  { what: 'a query without a limit is refused', ask: () => collection(nobody, 'pages'), may: false },

  {
    what: 'the id of a document proves a wildcard',
    ask: () => query(collection(ann, 'users'), where(documentId(), '==', 'ann')),
    may: true,
  },
  {
    what: 'the id of another is refused',
    ask: () => query(collection(ann, 'users'), where(documentId(), '==', 'bob')),
    may: false,
  },
  { what: 'a collection of profiles is not read unfiltered', ask: () => collection(ann, 'users'), may: false },
  { what: 'the path of a subcollection is known', ask: () => collection(ann, 'users/ann/notices'), may: true },
  { what: 'the subcollection of another is refused', ask: () => collection(ann, 'users/bob/notices'), may: false },

  {
    what: 'in proves a list of words',
    ask: () => query(collection(nobody, 'levels'), where('level', 'in', ['low', 'high'])),
    may: true,
  },
  {
    what: 'in with another word is refused',
    ask: () => query(collection(nobody, 'levels'), where('level', 'in', ['low', 'mid'])),
    may: false,
  },
  { what: 'get does not allow a query', ask: () => collection(nobody, 'gets'), may: false },

  {
    what: 'a collection group needs a rule that begins with a recursive wildcard',
    ask: () => query(collectionGroup(nobody, 'comments'), where('public', '==', true)),
    may: true,
  },
  { what: 'a collection group needs its proof as well', ask: () => collectionGroup(nobody, 'comments'), may: false },
  {
    what: 'rules of one path do not open a collection group',
    ask: () => collectionGroup(nobody, 'replies'),
    may: false,
  },
  { what: 'rules of one path open the collection there', ask: () => collection(nobody, 'posts/p/replies'), may: true },

  { what: 'another document may decide', ask: () => collection(ann, 'roles'), may: true },
  { what: 'another document may refuse', ask: () => collection(admin, 'roles'), may: false },
]

describe('a query is judged by its constraints', () => {
  it.each(CASES)('$what ($may)', async ({ ask, may }) => {
    expect(await allows(getDocs(ask()))).toBe(may)
  })

  it('a count is judged like the query that it counts', async () => {
    expect(await allows(getCountFromServer(stays()))).toBe(false)
    expect((await getCountFromServer(query(stays(), active))).data().count).toBe(1)
  })

  it('a listener is refused like a query', async () => {
    const refused = collect<QuerySnapshot>((next, fail) => onSnapshot(stays(), next, fail))
    await expect(refused.failure()).resolves.toMatchObject({ code: 'permission-denied' })
    const allowed = collect<QuerySnapshot>((next, fail) => onSnapshot(query(stays(), active), next, fail))
    expect((await allowed.until(() => true)).size).toBe(1)
    allowed.stop()
  })

  it('a refused query says nothing about what it would have found', async () => {
    const empty = getDocs(query(collection(ann, 'bookings'), where('userId', '==', 'nobody')))
    const full = getDocs(collection(ann, 'bookings'))
    const messages = await Promise.all([empty, full].map((result) => result.catch((error: Error) => error.message)))
    expect(messages[0]).toBe(messages[1])
  })
})
