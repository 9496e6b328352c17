import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startStorageRuntime,
  type Documents,
  type StorageRuntime,
  type Verification,
} from '../testing/storage-runtime.ts'

let runtime: StorageRuntime

beforeAll(async () => {
  runtime = await startStorageRuntime()
})

afterAll(async () => {
  await runtime.close()
})

const rulesOf = (body: string, version = '2') =>
  `rules_version = '${version}'; service firebase.storage { match /b/{bucket}/o { ${body} } }`

let loaded = 0

async function permits(
  body: string,
  verification: Partial<Verification>,
  documents?: Documents,
  asked?: string[],
): Promise<boolean> {
  const name = `ruleset-${(loaded += 1)}`
  const answer = await runtime.load(name, rulesOf(body))
  expect(answer).toMatchObject({ status: 'ok', errors: [] })
  return runtime.permits(name, { method: 'get', file: 'photos/one.jpg', uid: 'ann', ...verification }, documents, asked)
}

const photo = { name: 'photos/one.jpg', size: 2_000, contentType: 'image/jpeg' }

describe('loading', () => {
  it('answers with the version of the rules', async () => {
    expect(await runtime.load('two', rulesOf(''))).toMatchObject({ status: 'ok', result: { rulesVersion: 2 } })
    expect(await runtime.load('one', rulesOf('', '1'))).toMatchObject({ status: 'ok', result: { rulesVersion: 1 } })
  })

  it('answers with what is wrong and where', async () => {
    const { errors } = await runtime.load('bad', 'service firebase.storage {\n  match /b { allow red; }\n}')
    const [issue] = errors as string[]
    expect(JSON.parse(String(issue))).toMatchObject({
      description_: "Unknown method 'red'",
      sourcePosition_: { fileName_: 'storage.rules', line_: 2 },
    })
  })

  it('takes no rules of another service', async () => {
    const { errors } = await runtime.load('other', 'service cloud.firestore { match /a/{b} { allow read; } }')
    expect(errors).toHaveLength(1)
  })

  it('keeps several rulesets apart', async () => {
    await runtime.load('open', rulesOf('match /{all=**} { allow read; }'))
    await runtime.load('closed', rulesOf('match /{all=**} { allow read: if false; }'))
    const get = { method: 'get', file: 'photos/one.jpg' } as const
    expect([await runtime.permits('open', get), await runtime.permits('closed', get)]).toEqual([true, false])
  })

  it('says so when a ruleset is not loaded', async () => {
    const answer = await runtime.send({ action: 'verify', context: { rulesetName: 'never', variables: {} } })
    expect(answer['errors']).toHaveLength(1)
  })
})

describe('conditions on a request', () => {
  const CASES: readonly (readonly [what: string, body: string, verification: Partial<Verification>, may: boolean])[] = [
    ['what no rule names is denied', 'match /other/{id} { allow read; }', {}, false],
    ['a wildcard matches one segment', 'match /photos/{id} { allow read; }', {}, true],
    ['a wildcard does not match two', 'match /photos/{id} { allow read; }', { file: 'photos/a/b.jpg' }, false],
    [
      'a recursive wildcard matches any depth',
      'match /photos/{all=**} { allow read; }',
      { file: 'photos/a/b.jpg' },
      true,
    ],
    [
      'the bucket is a wildcard of the block around',
      'match /{all=**} { allow read: if bucket == "demo.appspot.com"; }',
      {},
      true,
    ],
    ['read allows get', 'match /{all=**} { allow read; }', { method: 'get' }, true],
    ['read allows list', 'match /{all=**} { allow read; }', { method: 'list', file: 'photos' }, true],
    ['get does not allow list', 'match /{all=**} { allow get; }', { method: 'list', file: 'photos' }, false],
    ['write allows create', 'match /{all=**} { allow write; }', { method: 'create', after: photo }, true],
    ['write allows delete', 'match /{all=**} { allow write; }', { method: 'delete', before: photo }, true],
    [
      'create does not allow update',
      'match /{all=**} { allow create; }',
      { method: 'update', before: photo, after: photo },
      false,
    ],
    [
      'the owner of a folder is known by its name',
      'match /{uid}/{all=**} { allow read: if request.auth.uid == uid; }',
      { file: 'ann/a.jpg' },
      true,
    ],
    [
      'somebody else is refused',
      'match /{uid}/{all=**} { allow read: if request.auth.uid == uid; }',
      { file: 'bob/a.jpg' },
      false,
    ],
    [
      'request.auth is null for who is signed out',
      'match /{all=**} { allow read: if request.auth != null; }',
      { uid: undefined },
      false,
    ],
    [
      'claims are in the token',
      'match /{all=**} { allow read: if request.auth.token.admin; }',
      { claims: { admin: true } },
      true,
    ],
    ['a missing claim is an error', 'match /{all=**} { allow read: if !request.auth.token.admin; }', {}, false],
    [
      'the size of an upload is checked',
      'match /{all=**} { allow create: if request.resource.size < 2001; }',
      { method: 'create', after: photo },
      true,
    ],
    [
      'an upload that is too large is refused',
      'match /{all=**} { allow create: if request.resource.size < 2000; }',
      { method: 'create', after: photo },
      false,
    ],
    [
      'the type of an upload is checked',
      "match /{all=**} { allow create: if request.resource.contentType.matches('image/.*'); }",
      { method: 'create', after: photo },
      true,
    ],
    [
      'another type is refused',
      "match /{all=**} { allow create: if request.resource.contentType.matches('video/.*'); }",
      { method: 'create', after: photo },
      false,
    ],
    [
      'an upload without a type is an error',
      "match /{all=**} { allow create: if request.resource.contentType.matches('.*'); }",
      { method: 'create', after: { ...photo, contentType: null } },
      false,
    ],
    [
      'resource is the stored file',
      'match /{all=**} { allow get: if resource.size == 2000 && resource.name == "photos/one.jpg"; }',
      { before: photo },
      true,
    ],
    [
      'resource is null when there is none',
      'match /{all=**} { allow create: if resource == null; }',
      { method: 'create', after: photo },
      true,
    ],
    [
      'request.resource is null in a delete',
      'match /{all=**} { allow delete: if request.resource == null; }',
      { method: 'delete', before: photo },
      true,
    ],
    [
      'custom metadata is a map',
      'match /{all=**} { allow get: if resource.metadata.owner == request.auth.uid; }',
      { before: { ...photo, metadata: { owner: 'ann' } } },
      true,
    ],
    [
      'times are timestamps',
      'match /{all=**} { allow get: if resource.timeCreated + duration.value(1, "h") < request.time; }',
      { before: { ...photo, timeCreated: new Date(0) } },
      true,
    ],
    [
      'request.path is the path',
      'match /{all=**} { allow get: if request.path == /b/$(bucket)/o/photos/one.jpg; }',
      {},
      true,
    ],
    [
      'request.method is the method',
      'match /{all=**} { allow read: if request.method == "list"; }',
      { method: 'list', file: 'photos' },
      true,
    ],
    [
      'functions and let work as in Firestore',
      'function own(uid) { let me = request.auth.uid; return me == uid; } match /{all=**} { allow get: if own("ann"); }',
      {},
      true,
    ],
  ]

  it.each(CASES)('%s', async (_what, body, verification, may) => {
    expect(await permits(body, verification)).toBe(may)
  })
})

describe('documents of Firestore', () => {
  const user = '/databases/(default)/documents/users/ann'
  const documents: Documents = { [user]: { role: { stringValue: 'editor' }, level: { integerValue: '3' } } }

  it('are read with firestore.get', async () => {
    const rule = (role: string) => `match /{all=**} { allow get: if firestore.get(${user}).data.role == "${role}"; }`
    expect(await permits(rule('editor'), {}, documents)).toBe(true)
    expect(await permits(rule('reader'), {}, documents)).toBe(false)
  })

  it('keep integers as integers', async () => {
    const rule = `match /{all=**} { allow get: if firestore.get(${user}).data.level is int; }`
    expect(await permits(rule, {}, documents)).toBe(true)
  })

  it('are looked for with firestore.exists', async () => {
    const rule =
      'match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid)); }'
    expect(await permits(rule, {}, documents)).toBe(true)
    expect(await permits(rule, { uid: 'bob' }, documents)).toBe(false)
  })

  it('that are missing have no fields', async () => {
    expect(
      await permits(`match /{all=**} { allow get: if firestore.get(${user}).data.role == "editor"; }`, {}, {}),
    ).toBe(false)
  })

  it('are asked for only when the rule comes to them, and once each', async () => {
    const asked: string[] = []
    const twice = `firestore.get(${user}).data.level == 3 && firestore.get(${user}).data.role == "editor"`
    expect(await permits(`match /{all=**} { allow get: if true || ${twice}; }`, {}, documents, asked)).toBe(true)
    expect(asked).toEqual([])
    expect(await permits(`match /{all=**} { allow get: if ${twice}; }`, {}, documents, asked)).toBe(true)
    expect(asked).toEqual([user])
  })

  it('may be two for a request and no more', async () => {
    const missing = (count: number) =>
      Array.from({ length: count }, (_, i) => `!firestore.exists(/databases/(default)/documents/users/u${i})`).join(
        ' && ',
      )
    expect(await permits(`match /{all=**} { allow get: if ${missing(2)}; }`, {})).toBe(true)
    expect(await permits(`match /{all=**} { allow get: if ${missing(3)}; }`, {})).toBe(false)
  })

  it('are waited for without holding up other requests', async () => {
    await runtime.load('waits', rulesOf(`match /{all=**} { allow get: if firestore.exists(${user}); }`))
    await runtime.load('at-once', rulesOf('match /{all=**} { allow get; }'))
    const slow = runtime.permits('waits', { method: 'get', file: 'a.jpg', uid: 'ann' }, documents)
    const quick = runtime.permits('at-once', { method: 'get', file: 'a.jpg', uid: 'ann' })
    expect(await Promise.all([slow, quick])).toEqual([true, true])
  })
})
