/*
 * Reads the central directory of a zip archive without unpacking. Format: PKWARE's APPNOTE.TXT, sections 4.3.7 (local
 * header), 4.3.12 (central directory) and 4.3.16 (end of central directory).
 */

const END_MARK = 0x06054b50
const END_BYTES = 22
const ENTRY_MARK = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_MARK = 0x04034b50

/** Length of a local file header without file name and extra field. */
export const LOCAL_HEADER_BYTES = 30

/** The end record with the longest possible comment: it lies within this many bytes of the file's end. */
export const ZIP_TAIL_BYTES = END_BYTES + 0xffff

export const STORED = 0
export const DEFLATED = 8

/** The end of central directory record. */
export interface ZipEnd {
  /** Offset of this record, where the directory ends. */
  readonly at: number
  readonly entryCount: number
  readonly tableBytes: number
  /** Offset of the directory; wrong if data was prepended to the archive. */
  readonly tableStart: number
  /** Whether only the announced comment follows. */
  readonly isAtEnd: boolean
}

/** A file according to the directory. Its sizes are untrusted. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly packedBytes: number
  /** Uncompressed size. */
  readonly bytes: number
  /** Offset of its local header. */
  readonly start: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * All candidates for the end record, last first.
 * @param tail the last `ZIP_TAIL_BYTES` of a file, or all of a shorter one
 * @param tailStart offset of `tail` in the file
 */
export function* zipEndsIn(tail: Uint8Array, tailStart: number): Generator<ZipEnd> {
  const view = viewOf(tail)
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_MARK) continue
    yield {
      at: tailStart + at,
      entryCount: view.getUint16(at + 10, true),
      tableBytes: view.getUint32(at + 12, true),
      tableStart: view.getUint32(at + 16, true),
      isAtEnd: at + END_BYTES + view.getUint16(at + 20, true) === tail.length,
    }
  }
}

/** Whether a central directory may start with these bytes. */
export const isZipTable = (bytes: Uint8Array): boolean =>
  bytes.length >= ENTRY_BYTES && viewOf(bytes).getUint32(0, true) === ENTRY_MARK

/** The directory's entries; undefined unless it consists of whole entries. Names are decoded as UTF-8. */
export function zipEntriesIn(table: Uint8Array): ZipEntry[] | undefined {
  const view = viewOf(table)
  const entries: ZipEntry[] = []
  for (let at = 0; at < table.length;) {
    if (at + ENTRY_BYTES > table.length || view.getUint32(at, true) !== ENTRY_MARK) return undefined
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true)
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > table.length) return undefined
    entries.push({
      name: new TextDecoder().decode(table.subarray(at + ENTRY_BYTES, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/**
 * Number of bytes between an entry's `start` and its data.
 * @param header the first `LOCAL_HEADER_BYTES` from `start`; the result is undefined if they are not a local header
 */
export function localHeaderLength(header: Uint8Array): number | undefined {
  const view = viewOf(header)
  if (header.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL_MARK) return undefined
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}
