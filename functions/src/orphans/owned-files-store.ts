import { inParts } from '../platform/in-parts.ts'
import { bucket } from '../platform/bucket.ts'
import { filesNamedAmong } from '../vault/documents-store.ts'
import { pictureOfFile } from '../pictures/picture-place.ts'
import { photosNamedAmong } from '../scans/scan-results-store.ts'
import { shownPictures } from '../pictures/sweep-pictures.ts'
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
  /** Those of an account's files that a document names. */
  readonly named: (uid: string, paths: readonly string[]) => Promise<readonly unknown[]>
}

/** Folders with files of accounts. Pictures of the catalogue (`public/catalog/`) outlive the administrator. */
const FOLDERS = {
  vaultFiles: {
    folder: 'vault/',
    named: async (_uid, paths) => (await inParts(paths, ASKED_AT_ONCE, filesNamedAmong)).flat(),
  },
  scanPhotos: {
    folder: 'scans/',
    named: async (_uid, paths) => (await inParts(paths, ASKED_AT_ONCE, photosNamedAmong)).flat(),
  },
  pictures: {
    folder: 'public/activities/',
    async named(uid, paths) {
      const shown = await shownPictures(uid)
      return paths.filter((path) => shown.has(pictureOfFile(path)))
    },
  },
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
  const named = new Set(await FOLDERS[name].named(first.uid, paths))
  return files.filter(({ path }) => !named.has(path))
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
