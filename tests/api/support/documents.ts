import { createHash, randomBytes } from 'node:crypto'
import { ListedDocument, uploadDocument } from '@waymark/contract/vault/document-calls'
import { aKeyring, anEnvelope } from '@waymark/contract/fixtures/documents'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import { sealedLength } from '@waymark/contract/vault/padding'
import { FormerKeyring } from '@waymark/contract/vault/keyring-calls'
import { newDocumentId, type Pbkdf2Keyring } from '@waymark/contract/vault/keyring'
import { FieldValue } from 'firebase-admin/firestore'
import { type Answer, call } from './call.ts'
import { newPerson, type Person } from './people.ts'
import { adminBucket, adminFirestore, ORIGIN } from './stack.ts'
import { quotaDocument } from './trips.ts'

type Headers = Readonly<Record<string, string>>

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const keyringDocument = (uid: string) => adminFirestore.doc(`users/${uid}/private/vault`)

/** Creates a vault like the app does with the first passphrase. */
export async function withVault(person: Person, changes: Partial<Pbkdf2Keyring> = {}): Promise<Person> {
  const { id: _id, ...keyring } = aKeyring(changes)
  await keyringDocument(person.uid).set({ ...keyring, updatedAt: FieldValue.serverTimestamp() })
  return person
}

export const newVaultOwner = async (): Promise<Person> => withVault(await newPerson())

interface Upload {
  readonly bytes: Uint8Array
  readonly fields: Readonly<Record<string, string>>
  readonly name?: string
}

/** An encrypted upload: random bytes with an envelope. */
export function aSealed(
  person: Pick<Person, 'uid'>,
  changes: Readonly<Record<string, string | undefined>> = {},
  bytes: Uint8Array = randomBytes(200),
): Upload {
  const all = {
    type: 'identity',
    id: newDocumentId(person.uid),
    envelope: JSON.stringify(anEnvelope()),
    sha256: digestOf(bytes),
    ...changes,
  }
  const fields = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return { bytes, fields: Object.fromEntries(fields), name: 'blob' }
}

export function formOf({ bytes, fields, name = 'file' }: Upload): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('document', new Blob([Uint8Array.from(bytes)]), name)
  return form
}

export const upload = (headers: Headers, sent: Upload): Promise<Answer> =>
  call('POST', uploadDocument.path, { headers, form: formOf(sent) })

/** Uploads a document, ignoring quotas. */
export async function uploaded(person: Person, sent: Upload = aSealed(person)): Promise<ListedDocument> {
  await quotaDocument(person).delete()
  const answer = await upload(person.byBearer, sent)
  if (answer.status !== 200) throw new Error(`upload answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return ListedDocument.parse(answer.body)
}

/** Uploads a file like a client without encryption. */
export const uploadPlain = (person: Person, bytes: Uint8Array, name: string, type = 'visa'): Promise<Answer> =>
  upload(person.byBearer, { bytes, name, fields: { type } })

/** The request for a document re-encrypted in format 2. */
export async function renewalOf(
  { envelope, sha256 }: Pick<ListedDocument, 'envelope' | 'sha256'>,
  changes: Readonly<Record<string, string>> = {},
  bytes: Uint8Array = randomBytes(sealedLength(200)),
): Promise<FormData> {
  const before = envelope ?? anEnvelope()
  const fields = {
    envelope: JSON.stringify({ ...before, format: 2, fileKey: randomBytes(60).toString('base64url') }),
    sha256: digestOf(bytes),
    replaces: await digestOfSealed(before, { sha256 }),
    ...changes,
  }
  return formOf({ bytes, fields, name: 'blob' })
}

/** A vault with one document in it. */
export async function storedDocument(person: Person): Promise<ListedDocument> {
  await withVault(person)
  return uploaded(person)
}

export const documentAt = (id: string) => adminFirestore.collection('documents').doc(id)

export const documentsOf = async (uid: string) =>
  (await adminFirestore.collection('documents').where('userId', '==', uid).get()).docs

export const vaultFile = (uid: string, id: string) => adminBucket.file(`vault/${uid}/${id}`)

/** The names of the user's files in Cloud Storage, which are the ids of their documents. */
export async function filesOf(uid: string): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `vault/${uid}/` })
  return files.map(({ name }) => name.slice(`vault/${uid}/`.length)).toSorted()
}

/** All stored data of somebody's vault. */
export const vaultOf = async (uid: string) => ({
  documents: (await documentsOf(uid)).map((document) => [document.id, document.data()]),
  files: await filesOf(uid),
  keyring: (await keyringDocument(uid).get()).data(),
})

/** Somebody's documents according to the API. */
export async function documentsSeenBy(person: Person): Promise<ListedDocument[]> {
  const answer = await call('GET', '/api/documents', { headers: person.byBearer })
  if (answer.status !== 200) throw new Error(`GET /api/documents answered ${answer.status}`)
  return (answer.body as unknown[]).map((document) => ListedDocument.parse(document))
}

/** The stored bytes according to the API; for an error, the bytes of its JSON. */
export async function fetchFile(headers: Headers, id: string, method = 'GET') {
  const response = await fetch(`${ORIGIN}/api/documents/${id}/file`, { method, headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

export const replaceDetails = (headers: Headers, id: string, details: unknown) =>
  call('PUT', `/api/documents/${id}`, { headers, json: { details } })

export const removeDocument = (headers: Headers, id: string) => call('DELETE', `/api/documents/${id}`, { headers })

export const resetVault = (headers: Headers, json: unknown) => call('POST', '/api/vault/reset', { headers, json })

export const formerKeyringsOf = (uid: string) => adminFirestore.collection(`users/${uid}/formerKeyrings`)

/**
 * Stores a former keyring.
 * @returns its id
 */
export async function formerKeyring(person: Person): Promise<string> {
  await withVault(person)
  const { keyId, byRecoveryCode } = aKeyring()
  const answer = await call('PUT', '/api/vault/recovery-code', {
    headers: person.byBearer,
    json: { keyId, byRecoveryCode },
  })
  if (answer.status !== 200) throw new Error(`the recovery code was not renewed: ${answer.status}`)
  const [former] = (await formerKeyringsOf(person.uid).get()).docs
  if (former === undefined) throw new Error('nothing was kept')
  return former.id
}

/** The restorable keyrings according to the API. */
export async function formerOf(person: Person): Promise<FormerKeyring[]> {
  const { status, body } = await call('GET', '/api/vault/former', { headers: person.byBearer })
  if (status !== 200) throw new Error(`GET /api/vault/former answered ${status}`)
  return (body as unknown[]).map((one) => FormerKeyring.parse(one))
}

export const bringBack = (person: Person, id: string): Promise<Answer> =>
  call('POST', '/api/vault/restore', { headers: person.byBearer, json: { id } })

/** Somebody's notifications, oldest first. */
export const noticesOf = async ({ uid }: Person) =>
  (await adminFirestore.collection(`users/${uid}/notices`).orderBy('createdAt').get()).docs.map((each) => each.data())
