import { anEnvelope, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTheApp } from './support/app.ts'
import { call, type Answer } from './support/call.ts'
import { askStorage, downloadTokenOf, listStorage } from './support/direct-storage.ts'
import {
  aSealed,
  digestOf,
  documentAt,
  documentsSeenBy,
  fetchFile,
  newVaultOwner,
  removeDocument,
  replaceDetails,
  resetVault,
  upload,
  uploaded,
  vaultOf,
  withVault,
} from './support/documents.ts'
import { cookieHeaders, newPerson, type Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'
import { quotaDocument } from './support/trips.ts'
import { storedPath, uploadedPicture } from './support/uploads.ts'

type Headers = Readonly<Record<string, string>>

let owner: Person
let stranger: Person
let admin: Person
let id: string

beforeAll(async () => {
  owner = await newVaultOwner()
  stranger = await newVaultOwner()
  admin = await withVault(await newPerson({ admin: true }))
})

beforeEach(async () => {
  id = (await uploaded(owner)).id
  await Promise.all([owner, stranger, admin].map((person) => quotaDocument(person).delete()))
})

/** Anyone who is not the owner, and what the API may tell them at most. */
const OUTSIDERS: readonly (readonly [who: string, headers: () => Headers, status: number])[] = [
  ['a stranger by cookie', () => stranger.byCookie, 404],
  ['a stranger by token', () => stranger.byBearer, 404],
  ['an administrator', () => admin.byBearer, 404],
  ['nobody', () => ({}), 401],
  ['a token that is none', () => ({ authorization: 'Bearer garbage' }), 401],
  ['the cookie with a character more', () => cookieHeaders(`${owner.cookie}x`), 401],
]

/** A way to reach the document of another through the API. The owner may; everyone else learns nothing. */
const WAYS: readonly (readonly [way: string, go: (headers: Headers, target: string) => Promise<{ status: number }>])[] =
  [
    ['fetches the file', (headers, target) => fetchFile(headers, target)],
    ['asks for the head of the file', (headers, target) => fetchFile(headers, target, 'HEAD')],
    ['replaces the details', (headers, target) => replaceDetails(headers, target, 'bmV3')],
    ['deletes the document', (headers, target) => removeDocument(headers, target)],
  ]

const told = (answer: { status: number } & Partial<Answer>) => [
  answer.status,
  JSON.stringify(answer.body ?? null).replace(/"requestId":"[^"]*"/, ''),
]

describe.each(WAYS)('through the API: who %s', (_way, go) => {
  it.each(OUTSIDERS)('%s may not, and cannot tell whether it exists', async (_who, headers, status) => {
    const before = await vaultOf(owner.uid)
    const [foreign, unknown] = [await go(headers(), id), await go(headers(), newDocumentId(owner.uid))]
    expect(foreign.status).toBe(status)
    expect(told(foreign)).toEqual(told(unknown))
    expect(await vaultOf(owner.uid)).toEqual(before)
  })

  it('the owner may', async () => {
    expect((await go(owner.byCookie, id)).status).toBe(200)
  })
})

describe('through the API: an id of another', () => {
  it.each([
    ['a stranger', () => stranger],
    ['an administrator', () => admin],
  ])('cannot be taken by %s, whether it is there or not', async (_who, who) => {
    const before = await vaultOf(owner.uid)
    const headers = who().byBearer
    const foreign = await upload(headers, aSealed(who(), { id }))
    const unknown = await upload(headers, aSealed(who(), { id: newDocumentId(owner.uid) }))
    expect(foreign.status).toBe(400)
    expect(told(foreign)).toEqual(told(unknown))
    expect(await vaultOf(owner.uid)).toEqual(before)
    expect((await upload(headers, aSealed(who()))).status).toBe(200)
  })

  it('shows in no list but that of its owner', async () => {
    for (const other of [stranger, admin]) {
      expect((await documentsSeenBy(other)).map((document) => document.id)).not.toContain(id)
      const queried = await call('GET', `/api/documents?userId=${owner.uid}`, { headers: other.byBearer })
      expect(JSON.stringify(queried.body)).not.toContain(id)
    }
    expect((await documentsSeenBy(owner)).map((document) => document.id)).toContain(id)
  })
})

describe('through the API: with the cookie of the owner, from the page of another site', () => {
  const foreign = () => ({ cookie: `__session=${owner.cookie}`, origin: 'https://evil.test' })

  it.each<[string, (headers: Headers) => Promise<Answer>]>([
    ['upload', (headers) => upload(headers, aSealed(owner))],
    ['replace the details', (headers) => replaceDetails(headers, id, 'bmV3')],
    ['delete', (headers) => removeDocument(headers, id)],
    ['change the profile', (headers) => call('PUT', '/api/profile', { headers, json: { location: 'Rome' } })],
    ['reset the vault', (headers) => resetVault(headers, { keyId: VAULT_KEY_ID })],
  ])('nobody can %s', async (_what, act) => {
    const before = await vaultOf(owner.uid)
    expect((await act(foreign())).status).toBe(403)
    expect(await vaultOf(owner.uid)).toEqual(before)
    expect((await act(owner.byCookie)).status).toBe(200)
    await withVault(owner)
  })
})

it('resetting a vault resets nobody else’s', async () => {
  const before = await vaultOf(owner.uid)
  expect((await resetVault((await newVaultOwner()).byBearer, { keyId: VAULT_KEY_ID })).status).toBe(200)
  expect((await resetVault({}, { keyId: VAULT_KEY_ID })).status).toBe(401)
  expect(await vaultOf(owner.uid)).toEqual(before)
})

describe('an address of a file that names another', () => {
  it.each([
    (target: string) => `${target}%2F..%2F${target}`,
    (target: string) => `..%2F${target}`,
    (target: string) => `%2e%2e%2f${target}`,
    (target: string) => `${target}%00`,
    (target: string) => `${target}%2F`,
    (target: string) => `..%5C${target}`,
    () => '__all__',
    () => 'x'.repeat(129),
  ])('%#', async (trick) => {
    const [own] = (await documentsSeenBy(owner)).filter((seen) => seen.id === id)
    for (const { byBearer } of [owner, stranger]) {
      const { status, headers, bytes } = await fetchFile(byBearer, trick(id))
      // Some addresses are none of the API any more: Hosting answers them with the page of the app.
      if (status !== 404) expect(headers.get('content-type')).toMatch(/^text\/html/)
      expect(digestOf(bytes)).not.toBe(own?.sha256)
    }
    expect((await fetchFile(owner.byBearer, id)).status).toBe(200)
  })
})

type Act = (db: Firestore) => Promise<unknown>
const document = (db: Firestore) => doc(db, 'documents', id)
const keyring = (db: Firestore) => doc(db, 'users', owner.uid, 'private/vault')
const of = (uid: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'documents'), where('userId', '==', uid), orderBy('createdAt', 'desc')))
const isRefused = async (who: Person, act: Act): Promise<boolean> =>
  inTheApp(who, act).then(
    () => false,
    (error: { code?: string }) => error.code === 'permission-denied',
  )

describe('past the API, in Firestore', () => {
  it.each<[does: string, act: Act, ownerMay: boolean]>([
    ['reads a document', (db) => getDoc(document(db)), true],
    ['lists the documents of the owner', (db) => of(owner.uid)(db), true],
    ['lists all documents', (db) => getDocs(collection(db, 'documents')), false],
    [
      'looks for the id among all',
      (db) => getDocs(query(collection(db, 'documents'), where('verified', '==', true))),
      false,
    ],
    ['calls it verified', (db) => updateDoc(document(db), { verified: true }), false],
    ['takes it over', (db) => updateDoc(document(db), { userId: stranger.uid }), false],
    ['overwrites it', (db) => setDoc(document(db), { userId: stranger.uid }), false],
    ['deletes it', (db) => deleteDoc(document(db)), false],
    ['reads the keyring', (db) => getDoc(keyring(db)), true],
    ['replaces the keyring', (db) => setDoc(keyring(db), { keyId: 'x', updatedAt: serverTimestamp() }), false],
    ['deletes the keyring', (db) => deleteDoc(keyring(db)), false],
    ['lists the keyrings of everybody', (db) => getDocs(collectionGroup(db, 'private')), false],
  ])('nobody else %s', async (_does, act, ownerMay) => {
    const before = await vaultOf(owner.uid)
    for (const other of [stranger, admin]) expect(await isRefused(other, act)).toBe(true)
    expect(await isRefused(owner, act)).toBe(!ownerMay)
    expect(await vaultOf(owner.uid)).toEqual(before)
  })

  it('a document that is not there looks to a stranger as one that is', async () => {
    const unknown = (db: Firestore) => getDoc(doc(db, 'documents', newDocumentId(owner.uid)))
    expect(await isRefused(stranger, (db) => getDoc(document(db)))).toBe(true)
    expect(await isRefused(stranger, unknown)).toBe(true)
  })
})

describe('past the API, in Cloud Storage', () => {
  const at = (uid: string, name: string) => encodeURIComponent(`vault/${uid}/${name}`)
  const REFUSED = [401, 403, 404]

  it('nobody reads a file, not even its owner, who gets the same bytes through the API', async () => {
    const [own] = (await documentsSeenBy(owner)).filter((seen) => seen.id === id)
    for (const who of [owner, stranger, admin, null]) {
      const [there, unknown] = [
        await askStorage(who, at(owner.uid, id)),
        await askStorage(who, at(owner.uid, newDocumentId(owner.uid))),
      ]
      expect(there.status).toBe(403)
      expect(told(there)).toEqual(told(unknown))
    }
    const { status, bytes } = await fetchFile(owner.byCookie, id)
    expect([status, bytes.length, digestOf(bytes)]).toEqual([200, own?.bytes, own?.sha256])
  })

  it('nobody is handed a token that opens a file for everybody', async () => {
    const imageUrl = storedPath(await uploadedPicture(owner, Buffer.from(PICTURES['image/jpeg'], 'base64')))
    for (const who of [owner, stranger, admin, null]) {
      expect(await downloadTokenOf(who, `vault/${owner.uid}/${id}`)).toEqual({ status: 403, token: undefined })
      expect(await downloadTokenOf(who, `${imageUrl}-480.webp`)).toMatchObject({ status: 200 })
    }
  })

  it('nobody lists, writes or deletes', async () => {
    const before = await vaultOf(owner.uid)
    for (const who of [owner, stranger, admin, null]) {
      expect(REFUSED).toContain(await listStorage(who, `vault%2F${owner.uid}%2F`))
      expect(REFUSED).toContain((await askStorage(who, at(owner.uid, 'new'), { method: 'POST', body: 'x' })).status)
      expect(REFUSED).toContain((await askStorage(who, at(owner.uid, id), { method: 'POST', body: 'x' })).status)
      expect(REFUSED).toContain((await askStorage(who, at(owner.uid, id), { method: 'DELETE' })).status)
    }
    expect(await vaultOf(owner.uid)).toEqual(before)
  })

  it.each<[string, (uid: string, mine: string) => string]>([
    ['two dots', (uid, mine) => `vault%2F${mine}%2F..%2F${uid}%2F${id}`],
    ['two dots that are encoded', (uid, mine) => `vault%2F${mine}%2F%2e%2e%2F${uid}%2F${id}`],
    ['slashes that are not encoded', (uid, mine) => `vault/${mine}/../${uid}/${id}`],
    ['slashes that are encoded twice', (uid) => `vault%252F${uid}%252F${id}`],
    ['slashes in a row', (uid) => `vault%2F%2F${uid}%2F${id}`],
    ['a backslash', (uid, mine) => `vault%2F${mine}%5C..%5C${uid}%2F${id}`],
    ['the own scans', (uid, mine) => `scans%2F${mine}%2F..%2F..%2Fvault%2F${uid}%2F${id}`],
    ['a public folder', (uid) => `public%2F..%2Fvault%2F${uid}%2F${id}`],
    ['a null byte', (uid) => `vault%2F${uid}%2F${id}%00`],
  ])('a name with %s leads nowhere', async (_what, name) => {
    const answer = await askStorage(stranger, name(owner.uid, stranger.uid))
    expect([400, ...REFUSED]).toContain(answer.status)
    expect((await fetchFile(owner.byBearer, id)).status).toBe(200)
  })

  it('another bucket has nothing of it', async () => {
    for (const bucket of ['other', 'other.appspot.com', '..%2Fdemo-waymark.appspot.com']) {
      expect([400, ...REFUSED]).toContain((await askStorage(stranger, at(owner.uid, id), { bucket })).status)
    }
  })
})

it('the envelope of one document is nothing to another account', async () => {
  const stolen = JSON.stringify(anEnvelope())
  const copy = await upload(stranger.byBearer, aSealed(stranger, { envelope: stolen }))
  expect(copy.status).toBe(200)
  expect((await documentAt((copy.body as { id: string }).id).get()).get('userId')).toBe(stranger.uid)
  expect((await fetch(`${ORIGIN}/api/documents/${id}/file`, { headers: stranger.byBearer })).status).toBe(404)
})
