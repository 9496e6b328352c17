import { bucket, isFileMissing } from '../platform/bucket.ts'

/** A stored scan photo. */
export interface StoredImage {
  /** The scan that it belongs to. */
  readonly scanId: string
  readonly madeAt: Date
}

/** With a trailing slash. */
export const scanImagesFolder = (uid: string): string => `scans/${uid}/`
export const scanImagePath = (uid: string, scanId: string): string => scanImagesFolder(uid) + scanId

export async function putScanImage(path: string, contentType: string, bytes: Buffer): Promise<void> {
  await bucket().file(path).save(bytes, { resumable: false, contentType })
}

/** Undefined if the file does not exist. */
export async function readScanImage(path: string): Promise<Buffer | undefined> {
  try {
    const [bytes] = await bucket().file(path).download()
    return bytes
  } catch (error) {
    if (isFileMissing(error)) return undefined
    throw error
  }
}

/** @returns whether the file existed */
export async function deleteScanImage(path: string): Promise<boolean> {
  try {
    await bucket().file(path).delete()
    return true
  } catch (error) {
    if (isFileMissing(error)) return false
    throw error
  }
}

/** Up to `limit` photos of the user, by name. */
export async function listScanImages(uid: string, limit: number): Promise<StoredImage[]> {
  const prefix = scanImagesFolder(uid)
  const [files] = await bucket().getFiles({ prefix, maxResults: limit, autoPaginate: false })
  return files.map(({ name, metadata }) => ({
    scanId: name.slice(prefix.length),
    madeAt: new Date(metadata.timeCreated ?? 0),
  }))
}
