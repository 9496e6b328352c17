import { createHash } from 'node:crypto'
import type { ListedDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/digest-of-sealed'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { Envelope } from '@waymark/contract/vault/keyring'
import { isSealedLength } from '@waymark/contract/vault/padding'
import { AppError } from '../platform/app-error.ts'
import { failingWith } from '../platform/failing-with.ts'
import { replaceSealed } from './documents-store.ts'
import { listedDocument } from './listed-document.ts'
import { ownDocument } from './open-document.ts'
import { refusedFile } from './refused-file.ts'
import { deleteVaultFile, digestOfVaultFile, putVaultFile, renewedFilePath } from './vault-files-store.ts'

interface Renewal {
  readonly envelope: Envelope
  readonly sha256: string
  readonly replaces: string
}

const changed = (detail: string): AppError =>
  new AppError('conflict', detail, { message: 'This document was changed meanwhile. Please try again.' })

/** @returns the document as it is before */
async function replaceable(id: string, { envelope, replaces }: Renewal, uid: string): Promise<VaultDocument> {
  const before = await ownDocument(id, uid)
  if (before.envelope === null) throw changed('a plain document is not encrypted anew')
  const isSameVault = before.envelope.keyId === envelope.keyId && envelope.format >= before.envelope.format
  if (!isSameVault || (await digestOfSealed(before.envelope, before.file)) !== replaces)
    throw changed('another document')
  return before
}

const isStored = ({ envelope, file }: VaultDocument, sent: Renewal): boolean =>
  file.sha256 === sent.sha256 && envelope?.fileKey === sent.envelope.fileKey

/**
 * Puts the same document, encrypted anew, in the place of one. The new file lies beside the former until the document
 * leads to it, in one step; interrupted anywhere, one of both is left over, which the sweep takes away.
 */
export const renewDocument = (id: string, sent: Renewal, file: Uint8Array, uid: string): Promise<ListedDocument> =>
  failingWith('Failed to encrypt the document anew', async () => {
    const stored = await ownDocument(id, uid)
    // The answer to an earlier call was lost.
    if (isStored(stored, sent)) return listedDocument(stored)
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    if (createHash('sha256').update(bytes).digest('hex') !== sent.sha256) {
      throw refusedFile('The file was changed on its way. Please try again.')
    }
    if (sent.envelope.format !== 2 || !isSealedLength(bytes.length)) {
      throw refusedFile('An encrypted file is of no length that its format has')
    }
    const before = await replaceable(id, sent, uid)
    const path = renewedFilePath(uid, id, sent.sha256)
    const contentType = 'application/octet-stream'
    await putVaultFile(path, contentType, bytes)
    if ((await digestOfVaultFile(path)) !== sent.sha256) throw new Error('the stored bytes are not those that came')
    const renewed = {
      envelope: sent.envelope,
      file: { path, bytes: bytes.length, sha256: sent.sha256, contentType },
    } as const
    if (!(await replaceSealed(id, before, renewed))) {
      if (!isStored(await ownDocument(id, uid), sent)) await deleteVaultFile(path)
      throw changed('changed while its file was stored')
    }
    await deleteVaultFile(before.file.path)
    return listedDocument(await ownDocument(id, uid))
  })
