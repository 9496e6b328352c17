import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  arrayUnion,
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  type DocumentReference,
  type Firestore,
  GeoPoint,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allows } from '../rules/env.ts'
import { HOST } from '@waymark/tools/local-stack/ports'
import { startEngine, type Engine } from '../engines/engine.ts'

setLogLevel('silent')
const PROJECT_ID = 'demo-rules-expressions'

let engine: Engine
let env: RulesTestEnvironment
const environments: RulesTestEnvironment[] = []

beforeAll(async () => {
  engine = await startEngine()
})

afterAll(async () => {
  await Promise.all(environments.map((environment) => environment.cleanup()))
  await engine.close()
})

const rulesOf = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`

/** Loads the rules through the emulator's HTTP interface, as every test of security rules does. */
async function withRules(rules: string): Promise<void> {
  const firestore = { host: HOST, port: engine.port, rules }
  env = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
  environments.push(env)
  await env.clearFirestore()
}

const seed = (path: string, data: Record<string, unknown>) =>
  env.withSecurityRulesDisabled((context) => setDoc(doc(dbOf(context), path), data))

const dbOf = (context: { firestore(): unknown }) => context.firestore() as Firestore

const db = (uid: string | null = 'ann', claims: Record<string, unknown> = {}): Firestore =>
  dbOf(uid === null ? env.unauthenticatedContext() : env.authenticatedContext(uid, claims))

const collectionOf = (i: number) => `things${i}`

const blockOf = (condition: string, i: number) => `match /${collectionOf(i)}/{id} {
  function holds(data, collection) { return ${condition}; }
  allow read: if holds(resource.data, "${collectionOf(i)}");
}`

describe('values of a document in rules', () => {
  const CASES: readonly (readonly [what: string, condition: string, allowed: boolean])[] = [
    ['a whole number is an int', 'data.whole is int && data.whole == 7', true],
    ['a number with a fraction is a float', 'data.part is float && data.part > 1.4', true],
    ['int and float are numbers', 'data.whole is number && data.part is number', true],
    ['an int equals the same float', 'data.whole == 7.0', true],
    ['a text is a string', 'data.text is string && data.text.size() == 5', true],
    ['a boolean is a bool and a condition by itself', 'data.yes', true],
    ['null equals null', 'data.nothing == null', true],
    ['null is of no other type', 'data.nothing is string', false],
    ['an array is a list', 'data.list is list && data.list[1] == "b"', true],
    ['in looks for an element of a list', '"b" in data.list', true],
    ['an object is a map', 'data.map is map && data.map.inner.x == 1', true],
    ['in looks for a key of a map', '"inner" in data.map', true],
    ['a Timestamp is a timestamp in UTC', 'data.when is timestamp && data.when.year() == 2026', true],
    ['a Timestamp compares with request.time', 'data.when < request.time', true],
    ['a GeoPoint is a latlng', 'data.where is latlng && data.where.latitude() == 51.5', true],
    ['a reference is a path', 'data.ref == /databases/$(database)/documents/things/other', true],
    ['Bytes are bytes', 'data.raw is bytes && data.raw.toHexString() == "01FF"', true],
    ['a field that is missing is an error', 'data.missing == null', false],
    ['get with a default reads a field that may be missing', 'data.get("missing", 1) == 1', true],
    ['get follows a list of keys', 'data.get(["map", "inner", "x"], 0) == 1', true],
    ['keys lists the fields', 'data.keys().hasAll(["whole", "part"])', true],
    ['resource.id is the id', 'resource.id == "one"', true],
    [
      '__name__ is the path',
      'resource.__name__ == request.path && resource.__name__ == /databases/(default)/documents/$(collection)/one',
      true,
    ],
    ['a wildcard is the id as well', 'id == "one" && database == "(default)"', true],
    ['matches is a test of the whole text by RE2', 'data.text.matches("(?i)HEL+O") && !data.text.matches("ell")', true],
    ['an error on one side of || does not matter when the other is true', 'data.missing.x || data.yes', true],
    ['an error is not false', '!data.missing', false],
    ['division by zero is an error', 'data.whole / 0 == 0 || false', false],
    ['the ternary operator evaluates one branch only', '(data.yes ? 1 : data.missing) == 1', true],
  ]

  beforeAll(async () => {
    await withRules(rulesOf(CASES.map(([, condition], i) => blockOf(condition, i)).join('\n')))
    for (const i of CASES.keys()) {
      await env.withSecurityRulesDisabled(async (context) => {
        const admin = dbOf(context)
        await setDoc(doc(admin, collectionOf(i), 'one'), {
          whole: 7,
          part: 1.5,
          text: 'hello',
          yes: true,
          nothing: null,
          list: ['a', 'b'],
          map: { inner: { x: 1 } },
          when: Timestamp.fromDate(new Date('2026-01-02T03:04:05Z')),
          where: new GeoPoint(51.5, -0.1),
          ref: doc(admin, 'things/other'),
          raw: Bytes.fromUint8Array(Uint8Array.of(1, 255)),
        })
      })
    }
  })

  it.each(CASES.map(([what, , allowed], i) => [what, allowed, i] as const))('%s: %s', async (_what, allowed, i) => {
    expect(await allows(getDoc(doc(db(), collectionOf(i), 'one')))).toBe(allowed)
  })
})

describe('request.auth', () => {
  it('is null for who is signed out', async () => {
    await withRules(rulesOf('match /things/{id} { allow read: if request.auth != null; }'))
    expect(await allows(getDoc(doc(db(null), 'things/one')))).toBe(false)
    expect(await allows(getDoc(doc(db('ann'), 'things/one')))).toBe(true)
  })

  it('has the uid and the claims of the token', async () => {
    await withRules(
      rulesOf('match /things/{id} { allow read: if request.auth.uid == "ann" && request.auth.token.admin == true; }'),
    )
    expect(await allows(getDoc(doc(db('ann', { admin: true }), 'things/one')))).toBe(true)
    expect(await allows(getDoc(doc(db('ann'), 'things/one')))).toBe(false)
    expect(await allows(getDoc(doc(db('bob', { admin: true }), 'things/one')))).toBe(false)
  })
})

const one = (uid: string | null = 'ann'): DocumentReference => doc(db(uid), 'things/one')
const allowing = (statements: string) => withRules(rulesOf(`match /things/{id} { ${statements} }`))

describe('writes', () => {
  it('setting a document that does not exist is a create, and again an update', async () => {
    await allowing('allow create;')
    expect(await allows(setDoc(one(), { n: 1 }))).toBe(true)
    expect(await allows(setDoc(one(), { n: 2 }))).toBe(false)
    await allowing('allow update;')
    expect(await allows(setDoc(one(), { n: 2 }))).toBe(false)
    await seed('things/one', { n: 1 })
    expect(await allows(setDoc(one(), { n: 2 }))).toBe(true)
  })

  it('delete is a method of its own', async () => {
    await allowing('allow create, update;')
    await seed('things/one', { n: 1 })
    expect(await allows(deleteDoc(one()))).toBe(false)
    await allowing('allow delete: if resource == null || resource.data.n == 1;')
    await seed('things/one', { n: 1 })
    expect(await allows(deleteDoc(one()))).toBe(true)
  })

  it('request.resource is the whole document as it would be after an update of one field', async () => {
    await allowing('allow update: if request.resource.data == {"n": 2, "kept": "yes"};')
    await seed('things/one', { n: 1, kept: 'yes' })
    expect(await allows(updateDoc(one(), { n: 3 }))).toBe(false)
    expect(await allows(updateDoc(one(), { n: 2 }))).toBe(true)
  })

  it('diff tells which keys a write affects, also when only a key inside of them changes', async () => {
    await allowing(
      'allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(["items", "title"]);',
    )
    await seed('things/one', { items: { a: { done: false } }, title: 'x', owner: 'ann' })
    expect(await allows(updateDoc(one(), { 'items.a.done': true }))).toBe(true)
    expect(await allows(updateDoc(one(), { 'items.a': deleteField(), title: 'y' }))).toBe(true)
    expect(await allows(updateDoc(one(), { title: 'z', owner: 'bob' }))).toBe(false)
    expect(await allows(updateDoc(one(), { owner: deleteField() }))).toBe(false)
    expect(await allows(updateDoc(one(), { owner: 'ann', extra: 1 }))).toBe(false)
  })

  it('a server timestamp is request.time', async () => {
    await allowing('allow create: if request.resource.data.at == request.time;')
    expect(await allows(setDoc(one(), { at: Timestamp.now() }))).toBe(false)
    expect(await allows(setDoc(one(), { at: serverTimestamp() }))).toBe(true)
  })

  it('increments and array unions are judged by their result', async () => {
    await allowing('allow update: if request.resource.data.n <= 2 && request.resource.data.tags.size() <= 2;')
    await seed('things/one', { n: 1, tags: ['a'] })
    expect(await allows(updateDoc(one(), { n: increment(2) }))).toBe(false)
    expect(await allows(updateDoc(one(), { n: increment(1) }))).toBe(true)
    expect(await allows(updateDoc(one(), { tags: arrayUnion('a', 'b') }))).toBe(true)
    expect(await allows(updateDoc(one(), { tags: arrayUnion('c') }))).toBe(false)
  })

  it('a batch is refused as a whole, and nothing of it is written', async () => {
    await allowing('allow read; allow create: if request.resource.data.n > 0;')
    const who = db()
    const batchOf = (n: number) => {
      const batch = writeBatch(who)
      batch.set(doc(who, 'things/two'), { n: 1 })
      batch.set(doc(who, 'things/three'), { n })
      return batch.commit()
    }
    expect(await allows(batchOf(0))).toBe(false)
    expect((await getDoc(doc(who, 'things/two'))).exists()).toBe(false)
    expect(await allows(batchOf(1))).toBe(true)
  })
})

describe('other documents', () => {
  const users = '/databases/$(database)/documents/users'

  it('get and exists see them without a right to read them', async () => {
    await withRules(
      rulesOf(`match /things/{id} { allow get: if get(${users}/$(request.auth.uid)).data.role == "editor";
        allow create: if exists(${users}/$(request.auth.uid)); }`),
    )
    await seed('users/ann', { role: 'editor' })
    await seed('users/bob', { role: 'reader' })
    expect(await allows(getDoc(doc(db('ann'), 'things/one')))).toBe(true)
    expect(await allows(getDoc(doc(db('bob'), 'things/one')))).toBe(false)
    expect(await allows(getDoc(doc(db('eve'), 'things/one')))).toBe(false)
    expect(await allows(setDoc(doc(db('bob'), 'things/one'), { n: 1 }))).toBe(true)
    expect(await allows(setDoc(doc(db('eve'), 'things/two'), { n: 1 }))).toBe(false)
  })

  it('getAfter and existsAfter see what the same batch writes, get and exists do not', async () => {
    const rules = (get: string, exists: string) =>
      rulesOf(`match /counters/{id} { allow write; } match /things/{id} { allow create: if
        ${exists}(/databases/$(database)/documents/counters/all) && ${get}(/databases/$(database)/documents/counters/all).data.n == 1; }`)
    const commit = () => {
      const who = db()
      const batch = writeBatch(who)
      batch.set(doc(who, 'things/one'), { n: 1 })
      batch.set(doc(who, 'counters/all'), { n: 1 })
      return batch.commit()
    }
    await withRules(rules('get', 'exists'))
    expect(await allows(commit())).toBe(false)
    await withRules(rules('getAfter', 'existsAfter'))
    expect(await allows(commit())).toBe(true)
  })

  it('a transaction is judged by the state after all of its writes', async () => {
    const balance = (after: boolean) =>
      `get${after ? 'After' : ''}(/databases/$(database)/documents/accounts/$(x)).data.n`
    await withRules(
      rulesOf(`match /accounts/{id} {
        function sum(x, y) { return ${balance(true)} + ${balance(true).replace('$(x)', '$(y)')}; }
        function before(x, y) { return ${balance(false)} + ${balance(false).replace('$(x)', '$(y)')}; }
        allow read; allow update: if sum("a", "b") == before("a", "b"); }`),
    )
    await seed('accounts/a', { n: 5 })
    await seed('accounts/b', { n: 5 })
    const move = (from: number, to: number) => {
      const who = db()
      return runTransaction(who, async (transaction) => {
        const [a, b] = [doc(who, 'accounts/a'), doc(who, 'accounts/b')]
        const [left, right] = [await transaction.get(a), await transaction.get(b)]
        transaction.update(a, { n: left.get('n') - from })
        transaction.update(b, { n: right.get('n') + to })
      })
    }
    expect(await allows(move(2, 3))).toBe(false)
    expect(await allows(move(2, 2))).toBe(true)
  })

  it('more than 10 reads refuse a request', async () => {
    const reads = (count: number) => Array.from({ length: count }, (_, i) => `!exists(${users}/u${i})`).join(' && ')
    await withRules(
      rulesOf(`match /things/{id} { allow read: if ${reads(10)}; } match /more/{id} { allow read: if ${reads(11)}; }`),
    )
    expect(await allows(getDoc(doc(db(), 'things/one')))).toBe(true)
    expect(await allows(getDoc(doc(db(), 'more/one')))).toBe(false)
  })
})

describe('matching', () => {
  const PATHS: readonly (readonly [what: string, pattern: string, path: string, allowed: boolean])[] = [
    ['a wildcard matches one segment', '/a/{b}', 'a/1', true],
    ['a wildcard does not reach subcollections', '/a/{b}', 'a/1/c/2', false],
    ['a recursive wildcard reaches any depth', '/a/{b=**}', 'a/1/c/2/d/3', true],
    ['a recursive wildcard may match nothing in version 2', '/a/{b}/{rest=**}', 'a/1', true],
    ['a recursive wildcard may stand first in version 2', '/{path=**}/c/{d}', 'a/1/c/2', true],
    ['what no rule names is denied', '/b/{c}', 'a/1', false],
  ]
  it.each(PATHS)('%s: %s for %s', async (_what, pattern, path, allowed) => {
    await withRules(rulesOf(`match ${pattern} { allow read; }`))
    expect(await allows(getDoc(doc(db(), path)))).toBe(allowed)
  })
})

describe('loading rules', () => {
  it('refuses rules that do not parse, with line and column', async () => {
    await expect(withRules('service cloud.firestore {\n  match /a/{b} { allow red; }\n}')).rejects.toThrow(/2:\d+/)
  })

  it('replaces the rules at once', async () => {
    await withRules(rulesOf('match /things/{id} { allow read; }'))
    expect(await allows(getDoc(doc(db(), 'things/one')))).toBe(true)
    await withRules(rulesOf('match /others/{id} { allow read; }'))
    expect(await allows(getDoc(doc(db(), 'things/one')))).toBe(false)
  })
})
