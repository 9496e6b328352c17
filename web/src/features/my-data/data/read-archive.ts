import { LIMITS } from '@waymark/contract/limits'
import { z } from '@waymark/contract/zod'
import { ENTRIES, Manifest } from '../model/archive.ts'
import { BadZip, openZip, type PackedFile } from '../model/read-zip.ts'

const MOST_JSON_BYTES = 50_000_000
const MOST_OF_A_KIND = 5_000

/** An unchecked entry of an export; each is validated when it is imported. */
export type Raw = Readonly<Record<string, unknown>>

const RawList = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_OF_A_KIND))

/** A chosen export. Untrusted. */
export interface Archive {
  readonly exportId: string
  readonly exportedAt: string
  /** What the export lists as missing. */
  readonly left: Manifest['left']
  readonly profile: Raw | undefined
  readonly trips: readonly Raw[]
  readonly packingLists: readonly Raw[]
  readonly places: readonly Raw[]
  readonly documents: readonly Raw[]
  readonly bookings: number
  readonly files: ReadonlyMap<string, PackedFile>
}

const NOT_OURS = 'This zip file is no export of Waymark, or one of a later version.'

async function readJson<T>(files: Archive['files'], name: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const blob = await files.get(name)?.unpack(MOST_JSON_BYTES)
  if (blob === undefined) return undefined
  try {
    return schema.parse(JSON.parse(await blob.text()))
  } catch {
    throw new BadZip(`The file ${name} in it cannot be read.`)
  }
}

/** @throws BadZip with a message for the user */
export async function readArchive(file: Blob): Promise<Archive> {
  const files = await openZip(file)
  if (!files.has(ENTRIES.manifest)) throw new BadZip(NOT_OURS)
  const manifest = await readJson(files, ENTRIES.manifest, z.unknown())
  const known = Manifest.safeParse(manifest)
  if (!known.success) throw new BadZip(NOT_OURS)
  const list = async (name: string) => (await readJson(files, name, RawList)) ?? []
  const { exportId, exportedAt, left } = known.data
  return {
    exportId,
    exportedAt,
    left,
    profile: await readJson(files, ENTRIES.profile, z.record(z.string(), z.unknown())),
    trips: await list(ENTRIES.trips),
    packingLists: await list(ENTRIES.packingLists),
    places: await list(ENTRIES.places),
    documents: await list(ENTRIES.documents),
    bookings: (await list(ENTRIES.bookings)).length,
    files,
  }
}

/** Maximum unpacked sizes. */
export const MOST_PHOTO_BYTES = Math.floor((LIMITS.scanImageDataUrl * 3) / 4)
export const MOST_DOCUMENT_BYTES = LIMITS.documentBytes
