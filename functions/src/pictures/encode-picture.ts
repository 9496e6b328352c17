import { PICTURE_WIDTHS, type PictureWidth } from '@waymark/contract/pictures/public-pictures'
import type { UploadedImageType } from '@waymark/contract/pictures/upload-calls'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '../platform/app-error.ts'

// Pictures are untrusted: only these four decoders are enabled, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** As large as phone cameras go. A small file can claim any number of pixels. */
const MAX_MEGAPIXELS = 50

/**
 * Lower limits for formats that must be decoded completely before the first row is available, so that 512 MiB of memory
 * suffice.
 */
const MAX_MEGAPIXELS_AT_ONCE = { avif: 13, progressive: 25 }

/** Maximum height relative to the width; taller pictures become narrower. WebP is limited to 16,383 pixels. */
const MAX_HEIGHT_RATIO = 3

const QUALITY = 80

export interface EncodedPicture {
  readonly width: PictureWidth
  readonly bytes: Buffer
}

const refuse = (message: string, cause?: unknown): AppError =>
  new AppError('invalid-argument', 'a picture that is not taken', { message, fields: { image: message }, cause })

const FORMATS: Readonly<Record<UploadedImageType, (picture: Metadata) => boolean>> = {
  'image/jpeg': ({ format }) => format === 'jpeg',
  'image/png': ({ format }) => format === 'png',
  'image/webp': ({ format }) => format === 'webp',
  'image/avif': ({ format, compression }) => format === 'heif' && compression === 'av1',
}

function maxMegapixels(type: UploadedImageType, { isProgressive }: Metadata): number {
  if (type === 'image/avif') return MAX_MEGAPIXELS_AT_ONCE.avif
  return isProgressive ? MAX_MEGAPIXELS_AT_ONCE.progressive : MAX_MEGAPIXELS
}

async function checkHeader(bytes: Uint8Array, type: UploadedImageType): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!FORMATS[type](header)) throw refuse('The image cannot be read')
  const limit = maxMegapixels(type, header)
  if (header.width * header.height > limit * 1_000_000) throw refuse(`The image must have at most ${limit} megapixels`)
}

const fitting = (width: PictureWidth) => ({
  width,
  height: width * MAX_HEIGHT_RATIO,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

async function encode(bytes: Uint8Array, type: UploadedImageType): Promise<EncodedPicture[]> {
  await checkHeader(bytes, type)
  // Decoded once at the largest width; the others are derived from that.
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 })
    .autoOrient()
    .resize(fitting(Math.max(...PICTURE_WIDTHS) as PictureWidth))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const pictures: EncodedPicture[] = []
  for (const width of PICTURE_WIDTHS) {
    pictures.push({
      width,
      bytes: await sharp(data, { raw }).resize(fitting(width)).webp({ quality: QUALITY }).toBuffer(),
    })
  }
  return pictures
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Encodes the picture as WebP in each width (or less, if it is smaller), upright and without metadata. Sequentially:
 * two large pictures at once would exceed an instance's memory.
 */
export async function encodePicture(bytes: Uint8Array, type: UploadedImageType): Promise<EncodedPicture[]> {
  const turn = last.then(() => encode(bytes, type))
  last = turn.catch(() => undefined)
  try {
    return await turn
  } catch (error) {
    throw error instanceof AppError ? error : refuse('The image cannot be read', error)
  }
}
