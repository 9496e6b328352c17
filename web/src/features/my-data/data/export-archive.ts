import { isKnownKeyring } from '@waymark/contract/vault/keyring'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { reportExport } from '@waymark/contract/vault/keyring-calls'
import { picturesInWidths } from '@waymark/contract/pictures/public-pictures'
import type { ScanResult } from '@waymark/contract/scans/scan'
import type { User } from '@waymark/contract/users/user'
import { scanImagePath, VAULT_OPENER } from '../../../config/paths.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { extensionOf } from '../../../shared/vault/file-type.ts'
import { isSealed, openDetailsOf, openDocument, plainFile, storedFile } from '../../../shared/vault/open-document.ts'
import { readPassportNumber } from '../../../shared/vault/passport-number.ts'
import { findSealedPassport } from '../../../shared/live/passport-store.ts'
import { readVaultIndex } from '../../../shared/live/vault-index-store.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { fetchFile } from '../../../shared/api/api-transfer.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import {
  DOCUMENTS_FOLDER,
  ENTRIES,
  freeName,
  PLACES_FOLDER,
  type ArchivedDocument,
  type ArchivedVault,
  type Left,
  type Manifest,
} from '../model/archive.ts'
import { calendarOfAccount } from '../model/calendar-of-account.ts'
import { readmeOf } from '../model/readme.ts'
import { startZip, TooMuchForZip, type ZipWriter } from '../model/write-zip.ts'
import { endsAll, type JobOptions } from './job.ts'
import { readAccount } from './read-account.ts'
import { readStoredKeyring } from '../../../shared/live/keyring-store.ts'

const PHOTO_ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Collects an export. What cannot be read is listed in it, and does not prevent the rest. */
class Export {
  readonly left: Left[] = []
  readonly #zip: ZipWriter = startZip()
  readonly #signal: AbortSignal
  readonly #vault: VaultKey | undefined
  readonly #names = new Set<string>()

  constructor(signal: AbortSignal, vault: VaultKey | undefined) {
    this.#signal = signal
    this.#vault = vault
  }

  addText(name: string, text: string): void {
    this.#zip.addText(name, text)
  }

  end(): Blob {
    return this.#zip.end()
  }

  /** @returns undefined if it failed */
  async #unlessLost<T>(what: string, job: () => Promise<T>): Promise<T | undefined> {
    try {
      this.#signal.throwIfAborted()
      return await job()
    } catch (error) {
      if (endsAll(error, this.#signal) || error instanceof TooMuchForZip) throw error
      this.left.push({ what, why: messageFor(error, 'It could not be opened.') })
      return undefined
    }
  }

  async addProfile(user: User): Promise<void> {
    const { profileImageUrl, passportNumber, isPassportSealed = false } = user
    const picture = picturesInWidths(profileImageUrl ?? '').at(-1)
    if (picture !== undefined) {
      await this.#unlessLost('Profile picture', async () =>
        this.#zip.addFile(ENTRIES.profilePicture, await fetchFile(picture.url, this.#signal)),
      )
    }
    const vault = this.#vault
    const number =
      vault === undefined || !isPassportSealed
        ? undefined
        : await this.#unlessLost('Passport number', () => readPassportNumber(vault))
    if (passportNumber !== null && !isPassportSealed) {
      this.left.push({
        what: 'Passport number',
        why: 'It is not encrypted, and the app shows its last 4 characters only.',
      })
    } else if (passportNumber !== null && vault === undefined) {
      this.left.push({ what: 'Passport number', why: 'The vault was locked.' })
    }
    this.addText(ENTRIES.profile, json({ ...user, passportNumber: number ?? passportNumber }))
  }

  /** @returns the entry for `places.json` */
  async addPlace({ image, requestDigest: _digest, ...place }: ScanResult): Promise<object> {
    if (image === null) return { ...place, photo: null }
    const entry = `${PLACES_FOLDER}${freeName(place.locationName, PHOTO_ENDINGS[image.contentType], this.#names)}`
    const isThere = await this.#unlessLost(`Photo of ${place.locationName}`, async () => {
      await this.#zip.addFile(entry, await fetchFile(scanImagePath(place.id), this.#signal))
      return true
    })
    return { ...place, photo: isThere === true ? { entry, contentType: image.contentType } : null }
  }

  /** @returns the entry for `documents.json`; undefined if the file could not be read */
  async addDocument(document: VaultDocument): Promise<ArchivedDocument | undefined> {
    const { id, type, tripId, createdAt } = document
    const own = { type, tripId, createdAt }
    const vault = this.#vault
    return this.#unlessLost(document.name ?? `Document ${id}`, async () => {
      if (!isSealed(document)) {
        const name = document.name ?? 'document'
        const file = await plainFile(document, this.#signal)
        // Safe: the server has verified that it is a document type.
        const fileType = file.type as Extract<ArchivedDocument, { state: 'readable' }>['fileType']
        const entry = await this.#addReadable(name, fileType, file)
        return { state: 'readable', entry, ...own, name, fileType, expires: null, notes: '' }
      }
      const { keyId } = document.envelope
      if (vault !== undefined && (keyId === vault.keyId || vault.former.has(keyId))) {
        const { name, fileType, expires, notes } = await openDetailsOf(document, vault)
        const entry = await this.#addReadable(name, fileType, await openDocument(document, vault, this.#signal))
        return { state: 'readable', entry, ...own, name, fileType, expires, notes }
      }
      const entry = `${DOCUMENTS_FOLDER}${id}.encrypted`
      await this.#zip.addFile(entry, await storedFile(document, this.#signal))
      return { state: 'encrypted', entry, ...own, id, envelope: document.envelope, sha256: document.file.sha256 }
    })
  }

  // direct: the owner alone
  /** Adds the keyring for the encrypted documents of this file, and the page that decrypts them without the app. */
  async addVault(uid: string): Promise<void> {
    await this.#unlessLost('What opens your encrypted documents', async () => {
      const stored = await readStoredKeyring(uid)
      if (stored === null || !isKnownKeyring(stored)) throw new Error('no keyring')
      const { id: _id, updatedAt: _updatedAt, passkeys: _passkeys, ...keyring } = stored
      const passportNumber = (await findSealedPassport(uid)) ?? null
      const index = this.#vault === undefined ? await readVaultIndex(uid) : undefined
      const archived: ArchivedVault = { uid, keyring, passportNumber, ...(typeof index === 'object' && { index }) }
      this.addText(ENTRIES.vault, json(archived))
      await this.#zip.addFile(ENTRIES.opener, await fetchFile(VAULT_OPENER, this.#signal))
    })
  }

  async #addReadable(name: string, fileType: Parameters<typeof extensionOf>[0], file: Blob): Promise<string> {
    const entry = `${DOCUMENTS_FOLDER}${freeName(name, extensionOf(fileType), this.#names)}`
    await this.#zip.addFile(entry, file)
    return entry
  }
}

export interface Exported {
  readonly file: Blob
  readonly left: readonly Left[]
}

// api: notifies the owner; a failure does not invalidate the export
async function notifyOfExport(): Promise<void> {
  try {
    await callApi(reportExport, {})
  } catch (error) {
    reportError(error, 'telling of an export')
  }
}

/**
 * Creates a zip file with everything stored about the user, on this device. Documents are decrypted if the vault is
 * unlocked; otherwise they are exported as stored.
 * @throws ApiError, TooMuchForZip; a DOMException if `signal` aborted it
 */
export async function exportArchive(
  { uid, vault }: { uid: string; vault: VaultKey | undefined },
  { signal, onProgress }: JobOptions,
): Promise<Exported> {
  const work = new Export(signal, vault)
  onProgress({ step: 'Reading your data', done: 0, total: 1 })
  const data = await readAccount(uid, work.left)
  const total = data.places.length + data.documents.length + 1
  let done = 0
  const goOn = (step: string): void => {
    signal.throwIfAborted()
    onProgress({ step, done, total })
    done += 1
  }

  goOn('Adding your profile')
  if (data.profile !== undefined) await work.addProfile(data.profile)
  const places: object[] = []
  for (const place of data.places) {
    goOn('Adding photos')
    places.push(await work.addPlace(place))
  }
  const documents: ArchivedDocument[] = []
  for (const document of data.documents) {
    goOn('Adding documents')
    const archived = await work.addDocument(document)
    if (archived !== undefined) documents.push(archived)
  }
  if (documents.some(({ state }) => state === 'encrypted')) await work.addVault(uid)
  signal.throwIfAborted()
  const exportedAt = new Date().toISOString()
  const manifest: Manifest = { app: 'Waymark', format: 1, exportId: crypto.randomUUID(), exportedAt, left: work.left }
  work.addText(ENTRIES.trips, json(data.trips))
  work.addText(ENTRIES.packingLists, json(data.packingLists))
  work.addText(ENTRIES.places, json(places))
  work.addText(ENTRIES.bookings, json(data.bookings))
  work.addText(ENTRIES.notices, json(data.notices))
  work.addText(ENTRIES.favourites, json(data.favourites))
  work.addText(ENTRIES.submissions, json(data.submissions))
  work.addText(ENTRIES.reviews, json(data.reviews))
  work.addText(ENTRIES.documents, json(documents))
  work.addText(ENTRIES.calendar, calendarOfAccount(data))
  work.addText(ENTRIES.readme, readmeOf(exportedAt, work.left))
  work.addText(ENTRIES.manifest, json(manifest))
  if (documents.length > 0) await notifyOfExport()
  return { file: work.end(), left: work.left }
}
