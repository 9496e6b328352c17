import { inflateRawSync } from 'node:zlib'
import {
  DEFLATED,
  isZipTable,
  LOCAL_HEADER_BYTES,
  localHeaderLength,
  STORED,
  ZIP_TAIL_BYTES,
  zipEndsIn,
  zipEntriesIn,
  type ZipEnd,
  type ZipEntry,
} from '@waymark/domain/zip'

const MAX_ENTRIES = 5_000

/** The end record of an archive, even if other data precedes or follows it. */
function findEnd(file: Buffer): ZipEnd | undefined {
  const tailStart = Math.max(0, file.length - ZIP_TAIL_BYTES)
  for (const end of zipEndsIn(file.subarray(tailStart), tailStart)) {
    const start = end.at - end.tableBytes
    if (start >= 0 && (end.entryCount === 0 || isZipTable(file.subarray(start)))) return end
  }
  return undefined
}

/** Whether an unzip program would accept the file. */
export const holdsArchive = (file: Buffer): boolean => findEnd(file) !== undefined

/** Whether all entries have distinct data. Overlapping entries can make a small archive unpack to any size. */
function areApart(entries: readonly ZipEntry[], end: number): boolean {
  const inOrder = entries.toSorted((one, other) => one.start - other.start)
  return inOrder.every(({ name, start, packedBytes }, index) => {
    const least = start + LOCAL_HEADER_BYTES + Buffer.byteLength(name) + packedBytes
    return least <= (inOrder[index + 1]?.start ?? end)
  })
}

/** The entries of a file that is a zip archive from first to last byte; undefined otherwise. */
export function zipEntries(file: Buffer): ZipEntry[] | undefined {
  const end = findEnd(file)
  if (localHeaderLength(file) === undefined || end === undefined || !end.isAtEnd) return undefined
  if (end.tableStart + end.tableBytes !== end.at || end.entryCount === 0 || end.entryCount > MAX_ENTRIES)
    return undefined
  const entries = zipEntriesIn(file.subarray(end.tableStart, end.at))
  return entries?.length === end.entryCount && areApart(entries, end.tableStart) ? entries : undefined
}

/** The text of an entry; undefined if it is longer than `most` bytes or corrupt. Never unpacks more than that. */
export function readZipText(file: Buffer, entry: ZipEntry, most: number): string | undefined {
  const headerLength = localHeaderLength(file.subarray(entry.start))
  if (headerLength === undefined) return undefined
  const start = entry.start + headerLength
  const packed = file.subarray(start, start + entry.packedBytes)
  if (packed.length !== entry.packedBytes) return undefined
  if (entry.method === STORED) return packed.length <= most ? packed.toString('utf8') : undefined
  if (entry.method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: most }).toString('utf8')
  } catch {
    return undefined
  }
}
