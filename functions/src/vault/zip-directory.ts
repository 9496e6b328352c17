import { inflateRawSync } from 'node:zlib'

/** An entry of a zip archive as its central directory tells of it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly compressedBytes: number
  readonly bytes: number
  /** Where its local header begins. */
  readonly offset: number
}

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const MAX_ENTRIES = 5_000
const STORED = 0
const DEFLATED = 8

interface Directory {
  readonly count: number
  readonly start: number
  readonly end: number
}

/** Where the directory of an archive is, also of one that something else stands before or behind. */
export function findDirectory(
  file: Buffer,
): (Directory & { readonly isAtEnd: boolean; readonly shift: number }) | undefined {
  const first = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT)
  for (let at = file.length - END_BYTES; at >= first; at--) {
    if (file.readUInt32LE(at) !== END) continue
    const [count, size, start] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 12), file.readUInt32LE(at + 16)]
    const actual = at - size
    if (actual < 0 || (count > 0 && file.readUInt32LE(actual) !== CENTRAL)) continue
    const isAtEnd = at + END_BYTES + file.readUInt16LE(at + 20) === file.length
    return { count, start: actual, end: at, isAtEnd, shift: actual - start }
  }
  return undefined
}

function entryAt(file: Buffer, at: number): { readonly entry: ZipEntry; readonly next: number } | undefined {
  if (at + CENTRAL_BYTES > file.length || file.readUInt32LE(at) !== CENTRAL) return undefined
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => file.readUInt16LE(at + field))
  const nameEnd = at + CENTRAL_BYTES + (nameBytes ?? 0)
  const entry = {
    name: file.toString('utf8', at + CENTRAL_BYTES, nameEnd),
    method: file.readUInt16LE(at + 10),
    compressedBytes: file.readUInt32LE(at + 20),
    bytes: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
  }
  return { entry, next: nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0) }
}

/** Whether each entry has bytes of its own. Where several share theirs, a small archive unpacks to any size. */
function areApart(entries: readonly ZipEntry[], end: number): boolean {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  return inOrder.every(({ name, offset, compressedBytes }, index) => {
    const least = offset + LOCAL_BYTES + Buffer.byteLength(name) + compressedBytes
    return least <= (inOrder[index + 1]?.offset ?? end)
  })
}

/** The entries of a file that is a zip archive from its first byte to its last, and nothing else; undefined for others. */
export function zipEntries(file: Buffer): ZipEntry[] | undefined {
  if (file.length < END_BYTES || file.readUInt32LE(0) !== LOCAL) return undefined
  const directory = findDirectory(file)
  if (directory === undefined || !directory.isAtEnd || directory.shift !== 0) return undefined
  if (directory.count === 0 || directory.count > MAX_ENTRIES) return undefined
  const entries: ZipEntry[] = []
  let at = directory.start
  while (entries.length < directory.count) {
    const read = entryAt(file, at)
    if (read === undefined || read.next > directory.end) return undefined
    entries.push(read.entry)
    at = read.next
  }
  return at === directory.end && areApart(entries, directory.start) ? entries : undefined
}

/** What an entry holds, as text; undefined when it is longer than `most` bytes or cannot be unpacked. Never unpacks more. */
export function readZipText(file: Buffer, entry: ZipEntry, most: number): string | undefined {
  const { offset, compressedBytes, method } = entry
  if (offset + LOCAL_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL) return undefined
  const start = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const packed = file.subarray(start, start + compressedBytes)
  if (packed.length !== compressedBytes) return undefined
  if (method === STORED) return packed.length <= most ? packed.toString('utf8') : undefined
  if (method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: most }).toString('utf8')
  } catch {
    return undefined
  }
}
