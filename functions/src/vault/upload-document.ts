import { createHash } from 'node:crypto'
import { DOCUMENT_UPLOAD_FAILED, type ListedDocument, type NewDocument } from '@waymark/contract/vault/document-calls'
import type { SentFile } from '@waymark/contract/endpoint'
import { LIMITS } from '@waymark/contract/limits'
import { isChosenBy } from '@waymark/contract/vault/keyring'
import { isSealedLength } from '@waymark/contract/vault/padding'
import { AppError, failingWith } from '../platform/app-error.ts'
import { newPlainDocumentId, type NewVaultDocument, readDocumentOwner } from './documents-store.ts'
import { readTripMembers } from '../trips/trips-store.ts'
import { vaultFilePath } from './vault-files-store.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'
import { cleanName } from './document-name.ts'
import { documentTypeOf } from './document-type.ts'
import { listedDocument } from './listed-document.ts'
import { refusedFile } from './refused-file.ts'
import { requireRoom } from './require-room.ts'
import { storeDocument } from './store-document.ts'
import { finishInterrupted } from './sweep-vault.ts'

const MEBIBYTE = 1024 * 1024

const badField = (field: string, message: string): AppError =>
  new AppError('invalid-argument', `${field} does not fit`, { message, fields: { [field]: message } })

function idFor({ id }: NewDocument, caller: KeyedCaller): string {
  if (id === undefined) return idOfRequest(caller, newPlainDocumentId)
  if (!isChosenBy(caller.uid, id)) throw badField('id', 'This id cannot be used')
  return id
}

function plainFile(bytes: Buffer, sentName: string) {
  if (bytes.length > LIMITS.documentBytes) {
    const message = `The file must be at most ${LIMITS.documentBytes / MEBIBYTE} MB`
    throw new AppError('payload-too-large', 'a document over its limit', { message, fields: { document: message } })
  }
  const contentType = documentTypeOf(bytes)
  return { name: cleanName(sentName, contentType), contentType }
}

interface Place {
  readonly uid: string
  readonly id: string
}

function newDocument(sent: NewDocument, name: string, bytes: Buffer, { uid, id }: Place): NewVaultDocument {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const stored = { path: vaultFilePath(uid, id), bytes: bytes.length, sha256 }
  const common = { userId: uid, tripId: sent.tripId ?? null, type: sent.type }
  if (sent.envelope === undefined) {
    const plain = plainFile(bytes, name)
    return { ...common, name: plain.name, envelope: null, file: { ...stored, contentType: plain.contentType } }
  }
  if (sent.sha256 !== sha256) throw refusedFile('The file was changed on its way. Please try again.')
  if (sent.envelope.format === 2 && !isSealedLength(bytes.length)) {
    throw refusedFile('An encrypted file is of no length that its format has')
  }
  return {
    ...common,
    name: null,
    envelope: sent.envelope,
    file: { ...stored, contentType: 'application/octet-stream' },
  }
}

async function requireOwnTrip(tripId: string | undefined, uid: string): Promise<void> {
  if (tripId === undefined) return
  const trip = await readTripMembers(tripId)
  if (trip?.memberIds.includes(uid) !== true) throw badField('tripId', 'No such trip')
}

/** Stores a document in the user's vault. */
export const uploadDocument = (sent: NewDocument, file: SentFile, caller: KeyedCaller): Promise<ListedDocument> =>
  failingWith(DOCUMENT_UPLOAD_FAILED, async () => {
    const { uid } = caller
    const id = idFor(sent, caller)
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
    const document = newDocument(sent, file.name, bytes, { uid, id })
    await requireOwnTrip(sent.tripId, uid)
    if ((await readDocumentOwner(id)) !== uid) await requireRoom(uid)
    const stored = await storeDocument(id, document, bytes)
    await finishInterrupted(uid)
    return listedDocument(stored)
  })
