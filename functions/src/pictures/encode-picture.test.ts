import { CAMERA, COMMENT, photoTakenAt, PICTURES } from '@waymark/contract/fixtures/pictures'
import { UPLOADED_IMAGE_TYPES, type UploadedImageType } from '@waymark/contract/pictures/upload-calls'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { encodePicture } from './encode-picture.ts'

const SKY = { r: 90, g: 150, b: 220 }

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: SKY } })

const DRAW: Readonly<Record<UploadedImageType, (width: number, height: number) => Promise<Buffer>>> = {
  'image/jpeg': (width, height) => drawn(width, height).jpeg().toBuffer(),
  'image/png': (width, height) => drawn(width, height).png().toBuffer(),
  'image/webp': (width, height) => drawn(width, height).webp().toBuffer(),
  'image/avif': (width, height) => drawn(width, height).avif({ effort: 0 }).toBuffer(),
}

async function sizesOf(bytes: Uint8Array, type: UploadedImageType): Promise<(readonly [number, number])[]> {
  const pictures = await encodePicture(bytes, type)
  expect(pictures.map(({ width }) => width)).toEqual([480, 960, 1600])
  const headers = await Promise.all(pictures.map((picture) => sharp(picture.bytes).metadata()))
  for (const header of headers) expect(header.format).toBe('webp')
  return headers.map(({ width, height }) => [width, height])
}

async function refusalOf(bytes: Uint8Array, type: UploadedImageType): Promise<AppError> {
  try {
    await encodePicture(bytes, type)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was accepted')
}

const UNREADABLE = { code: 'invalid-argument', fields: { image: 'The image cannot be read' } }

describe('a picture', () => {
  it.each(UPLOADED_IMAGE_TYPES)('becomes WebP in three widths: %s', async (type) => {
    expect(await sizesOf(await DRAW[type](2000, 1000), type)).toEqual([
      [480, 240],
      [960, 480],
      [1600, 800],
    ])
  })

  it('is never made larger than it is', async () => {
    expect(await sizesOf(await DRAW['image/png'](600, 300), 'image/png')).toEqual([
      [480, 240],
      [600, 300],
      [600, 300],
    ])
    expect(await sizesOf(Buffer.from(PICTURES['image/webp'], 'base64'), 'image/webp')).toEqual([
      [4, 2],
      [4, 2],
      [4, 2],
    ])
  })

  it('that is very long is made narrower instead', async () => {
    expect(await sizesOf(await DRAW['image/png'](500, 20_000), 'image/png')).toEqual([
      [36, 1440],
      [72, 2880],
      [120, 4800],
    ])
  })

  it('stands upright, whichever way the camera was held, and tells nothing of where it was taken', async () => {
    const photo = photoTakenAt({ lat: 38.6916, lng: -9.216, orientation: 6 }, await DRAW['image/jpeg'](800, 600))
    for (const secret of [CAMERA, COMMENT]) expect(photo.includes(secret)).toBe(true)
    expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer)
    const pictures = await encodePicture(photo, 'image/jpeg')
    for (const { bytes } of pictures) {
      for (const secret of [CAMERA, COMMENT, 'Exif', 'EXIF']) expect(bytes.includes(secret)).toBe(false)
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(width / height).toBeCloseTo(3 / 4, 1)
    }
  })

  it('keeps its colours and what is transparent', async () => {
    const glass = await sharp({ create: { width: 100, height: 50, channels: 4, background: { ...SKY, alpha: 0 } } })
      .png()
      .toBuffer()
    const [small] = await encodePicture(glass, 'image/png')
    expect((await sharp(small?.bytes).metadata()).hasAlpha).toBe(true)
    const [blue] = await encodePicture(await DRAW['image/avif'](300, 200), 'image/avif')
    const { channels } = await sharp(blue?.bytes).stats()
    for (const [index, value] of Object.values(SKY).entries()) {
      expect(Math.abs((channels[index]?.mean ?? 0) - value)).toBeLessThan(6)
    }
  })

  it('in grey, in print colours or with sixteen bits a channel is a picture, too', async () => {
    for (const odd of [
      drawn(100, 50).greyscale().jpeg(),
      drawn(100, 50).toColourspace('cmyk').jpeg(),
      drawn(100, 50).toColourspace('rgb16').png(),
    ]) {
      const bytes = await odd.toBuffer()
      const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png'
      expect(await sizesOf(bytes, type)).toEqual([
        [100, 50],
        [100, 50],
        [100, 50],
      ])
    }
  })

  it('that moves is its first image', async () => {
    const frames = await sharp(
      Buffer.from(Array.from({ length: 7_200 }, (_, index) => Math.floor(index / 2_400) * 90)),
      {
        raw: { width: 40, height: 60, channels: 3, pageHeight: 20 },
      },
    )
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(3)
    expect(await sizesOf(frames, 'image/webp')).toEqual([
      [40, 20],
      [40, 20],
      [40, 20],
    ])
  })
})

describe('what is no whole picture is refused', () => {
  it.each(UPLOADED_IMAGE_TYPES)('when it is cut: %s', async (type) => {
    const picture = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 256)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .toFormat(type === 'image/avif' ? 'avif' : type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp')
      .toBuffer()
    for (const share of [0.02, 0.3, 0.7]) {
      expect(await refusalOf(picture.subarray(0, picture.length * share), type)).toMatchObject(UNREADABLE)
    }
  })

  it('when another decoder would be needed, however it is called', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>')
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    for (const bytes of [drawing, gif]) {
      for (const type of UPLOADED_IMAGE_TYPES) expect(await refusalOf(bytes, type)).toMatchObject(UNREADABLE)
    }
  })

  it('when it is another type than it was taken for', async () => {
    expect(await refusalOf(await DRAW['image/png'](9, 9), 'image/jpeg')).toMatchObject(UNREADABLE)
  })

  it('when it claims to be larger than any camera takes, without being decoded', async () => {
    const bomb = await drawn(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect((await refusalOf(bomb, 'image/png')).message).toBe('The image must have at most 50 megapixels')
  })

  it('when it is large and can only be read as a whole', async () => {
    const interlaced = await drawn(5_000, 5_001).png({ progressive: true }).toBuffer()
    expect((await refusalOf(interlaced, 'image/png')).message).toBe('The image must have at most 25 megapixels')
    const avif = await drawn(13_001, 1_000).avif({ effort: 0 }).toBuffer()
    expect((await refusalOf(avif, 'image/avif')).message).toBe('The image must have at most 13 megapixels')
  })
})
