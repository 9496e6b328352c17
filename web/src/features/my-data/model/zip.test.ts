import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { freeName } from './archive.ts'
import { crc32, BadZip, openZip } from './read-zip.ts'
import { startZip } from './write-zip.ts'

interface Made {
  readonly name: string | Uint8Array
  readonly content: Uint8Array
  readonly method?: number
  readonly flags?: number
  /** Falsified sizes in the directory. */
  readonly bytes?: number
  readonly crc?: number
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** A handmade zip file, as honest as its parts. */
function zipOf(files: readonly Made[], { count = files.length, comment = '' } = {}): Blob {
  const heads: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, content, method = 8, flags = 0, bytes = content.length, crc = crc32(content) } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content)
    const encoded = Buffer.from(typeof name === 'string' ? text(name) : name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(encoded.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(crc, 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(bytes, 24)
    entry.writeUInt16LE(encoded.length, 28)
    entry.writeUInt32LE(at, 42)
    heads.push(head, encoded, packed)
    table.push(entry, encoded)
    at += 30 + encoded.length + packed.length
  }
  const contents = Buffer.concat(table)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(contents.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return new Blob([Uint8Array.from(Buffer.concat([...heads, contents, end, Buffer.from(comment)]))])
}

async function unpacked(zip: Blob, name: string, most = 1_000_000): Promise<Uint8Array> {
  const file = (await openZip(zip)).get(name)
  if (file === undefined) throw new Error(`${name} is not in it`)
  return new Uint8Array(await (await file.unpack(most)).arrayBuffer())
}

describe('a zip file', () => {
  it('gives back what was put in, byte by byte', async () => {
    const zip = startZip()
    const large = new Uint8Array(randomBytes(3_000_001))
    zip.addText('trips.json', '["Zoë"]')
    await zip.addFile('documents/Brief an Zoë.pdf', new Blob([large]))
    await zip.addFile('empty', new Blob([]))
    const file = zip.end()
    expect([...(await openZip(file)).keys()]).toEqual(['trips.json', 'documents/Brief an Zoë.pdf', 'empty'])
    expect(await unpacked(file, 'trips.json')).toEqual(text('["Zoë"]'))
    expect(Buffer.compare(await unpacked(file, 'documents/Brief an Zoë.pdf', 4_000_000), large)).toBe(0)
    expect(await unpacked(file, 'empty')).toEqual(new Uint8Array())
  })

  it('of another program is read too: stored or deflated, with folders and a comment', async () => {
    const zip = zipOf(
      [
        { name: 'places/', content: new Uint8Array(), method: 0 },
        { name: 'places/a.jpg', content: text('a'), method: 0 },
        { name: 'b', content: text('b'.repeat(100_000)) },
      ],
      { comment: 'made elsewhere' },
    )
    expect([...(await openZip(zip)).keys()]).toEqual(['places/a.jpg', 'b'])
    expect(await unpacked(zip, 'places/a.jpg')).toEqual(text('a'))
    expect(await unpacked(zip, 'b')).toHaveLength(100_000)
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '..',
    String.raw`C:\windows`,
    'a\u0000.json',
    'a\n.json',
    'x'.repeat(501),
  ])('with the name %j in it is refused', async (name) => {
    await expect(openZip(zipOf([{ name, content: text('a') }]))).rejects.toThrow(BadZip)
  })

  it.each<[string, Blob]>([
    ['nothing', new Blob([])],
    ['a text', new Blob(['PK but no zip file'])],
    ['a zip file that ends early', zipOf([{ name: 'a', content: text('abc') }]).slice(0, -10)],
    ['a zip file without its beginning', zipOf([{ name: 'a', content: text('abc') }]).slice(5)],
    ['more entries than there are', zipOf([{ name: 'a', content: text('a') }], { count: 2 })],
    ['the same name twice', zipOf(['a', 'b'].map((each) => ({ name: 'same', content: text(each) })))],
    ['an encrypted entry', zipOf([{ name: 'a', content: text('a'), flags: 1 }])],
    ['another way of packing', zipOf([{ name: 'a', content: text('a'), method: 12 }])],
    ['a name that is no UTF-8', zipOf([{ name: new Uint8Array([0xff, 0xfe]), content: text('a') }])],
  ])('is no %s', async (_what, file) => {
    await expect(openZip(file)).rejects.toThrow(BadZip)
  })

  it('that is damaged or says less than it unpacks to is refused while it is unpacked', async () => {
    const content = text('a'.repeat(50_000))
    for (const lie of [{ bytes: 10 }, { bytes: 60_000 }, { crc: 1 }]) {
      await expect(unpacked(zipOf([{ name: 'a', content, ...lie }]), 'a')).rejects.toThrow('This zip file is damaged.')
    }
    await expect(unpacked(zipOf([{ name: 'a', content }]), 'a', 49_999)).rejects.toThrow('too large')
    expect(await unpacked(zipOf([{ name: 'a', content }]), 'a', 50_000)).toEqual(content)
  })

  it('that would fill the memory is stopped at what it says', async () => {
    const bomb = zipOf([{ name: 'bomb', content: new Uint8Array(200_000_000), bytes: 1_000, crc: 0 }])
    expect(bomb.size).toBeLessThan(300_000)
    await expect(unpacked(bomb, 'bomb')).rejects.toThrow('This zip file is damaged.')
  })
})

describe('the name of a file in an export', () => {
  it.each([
    ['Visa: Bhutan.pdf', 'Visa_ Bhutan.pdf'],
    ['../../etc/passwd', '__.._etc_passwd.pdf'],
    ['.hidden', '_hidden.pdf'],
    ['invoice\u202efdp.exe', 'invoice_fdp.exe.pdf'],
    ['   ', 'document.pdf'],
    ['x'.repeat(255), `${'x'.repeat(120)}.pdf`],
  ])('for %j is one that every system takes', (name, expected) => {
    expect(freeName(name, 'pdf', new Set())).toBe(expected)
  })

  it('is there once', () => {
    const taken = new Set<string>()
    expect(['A.pdf', 'a.PDF', 'a'].map((name) => freeName(name, 'pdf', taken))).toEqual([
      'A.pdf',
      'a (2).pdf',
      'a (3).pdf',
    ])
  })
})
