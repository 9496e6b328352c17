/*
 * The table of contents at the end of a zip archive, read without unpacking anything. Layout: APPNOTE.TXT of PKWARE,
 * sections 4.3.7 (local header), 4.3.12 (central directory) and 4.3.16 (its end).
 */

const END_MARK = 0x06054b50
const END_BYTES = 22
const ENTRY_MARK = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_MARK = 0x04034b50

/** Of the header before the bytes of a file, without the name and what else follows it. */
export const LOCAL_HEADER_BYTES = 30

/** The length of the end of a table with the longest comment: within so many last bytes of a file it is found. */
export const ZIP_TAIL_BYTES = END_BYTES + 0xffff

export const STORED = 0
export const DEFLATED = 8

/** What the end of a table says of it. */
export interface ZipEnd {
  /** Where the end itself begins, and with it where the table ends. */
  readonly at: number
  readonly entryCount: number
  readonly tableBytes: number
  /** Where the table begins; wrong where something was put before the archive. */
  readonly tableStart: number
  /** Nothing follows but the comment that is announced. */
  readonly isAtEnd: boolean
}

/** A file in an archive according to its table. The sizes cannot be trusted: whoever made the file wrote them. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly packedBytes: number
  /** Unpacked. */
  readonly bytes: number
  /** Where its local header begins. */
  readonly start: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Whatever looks like the end of a table, the last first.
 * @param tail the last `ZIP_TAIL_BYTES` of a file, or all of a shorter one
 * @param tailStart where in the file they begin
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

/** Whether a table may begin with these bytes. */
export const isZipTable = (bytes: Uint8Array): boolean =>
  bytes.length >= ENTRY_BYTES && viewOf(bytes).getUint32(0, true) === ENTRY_MARK

/** The entries of a table; undefined unless it holds whole entries and nothing else. Names are read as UTF-8. */
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
 * How many bytes stand before the packed bytes of an entry, from its `start` on.
 * @param header the first `LOCAL_HEADER_BYTES` from there; undefined where they are no header
 */
export function localHeaderLength(header: Uint8Array): number | undefined {
  const view = viewOf(header)
  if (header.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL_MARK) return undefined
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}
