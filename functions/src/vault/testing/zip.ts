import { crc32, deflateRawSync } from 'node:zlib'

/** An archive entry. `claims` falsifies its size, `at` makes it share the bytes of another entry. */
export interface Part {
  readonly name: string
  readonly content: Buffer | string
  readonly claims?: number
  readonly at?: number
}

const local = (name: Buffer, packed: Buffer, bytes: number, crc: number): Buffer => {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, packed])
}

interface Central {
  readonly name: Buffer
  readonly packedBytes: number
  readonly bytes: number
  readonly crc: number
  readonly offset: number
}

const central = ({ name, packedBytes, bytes, crc, offset }: Central): Buffer => {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(8, 10)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packedBytes, 20)
  header.writeUInt32LE(bytes, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

/** A zip archive with these entries, deflated. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name: text, content, claims, at } of parts) {
    const [name, plain] = [Buffer.from(text), Buffer.from(content)]
    const [packed, crc] = [deflateRawSync(plain, { level: 9 }), crc32(plain)]
    const bytes = claims ?? plain.length
    directory.push(central({ name, packedBytes: packed.length, bytes, crc, offset: at ?? offset }))
    if (at !== undefined) continue
    bodies.push(local(name, packed, bytes, crc))
    offset += bodies.at(-1)?.length ?? 0
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}
