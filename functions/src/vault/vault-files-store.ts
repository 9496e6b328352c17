import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bucket, isFileMissing } from '../platform/bucket.ts'

/** A vault file in Cloud Storage. */
export interface StoredFile {
  readonly path: string
  readonly madeAt: Date
}

/** With a trailing slash. */
export const vaultFolder = (uid: string): string => `vault/${uid}/`
export const vaultFilePath = (uid: string, documentId: string): string => vaultFolder(uid) + documentId
/** Path of a re-encrypted file, which differs from the old one so that both stay complete. */
export const renewedFilePath = (uid: string, documentId: string, sha256: string): string =>
  `${vaultFilePath(uid, documentId)}.${sha256.slice(0, 16)}`

async function unlessMissing<T>(job: () => Promise<T>): Promise<T | undefined> {
  try {
    return await job()
  } catch (error) {
    if (isFileMissing(error)) return undefined
    throw error
  }
}

/** Not cached or displayed by browsers, however it is fetched. */
export async function putVaultFile(path: string, contentType: string, bytes: Buffer): Promise<void> {
  const metadata = { cacheControl: 'private, no-store', contentDisposition: 'attachment' }
  await bucket().file(path).save(bytes, { resumable: false, contentType, metadata })
}

/** SHA-256 of the stored bytes, read in chunks; undefined if the file does not exist. */
export const digestOfVaultFile = (path: string): Promise<string | undefined> =>
  unlessMissing(async () => {
    const hash = createHash('sha256')
    await pipeline(bucket().file(path).createReadStream(), hash)
    return hash.digest('hex')
  })

/** The stored bytes; undefined if the file does not exist. */
export const openVaultFile = (path: string): Promise<Readable | undefined> =>
  unlessMissing(async () => {
    const file = bucket().file(path)
    await file.getMetadata()
    return file.createReadStream()
  })

/** @returns whether the file existed */
export const deleteVaultFile = async (path: string): Promise<boolean> =>
  (await unlessMissing(() => bucket().file(path).delete())) !== undefined

/** Up to `limit` files of the user, by name. */
export async function listVaultFiles(uid: string, limit: number): Promise<StoredFile[]> {
  const prefix = vaultFolder(uid)
  const [files] = await bucket().getFiles({ prefix, maxResults: limit, autoPaginate: false })
  return files.map(({ name, metadata }) => ({
    path: name,
    madeAt: new Date(metadata.timeCreated ?? 0),
  }))
}
