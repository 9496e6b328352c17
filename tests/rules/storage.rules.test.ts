import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startStorageRuntime,
  type StorageRuntime,
  type Verification,
} from '@waymark/firestore-stand-in/testing/storage-runtime'

const RULES = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8')

let runtime: StorageRuntime

beforeAll(async () => {
  runtime = await startStorageRuntime()
  await runtime.load('product', RULES)
})

afterAll(async () => {
  await runtime.close()
})

const photo = { name: 'public/stays/1.jpg', size: 50_000, contentType: 'image/jpeg' }
const own = { name: 'public/activities/ann/1-960.webp', size: 50_000, contentType: 'image/webp' }
const document = { name: 'vault/ann/1', size: 50_000, contentType: 'application/octet-stream' }
const scan = { name: 'scans/ann/1', size: 50_000, contentType: 'image/jpeg' }
const admin = { uid: 'root', claims: { admin: true } }

type Row = readonly [who: string, does: string, verification: Verification, may: boolean]

const EVERYBODY = [
  ['its owner', { uid: 'ann' }],
  ['somebody else', { uid: 'eve' }],
  ['an admin', admin],
  ['who is signed out', {}],
] as const

/** Private files are read and written through /api alone: `get` is for their metadata, too, and that holds a token for everybody. */
const PRIVATE: readonly Row[] = [document, scan].flatMap((file) =>
  EVERYBODY.flatMap(([who, as]): Row[] => [
    [who, `reads ${file.name}`, { method: 'get', file: file.name, ...as, before: file }, false],
    [who, `lists beside ${file.name}`, { method: 'list', file: file.name.slice(0, -2), ...as }, false],
    [who, `lists above ${file.name}`, { method: 'list', file: file.name.split('/')[0] ?? '', ...as }, false],
    [who, `puts a file beside ${file.name}`, { method: 'create', file: `${file.name}2`, ...as, after: file }, false],
    [who, `replaces ${file.name}`, { method: 'update', file: file.name, ...as, before: file, after: file }, false],
    [who, `deletes ${file.name}`, { method: 'delete', file: file.name, ...as, before: file }, false],
  ]),
)

/** Pictures for everybody: who knows the address sees one. They are put up by /api, which re-encodes them. */
const PICTURES: readonly Row[] = [photo, own].flatMap((file) =>
  EVERYBODY.flatMap(([who, as]): Row[] => [
    [who, `sees ${file.name}`, { method: 'get', file: file.name, ...as, before: file }, true],
    [who, `lists beside ${file.name}`, { method: 'list', file: 'public/activities', ...as }, false],
    [who, `puts up ${file.name}`, { method: 'create', file: file.name, ...as, after: file }, false],
    [who, `replaces ${file.name}`, { method: 'update', file: file.name, ...as, before: file, after: file }, false],
    [who, `takes down ${file.name}`, { method: 'delete', file: file.name, ...as, before: file }, false],
  ]),
)

/** Ways to name a file of ann without naming it. Cloud Storage takes each of them as it is: there is no folder to leave. */
const OTHER_NAMES = [
  'vault/eve/../ann/1',
  'vault/eve/..%2Fann%2F1',
  'vault/eve/%2e%2e/ann/1',
  'vault/eve/ann/1',
  'vault/./ann/1',
  'vault//ann/1',
  'vault/ann/1/',
  'vault/ann/1/2',
  'vault/ann',
  'vault/*/1',
  'vault/{uid}/1',
  'vault/ann%2F1',
  'vault%2Fann%2F1',
  'Vault/ann/1',
  ' vault/ann/1',
  'public/../vault/ann/1/x',
  'scans/../vault/ann/1',
  'b/other/o/vault/ann/1',
]
const TRICKS: readonly Row[] = [
  ...OTHER_NAMES.filter((file) => !file.startsWith('public/')).map((file): Row => [
    'an admin',
    `reads ${JSON.stringify(file)}`,
    { method: 'get', file, ...admin, before: document },
    false,
  ]),
  ...OTHER_NAMES.map((file): Row => [
    'who is signed out',
    `puts something at ${JSON.stringify(file)}`,
    { method: 'create', file, after: document },
    false,
  ]),
  // As the local stand-in for Cloud Storage understands it: the file that is meant lies elsewhere.
  [
    'somebody else',
    'steps out of the public folder',
    { method: 'get', file: 'public/../vault/ann/1', uid: 'eve', before: document },
    false,
  ],
  [
    'somebody else',
    'steps out of the own scans',
    { method: 'get', file: 'scans/eve/../../vault/ann/1', uid: 'eve', before: document },
    false,
  ],
  [
    'somebody else',
    'steps out of the own vault',
    { method: 'get', file: 'vault/eve/../ann/1', uid: 'eve', before: document },
    false,
  ],
  ['somebody else', 'reads as an empty user', { method: 'get', file: document.name, uid: '', before: document }, false],
  [
    'somebody else',
    'reads as a longer name',
    { method: 'get', file: document.name, uid: 'ann2', before: document },
    false,
  ],
  [
    'somebody else',
    'reads as other letters',
    { method: 'get', file: document.name, uid: 'Ann', before: document },
    false,
  ],
  [
    'somebody else',
    'claims to be an admin in words',
    { method: 'get', file: document.name, uid: 'eve', claims: { admin: 'true', isAdmin: true }, before: document },
    false,
  ],
]

const named = (name: string) => ({ ...photo, name })
const seen = (does: string, file: string, name: string, may: boolean): Row => [
  'who is signed out',
  does,
  { method: 'get', file, before: named(name) },
  may,
]

/** Names with parts that some resolve as folders, and names that only look so. */
const DOTS: readonly Row[] = [
  ...[
    'public/..',
    'public/.',
    'public/../x',
    'public/./x',
    'public/a/..',
    'public/a/.',
    'public/a/../x',
    'public/a/./x',
  ].map((name) => seen(`sees ${name}`, name, name, false)),
  ...['public/a..b', 'public/.a', 'public/..a/x', 'public/a.', 'public/a../x', 'public/...'].map((name) =>
    seen(`sees ${name}`, name, name, true),
  ),
  seen('sees a file of a public folder elsewhere', 'public/1.jpg', 'vault/public/1.jpg', false),
  ['who is signed out', 'looks for a picture that is not there', { method: 'get', file: 'public/none.jpg' }, true],
  ['who is signed out', 'looks for another file that is not there', { method: 'get', file: 'vault/ann/none' }, false],
]

const ROWS: readonly Row[] = [
  ...DOTS,
  ...PRIVATE,
  ...PICTURES,
  ...TRICKS,
  ['an admin', 'reads elsewhere', { method: 'get', file: 'other/1', ...admin, before: photo }, false],
  ['an admin', 'writes elsewhere', { method: 'create', file: 'other/1', ...admin, after: photo }, false],
]

describe('storage', () => {
  it('has rules that parse', async () => {
    expect(await runtime.load('again', RULES)).toMatchObject({ status: 'ok', errors: [] })
  })

  it.each(ROWS)('%s: %s', async (_who, _does, verification, may) => {
    expect(await runtime.permits('product', verification)).toBe(may)
  })
})
