import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import { LIMITS } from '@waymark/contract/limits'
import { findingsIn, NOTHING, type Finding } from '../../shared/vault/vault-index.ts'
import { textOf } from '../../shared/vault/crypto/bytes.ts'
import { openDetails, type Details } from '../../shared/vault/crypto/details.ts'
import { openFileKey } from '../../shared/vault/crypto/file-key.ts'
import { openFile } from '../../shared/vault/crypto/open-file.ts'
import { parseRecoveryCode } from '../../shared/vault/crypto/recovery-code.ts'
import { openIndex } from '../../shared/vault/crypto/sealed-index.ts'
import { openText } from '../../shared/vault/crypto/sealed-text.ts'
import { CannotOpen } from '../../shared/vault/crypto/sealed-bytes.ts'
import { unlockByPassphrase, unlockByRecoveryCode, type VaultKey } from '../../shared/vault/crypto/vault-key.ts'
import { ArchivedDocument, ArchivedVault, ENTRIES } from '../../features/my-data/model/archive.ts'
import { BadZip, openZip, type PackedFile } from '../../features/my-data/model/read-zip.ts'

type Sealed = Extract<ArchivedDocument, { state: 'encrypted' }>

/** An export whose documents are encrypted. None of its content may be trusted. */
export interface SealedExport {
  readonly vault: ArchivedVault
  readonly documents: readonly Sealed[]
  readonly files: ReadonlyMap<string, PackedFile>
}

/** A document of the export; without details if it cannot be decrypted. */
export interface OpenedDocument {
  readonly id: string
  readonly details: Details | undefined
  /** @throws CannotOpen, BadZip */
  readonly open: () => Promise<Blob>
}

interface OpenedExport {
  readonly documents: readonly OpenedDocument[]
  /** Undefined if there is none, or it cannot be decrypted. */
  readonly passportNumber: string | undefined
  /** Differences from what the owner saved; undefined if the file contains no index to compare with. */
  readonly findings: readonly Finding[] | undefined
}

const MOST_JSON_BYTES = 50_000_000

async function readJson(files: SealedExport['files'], name: string): Promise<unknown> {
  const packed = files.get(name)
  if (packed === undefined) throw new BadZip(`There is no ${name} in this file. Export your data anew.`)
  try {
    return JSON.parse(textOf(await (await packed.unpack(MOST_JSON_BYTES)).arrayBuffer()))
  } catch (error) {
    if (error instanceof BadZip) throw error
    throw new BadZip(`The file ${name} in it cannot be read.`)
  }
}

/** @throws BadZip with a message for the user */
export async function readSealedExport(file: Blob): Promise<SealedExport> {
  const files = await openZip(file)
  const listed = await readJson(files, ENTRIES.documents)
  const documents = (Array.isArray(listed) ? listed : []).flatMap((each) => {
    const { data } = ArchivedDocument.safeParse(each)
    return data?.state === 'encrypted' ? data : []
  })
  if (documents.length === 0) throw new BadZip('No document in this file is encrypted: all can be read as they are.')
  const vault = ArchivedVault.safeParse(await readJson(files, ENTRIES.vault))
  if (!vault.success) throw new BadZip(`The file ${ENTRIES.vault} in it is of a later version of Waymark.`)
  return { vault: vault.data, documents, files }
}

async function unlock({ uid, keyring }: ArchivedVault, secret: string): Promise<VaultKey> {
  const code = await parseRecoveryCode(secret)
  return code === undefined ? unlockByPassphrase(keyring, uid, secret) : unlockByRecoveryCode(keyring, uid, code)
}

async function openOne(vault: VaultKey, document: Sealed, files: SealedExport['files']): Promise<OpenedDocument> {
  const { id, entry, envelope } = document
  const { format, keyId } = envelope
  const key = keyId === vault.keyId ? vault.key : vault.former.get(keyId)
  const place = { format, documentId: id }
  const opened = key === undefined ? undefined : { ...vault, keyId, key }
  const details =
    opened && (await openDetails(opened, place, envelope.details).catch((error: unknown) => ifClosed(error)))
  async function open(): Promise<Blob> {
    const packed = files.get(entry)
    if (opened === undefined || packed === undefined) throw new CannotOpen('Of another vault, or not in the file')
    const fileKey = await openFileKey(opened, place, envelope.fileKey)
    const sealed = await packed.unpack(LIMITS.documentCiphertextBytes)
    const chunks: Blob[] = []
    // No data is handed out before the last chunk is authenticated.
    for await (const chunk of openFile(sealed, fileKey, { uid: vault.uid, documentId: id }, format)) {
      chunks.push(new Blob([chunk]))
    }
    return new Blob(chunks, { type: details?.fileType ?? 'application/octet-stream' })
  }
  return { id, details, open }
}

/** @throws CannotOpen for an index that was not encrypted with this key */
async function findingsOf(
  vault: VaultKey,
  { vault: { index }, documents }: SealedExport,
  opened: readonly OpenedDocument[],
): Promise<readonly Finding[] | undefined> {
  if (index === undefined) return undefined
  const shown = documents.map(async ({ id, envelope, sha256 }, at) => {
    const state = sha256 === undefined ? NOTHING : await digestOfSealed(envelope, { sha256 })
    return { id, name: opened[at]?.details?.name, state }
  })
  return findingsIn(await openIndex(vault, index), await Promise.all(shown))
}

function ifClosed(error: unknown): undefined {
  if (!(error instanceof CannotOpen)) throw error
}

/**
 * Opens an export offline, with the passphrase of its vault or the recovery code.
 * @throws CannotOpen if `secret` is neither
 */
export async function openSealedExport(sealedExport: SealedExport, secret: string): Promise<OpenedExport> {
  const { vault, documents, files } = sealedExport
  const key = await unlock(vault, secret)
  const sealed = vault.passportNumber
  const opened = await Promise.all(documents.map((document) => openOne(key, document, files)))
  return {
    documents: opened,
    passportNumber: sealed === null ? undefined : await openText(key, 'passportNumber', sealed).catch(ifClosed),
    findings: await findingsOf(key, sealedExport, opened).catch(ifClosed),
  }
}
