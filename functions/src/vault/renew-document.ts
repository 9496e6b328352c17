import { createHash } from 'node:crypto'
import type { ListedDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { type Envelope, isChosenBy } from '@waymark/contract/vault/keyring'
import { isSealedLength } from '@waymark/contract/vault/padding'
import { AppError, failingWith } from '../platform/app-error.ts'
import { readDocument, replaceSealed } from './documents-store.ts'
import { listedDocument } from './listed-document.ts'
import { ownDocument } from './open-document.ts'
import { refusedFile } from './refused-file.ts'
import { requireRoomForFormer } from './require-room.ts'
import { deleteVaultFile, digestOfVaultFile, putVaultFile, renewedFilePath } from './vault-files-store.ts'
import { supersede } from './vault-key-store.ts'

interface Renewal {
  readonly envelope: Envelope
  readonly sha256: string
  readonly replaces: string
  /** The document's new id, if the vault key changes. */
  readonly id?: string | undefined
}

const changed = (detail: string): AppError =>
  new AppError('conflict', detail, { message: 'This document was changed meanwhile. Please try again.' })

function requireId({ keyId }: Envelope, { envelope, id }: Renewal, uid: string): void {
  const isOtherKey = keyId !== envelope.keyId
  if (isOtherKey && id === undefined) throw changed('another key')
  if (id === undefined || (isOtherKey && isChosenBy(uid, id))) return
  const message = 'This id cannot be used'
  throw new AppError('invalid-argument', 'an id for the same key, or of somebody else', {
    message,
    fields: { id: message },
  })
}

/** @returns the stored document before the change */
async function replaceable(id: string, sent: Renewal, uid: string): Promise<VaultDocument> {
  const before = await ownDocument(id, uid)
  if (before.envelope === null) throw changed('a plain document is not encrypted anew')
  const isFormer = sent.envelope.format < before.envelope.format
  if (isFormer || (await digestOfSealed(before.envelope, before.file)) !== sent.replaces)
    throw changed('another document')
  requireId(before.envelope, sent, uid)
  return before
}

const isStored = ({ envelope, file }: VaultDocument, sent: Renewal): boolean =>
  file.sha256 === sent.sha256 && envelope?.fileKey === sent.envelope.fileKey

/**
 * Replaces a document with its re-encrypted version. The new file is stored beside the old one until the document
 * refers to it; if interrupted, the sweep deletes the unused one. If the key changes, the old document is put away
 * unchanged.
 */
export const renewDocument = (id: string, sent: Renewal, file: Uint8Array, uid: string): Promise<ListedDocument> =>
  failingWith('Failed to encrypt the document anew', async () => {
    const stored = await ownDocument(id, uid)
    // A retry after a lost response.
    if (isStored(stored, sent)) return listedDocument(stored)
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    if (createHash('sha256').update(bytes).digest('hex') !== sent.sha256) {
      throw refusedFile('The file was changed on its way. Please try again.')
    }
    if (sent.envelope.format !== 2 || !isSealedLength(bytes.length)) {
      throw refusedFile('An encrypted file is of no length that its format has')
    }
    const before = await replaceable(id, sent, uid)
    if (sent.id !== undefined) await requireRoomForFormer(uid)
    const nextId = sent.id ?? id
    const path = renewedFilePath(uid, nextId, sent.sha256)
    const contentType = 'application/octet-stream'
    await putVaultFile(path, contentType, bytes)
    if ((await digestOfVaultFile(path)) !== sent.sha256) throw new Error('the stored bytes are not those that came')
    const renewed = {
      envelope: sent.envelope,
      file: { path, bytes: bytes.length, sha256: sent.sha256, contentType },
    } as const
    const isOtherKey = sent.id !== undefined
    const isDone = await (isOtherKey
      ? supersede(before, { id: nextId, ...renewed })
      : replaceSealed(id, before, renewed))
    if (!isDone) {
      // Unless a concurrent retry has stored the same file.
      if ((await readDocument(nextId))?.file.path !== path) await deleteVaultFile(path)
      throw changed('changed while its file was stored')
    }
    if (!isOtherKey && before.file.path !== path) await deleteVaultFile(before.file.path)
    return listedDocument(await ownDocument(nextId, uid))
  })
