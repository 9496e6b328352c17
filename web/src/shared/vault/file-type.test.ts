import { LIMITS } from '@waymark/contract/limits'
import { describe, expect, test } from 'vitest'
import { checkFile } from './file-type.ts'

interface Part {
  readonly name: string
  /** Uncompressed size according to the directory. */
  readonly unpacked?: number
}

/** A zip file of empty entries, as far as the directory goes. */
function zip(parts: readonly Part[]): Buffer {
  const table = Buffer.concat(
    parts.map(({ name, unpacked = 0 }) => {
      const entry = Buffer.alloc(46)
      entry.write('PK\x01\x02', 'latin1')
      entry.writeUInt32LE(unpacked, 24)
      entry.writeUInt16LE(name.length, 28)
      return Buffer.concat([entry, Buffer.from(name)])
    }),
  )
  const local = Buffer.from('PK\x03\x04'.padEnd(30, '\0'), 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, table, end])
}

const WORD = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]
const PDF = Buffer.from('%PDF-1.4\n%%EOF')
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const check = (name: string, bytes: Buffer) => checkFile({ name, file: new Blob([Uint8Array.from(bytes)]) })

describe('a file that can become a document', () => {
  test.each([
    ['scan.JPG', JPEG, 'image/jpeg'],
    ['scan.jpeg', JPEG, 'image/jpeg'],
    ['a.b.png', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png'],
    ['anim.gif', Buffer.from('GIF89a'), 'image/gif'],
    ['x.webp', Buffer.from('RIFF....WEBP'), 'image/webp'],
    ['דרכון.pdf', PDF, 'application/pdf'],
    ['old.doc', OLE, 'application/msword'],
    ['new.docx', zip(WORD), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [`${'x'.repeat(LIMITS.title - 4)}.pdf`, PDF, 'application/pdf'],
  ])('%s', async (name, bytes, fileType) => {
    expect(await check(name, bytes)).toEqual({ fileType })
  })
})

describe('a file that cannot', () => {
  const kind = /^This kind of file cannot be stored\. Choose an image/
  const named = /^This file is not what its name says\./
  const both = /^This file is of two kinds at once\./

  test.each([
    ['empty.pdf', Buffer.alloc(0), /^This file is empty\.$/],
    ['large.pdf', Buffer.alloc(LIMITS.documentBytes + 1, PDF), /^This file is larger than 20 MB\.$/],
    ['page.html', PDF, kind],
    ['drawing.svg', Buffer.from('<svg/>'), kind],
    ['pdf', PDF, kind],
    ['scan.pdf.exe', PDF, kind],
    ['scan.png', JPEG, named],
    ['scan.pdf', Buffer.from('<html>'), named],
    ['scan.pdf', Buffer.from('PDF-1.4'), named],
    ['sheet.docx', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), named],
    ['broken.docx', zip(WORD).subarray(0, 60), named],
    ['macros.docx', zip([...WORD, { name: 'word/vbaProject.bin' }]), /^Documents with macros/],
    ['bomb.docx', zip([...WORD, { name: 'word/media/1.bin', unpacked: 4_000_000_000 }]), /^This document unpacks/],
    ['photo.jpg', Buffer.concat([JPEG, zip(WORD)]), both],
    ['letter.pdf', Buffer.from('%PDF-1.4 <script>alert(1)</script>'), both],
    ['image.gif', Buffer.from('GIF89a/*<HTML >'), both],
    [`${'x'.repeat(10_000)}.pdf`, PDF, /^The name of this file is longer than 255 characters\./],
    ['fdp\u202e.pdf', PDF, /^The name of this file has hidden characters/],
    ['a\u0000b.pdf', PDF, /^The name of this file has hidden characters/],
  ])('%#: %s', async (name, bytes, fault) => {
    expect(await check(name, bytes)).toEqual({ fault: expect.stringMatching(fault) })
  })
})
