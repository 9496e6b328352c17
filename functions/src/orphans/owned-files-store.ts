import { inParts } from '../platform/in-parts.ts'
import { bucket } from '../platform/bucket.ts'
import { filesNamedAmong } from '../vault/documents-store.ts'
import { photosNamedAmong } from '../scans/scan-results-store.ts'
import { unshownAmong } from '../pictures/sweep-pictures.ts'
import { isUid, type Owned, type Page } from './owned-documents-store.ts'

export interface OwnedFile extends Owned {
  readonly path: string
  /** Of the listed content: writing a file again gives it another one. */
  readonly generation: string | number | undefined
}

const PAGE = 1_000
/** Values of one `in`. */
const ASKED_AT_ONCE = 30
const PRECONDITION_FAILED = 412

interface Folder {
  /** Files are in `{folder}{uid}/`. */
  readonly folder: string
  /** Those of an account's files that no document names. */
  readonly nameless: (uid: string, paths: readonly string[]) => Promise<readonly string[]>
}

const withoutNamed =
  (namedAmong: (paths: readonly string[]) => Promise<unknown[]>): Folder['nameless'] =>
  async (_uid, paths) => {
    const named = new Set((await inParts(paths, ASKED_AT_ONCE, namedAmong)).flat())
    return paths.filter((path) => !named.has(path))
  }

/** Folders with files of accounts. Pictures of the catalogue (`public/catalog/`) outlive the administrator. */
const FOLDERS = {
  vaultFiles: { folder: 'vault/', nameless: withoutNamed(filesNamedAmong) },
  scanPhotos: { folder: 'scans/', nameless: withoutNamed(photosNamedAmong) },
  pictures: { folder: 'public/activities/', nameless: unshownAmong },
} satisfies Record<string, Folder>

export type OwnedFolder = keyof typeof FOLDERS

export const OWNED_FOLDERS = Object.keys(FOLDERS) as OwnedFolder[]

/**
 * Up to 1,000 files after a path.
 * @param prefix of the uids
 */
export async function pageOfFiles(name: OwnedFolder, prefix: string, after: string): Promise<Page<OwnedFile>> {
  const { folder } = FOLDERS[name]
  let pageToken: string | undefined
  for (;;) {
    const [files, next] = await bucket().getFiles({
      prefix: folder + prefix,
      ...(after !== '' && { startOffset: after }),
      ...(pageToken !== undefined && { pageToken }),
      maxResults: PAGE,
      autoPaginate: false,
    })
    const found = files
      .filter((file) => file.name > after)
      .map(({ name: path, metadata }) => ({
        path,
        uid: path.slice(folder.length).split('/')[0] ?? '',
        madeAt: new Date(metadata.timeCreated ?? Date.now()),
        generation: metadata.generation,
      }))
    pageToken = (next as { readonly pageToken?: string } | null)?.pageToken
    const last = pageToken === undefined ? undefined : found.at(-1)?.path
    // The Storage emulator begins at the first file, whatever the offset.
    if (last !== undefined || pageToken === undefined)
      return { found: found.filter(({ uid }) => isUid(uid)), next: last }
  }
}

/** Those of an account's files that no document names. */
export async function namelessAmong(name: OwnedFolder, files: readonly OwnedFile[]): Promise<OwnedFile[]> {
  const [first] = files
  if (first === undefined) return []
  const paths = files.map(({ path }) => path)
  const nameless = new Set(await FOLDERS[name].nameless(first.uid, paths))
  return files.filter(({ path }) => nameless.has(path))
}

/**
 * The Storage emulator deletes whatever generation there is.
 *
 * @returns whether it was deleted: a file written again since it was listed stays
 */
export async function deleteListed({ path, generation }: OwnedFile): Promise<boolean> {
  try {
    await bucket()
      .file(path)
      .delete({ ignoreNotFound: true, ...(generation !== undefined && { ifGenerationMatch: generation }) })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === PRECONDITION_FAILED) return false
    throw error
  }
}
