import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { operation, type Operations } from '../operation.ts'
import { RulesBytes } from '../value.ts'

const CASTAGNOLI = 0x82f63b78

function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CASTAGNOLI : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Four bytes, the lowest first. */
function littleEndian(checksum: number): RulesBytes {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(checksum)
  return new RulesBytes(bytes)
}

const digest = (algorithm: string, bytes: Uint8Array) => new RulesBytes(createHash(algorithm).update(bytes).digest())

/** https://firebase.google.com/docs/reference/rules/rules.hashing. Takes bytes, or text as UTF-8. */
export const HASHING: Operations<undefined> = {
  crc32: operation(1, (_, args) => littleEndian(crc32(args.bytes(0)))),
  crc32c: operation(1, (_, args) => littleEndian(crc32c(args.bytes(0)))),
  md5: operation(1, (_, args) => digest('md5', args.bytes(0))),
  sha256: operation(1, (_, args) => digest('sha256', args.bytes(0))),
}
