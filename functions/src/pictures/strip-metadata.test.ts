import { CAMERA, COMMENT, photoTakenAt, PICTURES } from '@waymark/contract/fixtures/pictures'
import { SCAN_IMAGE_TYPES, type ScanImageType } from '@waymark/contract/scans/scan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedPictureError } from './malformed-picture.ts'
import { stripMetadata } from './strip-metadata.ts'

const original = (type: ScanImageType): Buffer => Buffer.from(PICTURES[type], 'base64')
const PLACE = 'a private place'

const at = (bytes: Buffer, index: number, ...inserted: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, index), ...inserted, bytes.subarray(index)])

function jpegSegment(marker: number, body: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}

/** The checksum is wrong, which does not matter for chunks that are dropped. */
function pngChunk(type: string, body: string): Buffer {
  const named = Buffer.from(type + body, 'latin1')
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(body.length, 0)
  named.copy(framed, 4)
  return framed
}

function webpChunk(type: string, body: string): Buffer {
  const framed = Buffer.from(`${type}____${body}${body.length % 2 === 1 ? '\0' : ''}`, 'latin1')
  framed.writeUInt32LE(body.length, 4)
  return framed
}

/** A WebP with extra chunks at the end, whose header announces EXIF and XMP. */
function webpWith(...chunks: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([original('image/webp'), ...chunks])
  whole.writeUInt32LE(whole.length - 8, 4)
  whole.writeUInt8((whole[20] ?? 0) | 0b1100, 20)
  return whole
}

describe('what a camera notes is dropped', () => {
  it.each(SCAN_IMAGE_TYPES)('and a picture without notes stays the same: %s', (type) => {
    expect(stripMetadata(type, original(type))).toEqual(original(type))
  })

  it('from a photo of a phone: EXIF with the place, a comment, and what stands behind the end', () => {
    const photo = photoTakenAt({ lat: 38.6916, lng: -9.216 })
    for (const secret of [CAMERA, COMMENT, 'Exif']) expect(photo.includes(secret)).toBe(true)
    expect(stripMetadata('image/jpeg', photo)).toEqual(original('image/jpeg'))
  })

  it.each([
    ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
    ['IPTC', 0xed, 'Photoshop 3.0\0'],
    ['a list of further pictures', 0xe2, 'MPF\0'],
    ['notes of the maker', 0xe5, ''],
    ['a thumbnail', 0xe0, 'JFXX\0\u0010'],
    ['a thumbnail in its header', 0xe0, 'JFIF\0\u0001\u0002\0\0\u0001\0\u0001\u0001\u0001'],
    ['a comment', 0xfe, ''],
  ])('from a JPEG with %s', (_what, marker, head) => {
    const photo = at(original('image/jpeg'), 2, jpegSegment(marker, head + PLACE))
    expect(stripMetadata('image/jpeg', photo)).toEqual(original('image/jpeg'))
  })

  it('from a JPEG with fill bytes before its marks, and with a comment between its scans', () => {
    const picture = original('image/jpeg')
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]))
    const second = picture.subarray(scan, -2)
    const twice = at(picture, picture.length - 2, Buffer.from([0xff, 0xff]), jpegSegment(0xfe, PLACE), second)
    expect(stripMetadata('image/jpeg', twice)).toEqual(at(picture, picture.length - 2, second))
  })

  it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fdAT', 'prIv'])('from a PNG with %s', (type) => {
    const photo = at(original('image/png'), 33, pngChunk(type, PLACE))
    expect(stripMetadata('image/png', photo)).toEqual(original('image/png'))
  })

  it('from a PNG with something behind its end', () => {
    const photo = Buffer.concat([original('image/png'), Buffer.from(PLACE)])
    expect(stripMetadata('image/png', photo)).toEqual(original('image/png'))
  })

  it('from a WebP, whose header then says so', () => {
    const photo = webpWith(webpChunk('EXIF', PLACE), webpChunk('XMP ', PLACE), webpChunk('PRIV', PLACE))
    expect(stripMetadata('image/webp', photo)).toEqual(original('image/webp'))
    expect(stripMetadata('image/webp', Buffer.concat([photo, Buffer.from(PLACE)]))).toEqual(original('image/webp'))
  })
})

describe('a picture that is not whole is refused', () => {
  it.each(SCAN_IMAGE_TYPES)('wherever it is cut: %s', (type) => {
    const picture = original(type)
    for (let length = 0; length < picture.length; length++) {
      expect(() => stripMetadata(type, picture.subarray(0, length)), String(length)).toThrow(MalformedPictureError)
    }
  })

  it.each([
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['image/png', at(original('image/png').subarray(0, 8), 8, pngChunk('IHDR', ''), pngChunk('IEND', ''))],
    ['image/webp', Buffer.from('RIFF\u000c\0\0\0WEBPVP8L\0\0\0\0', 'latin1')],
  ] as const)('without a picture in it: %s', (type, empty) => {
    expect(() => stripMetadata(type, empty)).toThrow(MalformedPictureError)
  })

  it('a film is none', () => {
    const film = Buffer.from('RIFF\u0010\0\0\0WEBPANMF\u0004\0\0\0film', 'latin1')
    expect(() => stripMetadata('image/webp', film)).toThrow(MalformedPictureError)
  })

  it.each(SCAN_IMAGE_TYPES)('or taken, but never fails in another way, whatever the bytes: %s', (type) => {
    fc.assert(
      fc.property(fc.nat(original(type).length - 1), fc.uint8Array({ maxLength: 40 }), (index, noise) => {
        const bytes = original(type)
        Buffer.from(noise).copy(bytes, index)
        try {
          return stripMetadata(type, bytes).length > 0
        } catch (error) {
          return error instanceof MalformedPictureError
        }
      }),
    )
  })
})
