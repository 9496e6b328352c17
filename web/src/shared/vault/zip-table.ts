/** What a zip file lists: the names in it, and how much they unpack to. */
export interface ZipTable {
  readonly names: readonly string[]
  readonly unpacked: number
}

const END = 'PK\x05\x06'
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
/** Of a table of contents; that of a long book takes some kilobytes. */
const LONGEST_TABLE = 1_000_000

/** As text, of which one character is one byte; in parts, because a call takes only so many arguments. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8_192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192))
  }
  return text
}

function readEntries(table: DataView<ArrayBuffer>): ZipTable | undefined {
  const names: string[] = []
  let unpacked = 0
  for (let at = 0; at < table.byteLength;) {
    if (at + ENTRY_LENGTH > table.byteLength || table.getUint32(at, true) !== ENTRY) return undefined
    const next = at + ENTRY_LENGTH + table.getUint16(at + 28, true)
    if (next > table.byteLength) return undefined
    names.push(latin(new Uint8Array(table.buffer, at + ENTRY_LENGTH, next - at - ENTRY_LENGTH)))
    unpacked += table.getUint32(at + 24, true)
    at = next + table.getUint16(at + 30, true) + table.getUint16(at + 32, true)
  }
  return { names, unpacked }
}

/** The table at the end of a file, also of one that is something else in front. Nothing is unpacked. */
export async function readZipTable(file: Blob): Promise<ZipTable | undefined> {
  const tailStart = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT)
  const tail = new Uint8Array(await file.slice(tailStart).arrayBuffer())
  const at = latin(tail).lastIndexOf(END)
  if (at < 0 || at + END_LENGTH > tail.length) return undefined
  const length = new DataView(tail.buffer, at).getUint32(12, true)
  const end = tailStart + at
  if (length === 0 || length > LONGEST_TABLE || length > end) return undefined
  return readEntries(new DataView(await file.slice(end - length, end).arrayBuffer()))
}
