import {
  DEFLATED,
  LOCAL_HEADER_BYTES,
  localHeaderLength,
  STORED,
  ZIP_TAIL_BYTES,
  zipEndsIn,
  zipEntriesIn,
  type ZipEntry,
} from '@waymark/domain/zip'
import { Inflate } from 'fflate'

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The CRC-32 of zip files, computed incrementally. */
export function crc32(piece: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of piece) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}

/** Not a zip file, or a damaged or malicious one, with a message for the user. */
export class BadZip extends Error {
  override readonly name = 'BadZip'
}

/** A compressed file in the archive. */
export interface PackedFile {
  readonly name: string
  /** Uncompressed size according to the directory. */
  readonly bytes: number
  /** @throws BadZip if it is damaged or larger than `most` */
  readonly unpack: (most: number) => Promise<Blob>
}

const DAMAGED = 'This zip file is damaged.'
const STRANGE = 'This zip file holds something that an export of Waymark does not hold.'

const MOST_ENTRIES = 5_000
const LONGEST_TABLE = 2_000_000
/** Small, because a piece may grow a thousand times when unpacked. */
const PIECE = 16 * 1024

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

async function readTable(file: Blob): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - ZIP_TAIL_BYTES)
  for (const { at, entryCount, tableBytes, tableStart } of zipEndsIn(await bytesOf(file.slice(tailStart)), tailStart)) {
    if (tableStart + tableBytes > at) throw new BadZip(DAMAGED)
    if (entryCount > MOST_ENTRIES || tableBytes > LONGEST_TABLE) throw new BadZip(STRANGE)
    const entries = zipEntriesIn(await bytesOf(file.slice(tableStart, tableStart + tableBytes)))
    if (entries?.length !== entryCount) throw new BadZip(DAMAGED)
    return entries
  }
  throw new BadZip('This is not a zip file.')
}

/** A relative path within the archive, valid as UTF-8. */
function isPlainPath(name: string): boolean {
  return (
    name.length <= 500 &&
    !/[\\\p{Cc}\u{fffd}]/u.test(name) &&
    name.split('/').every((part) => !['', '.', '..'].includes(part))
  )
}

/** The compressed data of an entry, after its local header. */
async function packedBytesOf(file: Blob, { start, packedBytes }: ZipEntry): Promise<Blob> {
  const headerLength = localHeaderLength(await bytesOf(file.slice(start, start + LOCAL_HEADER_BYTES)))
  if (headerLength === undefined) throw new BadZip(DAMAGED)
  const from = start + headerLength
  const packed = file.slice(from, from + packedBytes)
  if (packed.size !== packedBytes) throw new BadZip(DAMAGED)
  return packed
}

async function unpack(file: Blob, entry: ZipEntry, most: number): Promise<Blob> {
  if (entry.bytes > most) throw new BadZip(`The file ${entry.name} in it is too large.`)
  const packed = await packedBytesOf(file, entry)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let crc = 0
  const take = (piece: Uint8Array): void => {
    bytes += piece.length
    // The directory's sizes are untrusted.
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
 * The files of a zip archive by name. Reads its directory; nothing is unpacked until requested.
 * @throws BadZip
 */
export async function openZip(file: Blob): Promise<ReadonlyMap<string, PackedFile>> {
  const files = new Map<string, PackedFile>()
  let packed = 0
  for (const entry of await readTable(file)) {
    packed += entry.packedBytes
    // Overlapping entries would multiply the data.
    if (packed > file.size) throw new BadZip(DAMAGED)
    if (entry.name.endsWith('/') && entry.bytes === 0) continue
    if (entry.isEncrypted || ![STORED, DEFLATED].includes(entry.method) || !isPlainPath(entry.name))
      throw new BadZip(STRANGE)
    if (files.has(entry.name)) throw new BadZip(STRANGE)
    const { name, bytes } = entry
    files.set(name, { name, bytes, unpack: (most) => unpack(file, entry, most) })
  }
  return files
}
