import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStorageRuntime, type StorageRuntime, type Verification } from '../emulators/storage-runtime.ts'

const RULES = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8')
const MAX_BYTES = 20 * 1024 * 1024

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

/** Nobody but the server writes into a vault: whoever it is, whatever it is. */
const WRITERS = [
  ['the owner', { uid: 'ann' }],
  ['somebody else', { uid: 'eve' }],
  ['an admin', admin],
  ['who is signed out', {}],
] as const
const VAULT_WRITES: readonly Row[] = WRITERS.flatMap(([who, as]): Row[] => [
  [who, 'puts a file into a vault', { method: 'create', file: 'vault/ann/2', ...as, after: document }, false],
  [who, 'replaces a file', { method: 'update', file: document.name, ...as, before: document, after: document }, false],
  [who, 'deletes a file', { method: 'delete', file: document.name, ...as, before: document }, false],
])

const size = (bytes: number, contentType = 'application/octet-stream') => ({ ...document, size: bytes, contentType })
const VAULT_SIZES: readonly Row[] = [
  ['the owner', 'puts nothing', { method: 'create', file: 'vault/ann/2', uid: 'ann', after: size(0) }, false],
  ['the owner', 'puts too much', { method: 'create', file: 'vault/ann/2', uid: 'ann', after: size(2 ** 40) }, false],
  [
    'the owner',
    'puts a page',
    { method: 'create', file: 'vault/ann/2', uid: 'ann', after: size(9, 'text/html') },
    false,
  ],
]

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
  ...['public/../vault/ann/1', 'public/./1.jpg', 'public/a/../../vault/ann/1', 'public/..'].map((name): Row => [
    'an admin',
    `puts a picture at ${name}`,
    { method: 'create', file: name, ...admin, after: { ...photo, name } },
    false,
  ]),
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

const ROWS: readonly Row[] = [
  ...VAULT_WRITES,
  ...VAULT_SIZES,
  ...TRICKS,
  [
    'the owner',
    'reads a file of the vault',
    { method: 'get', file: 'vault/ann/1', uid: 'ann', before: document },
    true,
  ],
  [
    'somebody else',
    'reads a file of the vault',
    { method: 'get', file: 'vault/ann/1', uid: 'eve', before: document },
    false,
  ],
  ['an admin', 'reads a file of the vault', { method: 'get', file: 'vault/ann/1', ...admin, before: document }, false],
  ['who is signed out', 'reads a file of the vault', { method: 'get', file: 'vault/ann/1', before: document }, false],
  ['an admin', 'lists a vault', { method: 'list', file: 'vault/ann', ...admin }, false],
  ['somebody else', 'lists a vault', { method: 'list', file: 'vault/ann', uid: 'eve' }, false],
  ['the owner', 'lists the own vault', { method: 'list', file: 'vault/ann', uid: 'ann' }, false],
  ['the owner', 'lists all vaults', { method: 'list', file: 'vault', uid: 'ann' }, false],

  ['the owner', 'sees the photo of a scan', { method: 'get', file: scan.name, uid: 'ann', before: scan }, true],
  ['somebody else', 'sees the photo of a scan', { method: 'get', file: scan.name, uid: 'eve', before: scan }, false],
  ['an admin', 'sees the photo of a scan', { method: 'get', file: scan.name, ...admin, before: scan }, false],
  ['who is signed out', 'sees the photo of a scan', { method: 'get', file: scan.name, before: scan }, false],
  ['the owner', 'lists the own scans', { method: 'list', file: 'scans/ann', uid: 'ann' }, true],
  ['somebody else', 'lists the scans of another', { method: 'list', file: 'scans/ann', uid: 'eve' }, false],
  ['the owner', 'lists all scans', { method: 'list', file: 'scans', uid: 'ann' }, false],
  ['the owner', 'uploads a scan', { method: 'create', file: 'scans/ann/2', uid: 'ann', after: scan }, false],
  ['the owner', 'replaces a scan', { method: 'update', file: scan.name, uid: 'ann', before: scan, after: scan }, false],
  ['the owner', 'deletes a scan', { method: 'delete', file: scan.name, uid: 'ann', before: scan }, false],

  ['who is signed out', 'sees a public picture', { method: 'get', file: photo.name, before: photo }, true],
  ['an admin', 'lists public pictures', { method: 'list', file: 'public/activities', ...admin }, true],
  ['a user', 'lists public pictures', { method: 'list', file: 'public/activities', uid: 'ann' }, false],
  ['who is signed out', 'lists public pictures', { method: 'list', file: 'public/activities' }, false],
  ['who is signed out', 'sees the picture of a submission', { method: 'get', file: own.name, before: own }, true],
  ['its submitter', 'puts up a picture directly', { method: 'create', file: own.name, uid: 'ann', after: own }, false],
  [
    'its submitter',
    'replaces a picture directly',
    { method: 'update', file: own.name, uid: 'ann', before: own, after: own },
    false,
  ],
  [
    'its submitter',
    'takes a picture down directly',
    { method: 'delete', file: own.name, uid: 'ann', before: own },
    false,
  ],
  ['an admin', 'puts up a picture', { method: 'create', file: photo.name, ...admin, after: photo }, true],
  ['a user', 'puts up a picture', { method: 'create', file: photo.name, uid: 'ann', after: photo }, false],
  ['who is signed out', 'puts up a picture', { method: 'create', file: photo.name, after: photo }, false],
  [
    'an admin',
    'replaces a picture',
    { method: 'update', file: photo.name, ...admin, before: photo, after: photo },
    true,
  ],
  [
    'a user',
    'replaces a picture',
    { method: 'update', file: photo.name, uid: 'ann', before: photo, after: photo },
    false,
  ],
  [
    'an admin',
    'puts up the largest picture',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, size: MAX_BYTES } },
    true,
  ],
  [
    'an admin',
    'puts up a larger picture',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, size: MAX_BYTES + 1 } },
    false,
  ],
  [
    'an admin',
    'puts up an empty picture',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, size: 0 } },
    false,
  ],
  [
    'an admin',
    'puts up a page',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, contentType: 'text/html' } },
    false,
  ],
  [
    'an admin',
    'puts up a drawing with scripts',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, contentType: 'image/svg+xml' } },
    false,
  ],
  [
    'an admin',
    'puts up something without a type',
    { method: 'create', file: photo.name, ...admin, after: { ...photo, contentType: null } },
    false,
  ],
  ['an admin', 'takes a picture down', { method: 'delete', file: photo.name, ...admin, before: photo }, true],
  ['a user', 'takes a picture down', { method: 'delete', file: photo.name, uid: 'ann', before: photo }, false],

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
