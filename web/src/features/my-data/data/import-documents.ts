import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { checkFile, extensionOf, typeByName } from '../../../shared/vault/file-type.ts'
import { isSealed, openDetailsOf, openDocument } from '../../../shared/vault/open-document.ts'
import { sealDocument, sendDocument } from '../../../shared/vault/seal-document.ts'
import { readDocuments } from '../../../shared/live/vault-index-store.ts'
import { ArchivedDocument, DOCUMENTS_FOLDER, type ReadableDocument } from '../model/archive.ts'
import { fitting, Unfit, type ImportRun } from './import-run.ts'
import { MOST_DOCUMENT_BYTES, type Archive, type Raw } from './read-archive.ts'

/** What identifies a document without decrypting its file. */
interface Known {
  readonly name: string
  readonly bytes: number
  readonly type: string
  readonly open: () => Promise<Blob>
}

/** The vault's documents, so that a second import does not duplicate them. */
async function knownDocuments(vault: VaultKey): Promise<Known[]> {
  const sealed = (await readDocuments(vault.uid))
    .filter(isSealed)
    .filter(({ envelope: { keyId } }) => keyId === vault.keyId || vault.former.has(keyId))
  return Promise.all(
    sealed.map(async (document) => {
      const { name, bytes } = await openDetailsOf(document, vault)
      return { name, bytes, type: document.type, open: () => openDocument(document, vault) }
    }),
  )
}

async function isSame(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false
  const [left, right] = await Promise.all([a, b].map(async (blob) => new Uint8Array(await blob.arrayBuffer())))
  return left?.every((byte, at) => byte === right?.[at]) === true
}

async function isThere(known: readonly Known[], { name, type }: ReadableDocument, file: Blob): Promise<boolean> {
  for (const one of known) {
    if (one.name !== name || one.type !== type || one.bytes !== file.size) continue
    if (await isSame(await one.open(), file)) return true
  }
  return false
}

async function fileOf({ entry, name, fileType }: ReadableDocument, { files }: Archive): Promise<Blob> {
  const packed = entry.startsWith(DOCUMENTS_FOLDER) ? files.get(entry) : undefined
  if (packed === undefined) throw new Unfit('It is not in the file.')
  const file = await packed.unpack(MOST_DOCUMENT_BYTES)
  // A document's name may lack a file extension.
  const asFile = typeByName(name) === fileType ? name : `document.${extensionOf(fileType)}`
  const check = await checkFile({ name: asFile, file })
  if ('fault' in check) throw new Unfit(check.fault)
  return file
}

const nameOf = (raw: Raw): string =>
  typeof raw['name'] === 'string' ? `Document "${raw['name'].slice(0, 255)}"` : 'A document'

const LOCKED = 'There was no open vault to put it into.'
const SEALED = 'It was exported encrypted, and opens in the vault alone that it comes from.'

/** Encrypts the documents for this vault. */
export async function importDocuments(
  run: ImportRun,
  archive: Archive,
  { vault, tripIds }: { vault: VaultKey | undefined; tripIds: ReadonlyMap<unknown, string> },
): Promise<void> {
  if (archive.documents.length === 0) return
  const known = vault === undefined ? [] : await knownDocuments(vault)
  for (const raw of archive.documents) {
    const made = await run.bring('Encrypting and importing documents', nameOf(raw), async () => {
      const archived = fitting(ArchivedDocument, raw)
      if (archived.state === 'encrypted') throw new Unfit(SEALED)
      if (vault === undefined) throw new Unfit(LOCKED)
      const file = await fileOf(archived, archive)
      if (await isThere(known, archived, file)) throw new Unfit('It is in your vault already.')
      const { type, name, fileType, expires, notes } = archived
      const details = { version: 1, name, fileType, bytes: file.size, expires, notes } as const
      const options = { signal: run.signal, onProgress: () => undefined }
      const ready = await sealDocument(vault, { file, type, details }, options)
      const tripId = tripIds.get(archived.tripId)
      return sendDocument(vault, { ...ready, ...(tripId !== undefined && { tripId }) }, options)
    })
    if (made !== undefined) run.came.documents += 1
  }
}
