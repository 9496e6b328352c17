import { bucket, isFileMissing } from './bucket.ts'

const PAGE = 200
const AT_ONCE = 20

/**
 * Deletes all files of a folder, page by page.
 * @param folder with a trailing slash
 */
export async function emptyFolder(folder: string): Promise<void> {
  for (;;) {
    const [files] = await bucket().getFiles({ prefix: folder, maxResults: PAGE, autoPaginate: false })
    if (files.length === 0) return
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map((file) => file.delete({ ignoreNotFound: true })))
    }
  }
}

/** Copies a file if it exists. */
export async function copyFile(from: string, to: string): Promise<void> {
  try {
    await bucket().file(from).copy(bucket().file(to))
  } catch (error) {
    if (!isFileMissing(error)) throw error
  }
}
