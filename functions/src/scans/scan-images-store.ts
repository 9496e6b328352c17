import { bucket } from '../platform/bucket.ts'

/** A photo of a scan as it lies in Cloud Storage. */
export interface StoredImage {
  /** Of the scan result that it belongs to. */
  readonly scanId: string
  readonly madeAt: Date
}

const NOT_FOUND = 404

/** With a slash at its end. */
export const scanImagesFolder = (uid: string): string => `scans/${uid}/`
export const scanImagePath = (uid: string, scanId: string): string => scanImagesFolder(uid) + scanId

const isNotFound = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === NOT_FOUND

export async function putScanImage(path: string, contentType: string, bytes: Buffer): Promise<void> {
  await bucket().file(path).save(bytes, { resumable: false, contentType })
}

/** Undefined where there is no such file. */
export async function readScanImage(path: string): Promise<Buffer | undefined> {
  try {
    const [bytes] = await bucket().file(path).download()
    return bytes
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** @returns whether there was such a file */
export async function deleteScanImage(path: string): Promise<boolean> {
  try {
    await bucket().file(path).delete()
    return true
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

/** The first photos of the user by name, at most `limit`. */
export async function listScanImages(uid: string, limit: number): Promise<StoredImage[]> {
  const prefix = scanImagesFolder(uid)
  const [files] = await bucket().getFiles({ prefix, maxResults: limit, autoPaginate: false })
  return files.map(({ name, metadata }) => ({
    scanId: name.slice(prefix.length),
    madeAt: new Date(metadata.timeCreated ?? 0),
  }))
}
