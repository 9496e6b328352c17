import type { Stored } from '@waymark/contract/converter'
import {
  documentStatusIn,
  type DocumentStatus,
  FORMER_STATUS_FIELD,
  type VaultDocument,
  documentConverter,
} from '@waymark/contract/vault/document'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore'
import type { Envelope } from '@waymark/contract/vault/keyring'
import { firestore, parseStored } from '../platform/firestore.ts'
import { isNotFound, isPreconditionFailed } from '../platform/firestore-codes.ts'
import { inTransaction } from '../platform/in-transaction.ts'
import { optimistically } from '../platform/optimistically.ts'
import { readVaultKeyId } from './keyrings-store.ts'

export type NewVaultDocument = Omit<VaultDocument, 'id' | 'createdAt' | 'verified' | 'status'>

const documents = () => firestore().collection(COLLECTIONS.documents)
const readable = () => documents().withConverter<Stored<VaultDocument>>(documentConverter)
const of = (uid: string) => documents().where('userId', '==', uid)

/** Update of a status. Also removes the former field, which would otherwise be read, too (decision 074). */
export const withStatus = (status: DocumentStatus) => ({ status, [FORMER_STATUS_FIELD]: FieldValue.delete() })

/** Uploads and deletions in progress or interrupted. */
const UNFINISHED = ['uploading', 'deleting'] satisfies DocumentStatus[]

const statusOf = (stored: DocumentSnapshot): unknown => documentStatusIn(stored.data() ?? {})
const isReady = (stored: DocumentSnapshot): boolean => statusOf(stored) === 'ready'

/** Decides on a stored document whether an operation is allowed. */
export type May = (stored: DocumentSnapshot) => boolean

export const isKept: May = (stored) => statusOf(stored) !== 'reset'

/** An interrupted upload or deletion. */
export const isUnfinished: May = (stored) => isKept(stored) && !isReady(stored)

/** Not verified yet. A document re-encrypted meanwhile has another, verified file. */
export const isUnverified: May = (stored) => isKept(stored) && stored.get('verified') === false

/** Put away by a reset, with its retention time over. */
export const isPurgeable: May = (stored) => {
  const purgeAt: unknown = stored.get('purgeAt')
  return !isKept(stored) && purgeAt instanceof Timestamp && purgeAt.toMillis() <= Date.now()
}

export const newPlainDocumentId = (): string => documents().doc().id

/**
 * The user's ready documents, newest first. Filtered in memory, because documents that `giveStatus` has not processed
 * yet have no status to query.
 */
export async function listDocuments(uid: string): Promise<VaultDocument[]> {
  const query = readable().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(LIMITS.documents)
  const ready: VaultDocument[] = []
  let { docs } = await query.get()
  for (;;) {
    const page = docs.flatMap((document) => parseStored('documents', document.data()) ?? [])
    ready.push(...page.filter(({ status }) => status === 'ready'))
    const last = docs.at(-1)
    if (last === undefined || docs.length < LIMITS.documents || ready.length >= LIMITS.documents) break
    docs = (await query.startAfter(last).get()).docs
  }
  return ready.slice(0, LIMITS.documents)
}

export async function readDocument(id: string): Promise<VaultDocument | undefined> {
  const snapshot = await readable().doc(id).get()
  return parseStored('documents', snapshot.data())
}

async function readIn(transaction: Transaction, id: string): Promise<VaultDocument | undefined> {
  const snapshot = await transaction.get(readable().doc(id))
  return parseStored('documents', snapshot.data())
}

/** The owner of a document, even if it does not match the schema; undefined if there is none. */
export async function readDocumentOwner(id: string): Promise<unknown> {
  return (await documents().doc(id).get()).get('userId')
}

/** Why the id cannot be claimed, or the existing document. */
type Claim = 'claimed' | 'taken' | 'other-key' | VaultDocument

/**
 * Claims the id for a document whose file is being uploaded. If it is interrupted, it is cleaned up like a deletion.
 */
export function claimDocument(id: string, document: NewVaultDocument): Promise<Claim> {
  return inTransaction(async (transaction): Promise<Claim> => {
    const snapshot = await transaction.get(documents().doc(id))
    const stored = snapshot.exists ? await readIn(transaction, id) : undefined
    const keyId = await readVaultKeyId(document.userId, transaction)
    if (document.envelope !== null && document.envelope.keyId !== keyId) return 'other-key'
    if (!snapshot.exists) {
      const createdAt = FieldValue.serverTimestamp()
      transaction.create(documents().doc(id), { ...document, verified: false, status: 'uploading', createdAt })
      return 'claimed'
    }
    const isSame = stored?.userId === document.userId && stored.file.sha256 === document.file.sha256
    if (!isSame || !isKept(snapshot)) return 'taken'
    if (stored.status === 'deleting') transaction.update(documents().doc(id), withStatus('uploading'))
    return stored.verified && stored.status === 'ready' ? stored : 'claimed'
  })
}

/**
 * Updates a document if `may` allows it, without the lock of a transaction, which would outlive a crashed server.
 * @returns whether it was updated
 */
function changeIf(id: string, fields: UpdateData<DocumentData>, may: May): Promise<boolean> {
  return optimistically(async (changes) => {
    const stored = await changes.get(documents().doc(id))
    if (!stored.exists || !may(stored)) return false
    changes.update(stored.ref, fields)
    return true
  })
}

/**
 * Makes a document visible once its file is stored.
 * @returns false if it was deleted or put away meanwhile
 */
export const revealDocument = (id: string): Promise<boolean> =>
  changeIf(id, withStatus('ready'), (stored) => ['uploading', 'ready'].includes(String(statusOf(stored))))

/** @returns false if it was deleted meanwhile */
export const verifyDocument = (id: string): Promise<boolean> => changeIf(id, { verified: true }, isReady)

/**
 * Abandons a failed upload.
 * @returns false if another attempt has succeeded, or a reset has put it away meanwhile
 */
export const abandonDocument = (id: string): Promise<boolean> => changeIf(id, withStatus('deleting'), isUnverified)

/** @returns false if it was deleted meanwhile, or `may` refuses */
export const markDeleting = (id: string, may: May): Promise<boolean> => changeIf(id, withStatus('deleting'), may)

export async function deleteDocument(id: string): Promise<void> {
  await documents().doc(id).delete()
}

/**
 * Replaces a document's encrypted details.
 * @returns false if it was deleted or re-encrypted meanwhile
 */
export const replaceDetails = (
  id: string,
  { details, format }: Pick<Envelope, 'details' | 'format'>,
): Promise<boolean> =>
  changeIf(id, { 'envelope.details': details }, (stored) => isReady(stored) && stored.get('envelope.format') === format)

/** Whether a document is still ready and encrypted as before. */
export const isSameSealed = (stored: DocumentSnapshot, before: Pick<VaultDocument, 'envelope' | 'file'>): boolean =>
  isReady(stored) &&
  stored.get('file.path') === before.file.path &&
  stored.get('file.sha256') === before.file.sha256 &&
  stored.get('envelope.fileKey') === before.envelope?.fileKey &&
  stored.get('envelope.details') === before.envelope?.details

/**
 * Replaces a document's ciphertext and envelope.
 * @returns false if it was changed meanwhile
 */
export const replaceSealed = (
  id: string,
  before: Pick<VaultDocument, 'envelope' | 'file'>,
  { envelope, file }: Pick<VaultDocument, 'envelope' | 'file'>,
): Promise<boolean> => changeIf(id, { envelope, file, verified: true }, (stored) => isSameSealed(stored, before))

/** Path of a document's file; undefined if there is no such document. */
export async function readFilePath(id: string): Promise<string | undefined> {
  const path: unknown = (await documents().doc(id).get()).get('file.path')
  return typeof path === 'string' ? path : undefined
}

const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count

/** Counts all of the user's documents, including those put away. */
export const countDocuments = (uid: string): Promise<number> => counted(of(uid))

/** Remaining capacity, of the vault and including documents put away by a reset or a new key. */
export async function roomInVault(uid: string): Promise<{ readonly inVault: number; readonly kept: number }> {
  const [all, putAway] = await Promise.all([countDocuments(uid), counted(of(uid).where('status', '==', 'reset'))])
  return { inVault: LIMITS.documents - (all - putAway), kept: LIMITS.keptDocuments - all }
}

export const pathsOfDocuments = async (uid: string): Promise<Set<unknown>> =>
  new Set((await of(uid).select('file.path').get()).docs.map((one): unknown => one.get('file.path')))

/** Those of up to 30 paths that a document of any status names as its file, whoever's it is. */
export const filesNamedAmong = async (paths: readonly string[]): Promise<unknown[]> =>
  (await documents().where('file.path', 'in', paths).select('file.path').get()).docs.map((one): unknown =>
    one.get('file.path'),
  )

interface Unfinished {
  readonly id: string
  readonly isReady: boolean
  readonly path: unknown
  readonly sha256: unknown
}

/** Documents created before `before` that are not ready or not verified. */
export async function listUnfinished(uid: string, before: Date): Promise<Unfinished[]> {
  const [interrupted, unverified] = await Promise.all([
    of(uid).where('status', 'in', UNFINISHED).get(),
    of(uid).where('verified', '==', false).get(),
  ])
  const found = new Map([...interrupted.docs, ...unverified.docs].map((one) => [one.id, one]))
  return [...found.values()]
    .filter((one) => one.createTime.toDate() < before && isKept(one))
    .map((one) => ({ id: one.id, isReady: isReady(one), path: one.get('file.path'), sha256: one.get('file.sha256') }))
}

interface Unready {
  readonly id: string
  readonly uid: string
}

/** Documents of all users created before `before` that are not ready, oldest first. */
export async function listUnready(before: Date, limit: number): Promise<Unready[]> {
  const interrupted = documents().where('status', 'in', UNFINISHED).where('createdAt', '<', before)
  const { docs } = await interrupted.orderBy('createdAt').limit(limit).select('userId').get()
  return docs.map((one) => ({ id: one.id, uid: String(one.get('userId')) }))
}

/**
 * Migration of decision 074: gives up to `limit` documents of all users the status that the former field stands for.
 * Documents changed meanwhile are left to the next run.
 */
export async function giveStatus(limit: number): Promise<void> {
  const { docs } = await documents()
    .where(FORMER_STATUS_FIELD, 'in', [true, false])
    .limit(limit)
    .select('status', FORMER_STATUS_FIELD, 'verified')
    .get()
  const updates = docs.map(async (one) => {
    const changes = { status: statusOf(one), [FORMER_STATUS_FIELD]: FieldValue.delete() }
    try {
      await one.ref.update(changes, { lastUpdateTime: one.updateTime })
    } catch (error) {
      if (!isPreconditionFailed(error) && !isNotFound(error)) throw error
    }
  })
  await Promise.all(updates)
}

/** Documents of all users that were put away by a reset and whose retention time is over. */
export async function listPutAway(until: Date, limit: number): Promise<Unready[]> {
  const { docs } = await documents()
    .where('purgeAt', '<=', until)
    .orderBy('purgeAt')
    .limit(limit)
    .select('userId')
    .get()
  return docs.map((one) => ({ id: one.id, uid: String(one.get('userId')) }))
}
