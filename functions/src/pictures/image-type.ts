import type { UploadedImageType } from '@waymark/contract/pictures/upload-calls'

const AVIF_BRANDS = ['avif', 'avis']

/** A picture of the HEIF family names its kinds in its first box: one of them first, further ones from byte 16 on. */
function isAvif(head: Buffer): boolean {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false
  const kinds = head.toString('latin1', 16, Math.min(head.readUInt32BE(0), head.length))
  return [head.toString('latin1', 8, 12), ...(kinds.match(/.{4}/gs) ?? [])].some((kind) => AVIF_BRANDS.includes(kind))
}

const LONGEST_HEAD = 256

/** What a picture is by its first bytes, whatever its name or sender says; undefined for everything that is not taken. */
export function imageTypeOf(bytes: Uint8Array): UploadedImageType | undefined {
  const head = Buffer.from(bytes.subarray(0, LONGEST_HEAD))
  const text = head.toString('latin1')
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  return isAvif(head) ? 'image/avif' : undefined
}
