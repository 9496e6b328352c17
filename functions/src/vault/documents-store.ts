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
import { firestore, isNotFound, isPreconditionFailed, parseStored } from '../platform/firestore.ts'
import { readVaultKeyId } from './keyrings-store.ts'

export type NewVaultDocument = Omit<VaultDocument, 'id' | 'createdAt' | 'verified' | 'status'>

const documents = () => firestore().collection(COLLECTIONS.documents)
const readable = () => documents().withConverter<Stored<VaultDocument>>(documentConverter)
const of = (uid: string) => documents().where('userId', '==', uid)

/** What an update stores of a status. The field of before November 2026 would be read as well (decision 074). */
export const withStatus = (status: DocumentStatus) => ({ status, [FORMER_STATUS_FIELD]: FieldValue.delete() })

/** Of uploads and deletes that are under way, or were interrupted. */
const UNFINISHED = ['uploading', 'deleting'] satisfies DocumentStatus[]

const statusOf = (stored: DocumentSnapshot): unknown => documentStatusIn(stored.data() ?? {})
const isReady = (stored: DocumentSnapshot): boolean => statusOf(stored) === 'ready'

/** Says of what is stored whether something may be done with it. */
export type May = (stored: DocumentSnapshot) => boolean

export const isKept: May = (stored) => statusOf(stored) !== 'reset'

/** An upload or a delete that was interrupted, and has not come to its end since. */
export const isUnfinished: May = (stored) => isKept(stored) && !isReady(stored)

/** Its file has not been read back. One that was encrypted anew since somebody looked is another file, which has been. */
export const isUnverified: May = (stored) => isKept(stored) && stored.get('verified') === false

/** Put away by a reset, and its time is over. */
export const isPurgeable: May = (stored) => {
  const purgeAt: unknown = stored.get('purgeAt')
  return !isKept(stored) && purgeAt instanceof Timestamp && purgeAt.toMillis() <= Date.now()
}

export const newPlainDocumentId = (): string => documents().doc().id

/**
 * The documents of the user that are ready, the newest first. The others are read as well and left out: of those that
 * `giveStatus` has not come to yet, no query can ask for the status.
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

/** The owner of a document, also of one that does not fit its schema; undefined where there is none. */
export async function readDocumentOwner(id: string): Promise<unknown> {
  return (await documents().doc(id).get()).get('userId')
}

/** What stands in the way of a new document, or the document that is there already. */
type Claim = 'claimed' | 'taken' | 'other-key' | VaultDocument

/**
 * Takes the id for a document whose file is on its way. What is interrupted goes the same way as what is being deleted.
 */
export function claimDocument(id: string, document: NewVaultDocument): Promise<Claim> {
  return firestore().runTransaction(async (transaction): Promise<Claim> => {
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
 * Changes a document where `may` says so of what is stored. Without a transaction, whose lock would outlive a server that
 * dies: what has changed since it was read is read again.
 * @returns whether it did
 */
async function changeIf(id: string, changes: UpdateData<DocumentData>, may: May): Promise<boolean> {
  for (;;) {
    const stored = await documents().doc(id).get()
    if (stored.updateTime === undefined || !may(stored)) return false
    try {
      await stored.ref.update(changes, { lastUpdateTime: stored.updateTime })
      return true
    } catch (error) {
      if (!isPreconditionFailed(error) && !isNotFound(error)) throw error
    }
  }
}

/** The file is there: from now on the document is seen. @returns false when it was deleted or put away meanwhile */
export const revealDocument = (id: string): Promise<boolean> =>
  changeIf(id, withStatus('ready'), (stored) => ['uploading', 'ready'].includes(String(statusOf(stored))))

/** @returns false when it was deleted meanwhile */
export const verifyDocument = (id: string): Promise<boolean> => changeIf(id, { verified: true }, isReady)

/** Gives up an upload that failed. @returns false when another try has succeeded, or a reset has put it away meanwhile */
export const abandonDocument = (id: string): Promise<boolean> => changeIf(id, withStatus('deleting'), isUnverified)

/** @returns false when it was deleted meanwhile, or may not be */
export const markDeleting = (id: string, may: May): Promise<boolean> => changeIf(id, withStatus('deleting'), may)

export async function deleteDocument(id: string): Promise<void> {
  await documents().doc(id).delete()
}

/** Replaces the encrypted details of a document. @returns false when it was deleted or encrypted anew meanwhile */
export const replaceDetails = (
  id: string,
  { details, format }: Pick<Envelope, 'details' | 'format'>,
): Promise<boolean> =>
  changeIf(id, { 'envelope.details': details }, (stored) => isReady(stored) && stored.get('envelope.format') === format)

/** Whether a document that was read before is still shown, and encrypted as it was. */
export const isSameSealed = (stored: DocumentSnapshot, before: Pick<VaultDocument, 'envelope' | 'file'>): boolean =>
  isReady(stored) &&
  stored.get('file.path') === before.file.path &&
  stored.get('file.sha256') === before.file.sha256 &&
  stored.get('envelope.fileKey') === before.envelope?.fileKey &&
  stored.get('envelope.details') === before.envelope?.details

/** Puts another ciphertext in the place of one, with its envelope. @returns false when that is another meanwhile */
export const replaceSealed = (
  id: string,
  before: Pick<VaultDocument, 'envelope' | 'file'>,
  { envelope, file }: Pick<VaultDocument, 'envelope' | 'file'>,
): Promise<boolean> => changeIf(id, { envelope, file, verified: true }, (stored) => isSameSealed(stored, before))

/** Where the file of a document lies; undefined where there is no such document. */
export async function readFilePath(id: string): Promise<string | undefined> {
  const path: unknown = (await documents().doc(id).get()).get('file.path')
  return typeof path === 'string' ? path : undefined
}

const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count

/** The files of the user, also those of a vault that was reset. */
export const countDocuments = (uid: string): Promise<number> => counted(of(uid))

/** How much more there is room for: in the vault, and with what a reset or a new key has put away. */
export async function roomInVault(uid: string): Promise<{ readonly inVault: number; readonly kept: number }> {
  const [all, putAway] = await Promise.all([countDocuments(uid), counted(of(uid).where('status', '==', 'reset'))])
  return { inVault: LIMITS.documents - (all - putAway), kept: LIMITS.keptDocuments - all }
}

export const pathsOfDocuments = async (uid: string): Promise<Set<unknown>> =>
  new Set((await of(uid).select('file.path').get()).docs.map((one): unknown => one.get('file.path')))

interface Unfinished {
  readonly id: string
  readonly isReady: boolean
  readonly path: unknown
  readonly sha256: unknown
}

/** Documents made before `before` that are not ready, and those whose file has not been checked. */
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

/** Documents of anybody that were made before `before` and are not ready, the oldest first. */
export async function listUnready(before: Date, limit: number): Promise<Unready[]> {
  const interrupted = documents().where('status', 'in', UNFINISHED).where('createdAt', '<', before)
  const { docs } = await interrupted.orderBy('createdAt').limit(limit).select('userId').get()
  return docs.map((one) => ({ id: one.id, uid: String(one.get('userId')) }))
}

/**
 * Migration of decision 074: at most `limit` documents of anybody get the status that the field of before stands for. One that is
 * changed or deleted meanwhile is left to the next time.
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

/** Documents of anybody that a reset has put away, and whose time is over. */
export async function listPutAway(until: Date, limit: number): Promise<Unready[]> {
  const { docs } = await documents()
    .where('purgeAt', '<=', until)
    .orderBy('purgeAt')
    .limit(limit)
    .select('userId')
    .get()
  return docs.map((one) => ({ id: one.id, uid: String(one.get('userId')) }))
}
