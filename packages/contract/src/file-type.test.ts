import { PICTURES } from '../fixtures/pictures.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileTypeOf } from './file-type.ts'

/** The `ftyp` box of a HEIF file. */
function heif(major: string, ...compatible: readonly string[]): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + compatible.length * 4)
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}meta`, 'latin1')])
}

describe('the type of a file', () => {
  it.each(Object.entries(PICTURES))('is told by its first bytes: %s', (type, base64) => {
    expect(fileTypeOf(Buffer.from(base64, 'base64'))).toBe(type)
  })

  it.each([
    ['image/gif', Buffer.from('GIF89a')],
    ['application/pdf', Buffer.from('%PDF-1.7')],
    ['application/msword', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', Buffer.from('PK\u0003\u0004')],
  ])('is told by its first bytes: %s', (type, bytes) => {
    expect(fileTypeOf(bytes)).toBe(type)
  })

  it.each([
    ['named first', heif('avif', 'mif1')],
    ['named among others', heif('mif1', 'miaf', 'avif')],
    ['a sequence', heif('avis', 'msf1')],
  ])('is AVIF where that is %s', (_where, bytes) => {
    expect(fileTypeOf(bytes)).toBe('image/avif')
  })

  it.each([
    ['an iPhone photo', heif('heic', 'mif1', 'heic')],
    ['a film', heif('isom', 'iso2', 'mp41')],
    ['a box that names AVIF only behind its end', Buffer.concat([heif('mif1'), Buffer.from('avif')])],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html>')],
    ['a sound', Buffer.from('RIFF\0\0\0\0WAVE')],
    ['nothing', Buffer.alloc(0)],
  ])('is none of those that are taken for %s', (_what, bytes) => {
    expect(fileTypeOf(bytes)).toBeUndefined()
  })

  it('can be asked of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        fileTypeOf(bytes)
        fileTypeOf(Buffer.concat([heif('mif1').subarray(0, 8), bytes]))
        return true
      }),
    )
  })
})
