import { Inflate } from 'fflate'
import { crc32 } from './crc32.ts'

/** A file that is no zip file, or one that is damaged or made to do harm. The message is for the person. */
export class BadZip extends Error {
  override readonly name = 'BadZip'
}

/** A file within a zip file, still packed. */
export interface PackedFile {
  readonly name: string
  /** Of the unpacked file, as the zip file says. */
  readonly bytes: number
  /** @throws BadZip when it is not what it was, or larger than `most` */
  readonly unpack: (most: number) => Promise<Blob>
}

const DAMAGED = 'This zip file is damaged.'
const STRANGE = 'This zip file holds something that an export of Waymark does not hold.'

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const FILE_MARK = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEAD_BYTES = 30
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 5_000
const LONGEST_TABLE = 2_000_000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
/** A piece of packed bytes grows at most a thousand times. */
const PIECE = 16 * 1024

interface Entry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly start: number
}

const viewOf = async (blob: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await blob.arrayBuffer())

/** Where the table of contents is, and how many entries it has. */
async function findTable(file: Blob): Promise<{ start: number; length: number; count: number }> {
  const tailStart = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT)
  const tail = await viewOf(file.slice(tailStart))
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_MARK) continue
    const [count, length, start] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ]
    if (start + length > tailStart + at) throw new BadZip(DAMAGED)
    if (count > MOST_ENTRIES || length > LONGEST_TABLE) throw new BadZip(STRANGE)
    return { start, length, count }
  }
  throw new BadZip('This is not a zip file.')
}

/** A path within the zip file, that leads nowhere else. */
function isPlainPath(name: string): boolean {
  return (
    name.length <= 500 && !/[\\\p{Cc}]/u.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part))
  )
}

function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadZip(STRANGE)
  }
}

function entryAt(table: DataView<ArrayBuffer>, at: number): { entry: Entry; next: number } {
  if (at + ENTRY_BYTES > table.byteLength || table.getUint32(at, true) !== ENTRY_MARK) throw new BadZip(DAMAGED)
  const nameLength = table.getUint16(at + 28, true)
  const next = at + ENTRY_BYTES + nameLength + table.getUint16(at + 30, true) + table.getUint16(at + 32, true)
  if (next > table.byteLength || table.getUint16(at + 8, true) & ENCRYPTED) throw new BadZip(STRANGE)
  const entry = {
    name: nameIn(new Uint8Array(table.buffer, at + ENTRY_BYTES, nameLength)),
    method: table.getUint16(at + 10, true),
    crc: table.getUint32(at + 16, true),
    packedBytes: table.getUint32(at + 20, true),
    bytes: table.getUint32(at + 24, true),
    start: table.getUint32(at + 42, true),
  }
  return { entry, next }
}

/** The packed bytes of an entry, which stand after a head of their own. */
async function packedBytesOf(file: Blob, { start, packedBytes }: Entry): Promise<Blob> {
  const head = await viewOf(file.slice(start, start + HEAD_BYTES))
  if (head.byteLength < HEAD_BYTES || head.getUint32(0, true) !== FILE_MARK) throw new BadZip(DAMAGED)
  const from = start + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(from, from + packedBytes)
  if (packed.size !== packedBytes) throw new BadZip(DAMAGED)
  return packed
}

async function unpack(file: Blob, entry: Entry, most: number): Promise<Blob> {
  if (entry.bytes > most) throw new BadZip(`The file ${entry.name} in it is too large.`)
  const packed = await packedBytesOf(file, entry)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let crc = 0
  const take = (piece: Uint8Array): void => {
    bytes += piece.length
    // What the table says of the size binds nobody who means harm.
    if (bytes > entry.bytes) throw new BadZip(DAMAGED)
    crc = crc32(piece, crc)
    parts.push(piece as Uint8Array<ArrayBuffer>)
  }
  const inflate = entry.method === DEFLATED ? new Inflate(take) : undefined
  for (let at = 0; at < packed.size; at += PIECE) {
    const piece = new Uint8Array(await packed.slice(at, at + PIECE).arrayBuffer())
    if (inflate === undefined) take(piece)
    else pushTo(inflate, piece, at + PIECE >= packed.size)
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new BadZip(DAMAGED)
  return new Blob(parts)
}

function pushTo(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast)
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip(DAMAGED)
  }
}

/**
 * The files of a zip file by their names. Read by its table of contents, so that nothing is unpacked that nobody asks for.
 * @throws BadZip
 */
export async function openZip(file: Blob): Promise<ReadonlyMap<string, PackedFile>> {
  const { start, length, count } = await findTable(file)
  const table = await viewOf(file.slice(start, start + length))
  const files = new Map<string, PackedFile>()
  let at = 0
  let packed = 0
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(table, at)
    at = next
    packed += entry.packedBytes
    // Entries that share their bytes would make much of little.
    if (packed > file.size) throw new BadZip(DAMAGED)
    if (entry.name.endsWith('/') && entry.bytes === 0) continue
    if (![STORED, DEFLATED].includes(entry.method) || !isPlainPath(entry.name)) throw new BadZip(STRANGE)
    if (files.has(entry.name)) throw new BadZip(STRANGE)
    const { name, bytes } = entry
    files.set(name, { name, bytes, unpack: (most) => unpack(file, entry, most) })
  }
  return files
}
