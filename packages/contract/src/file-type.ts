import type { UploadedImageType } from './pictures/upload-calls.ts'
import type { DocumentFileType } from './vault/document.ts'

/** All file types that any upload accepts. */
export type KnownFileType = DocumentFileType | UploadedImageType

/** Number of leading bytes that are inspected. */
const HEAD_BYTES = 256

/** Decodes bytes as Latin-1, so that each character is one byte. */
export const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The `ftyp` box of a HEIF file lists its brands: the major one at byte 8, compatible ones from byte 16. */
function isAvif(head: string): boolean {
  if (head.length < 16 || head.slice(4, 8) !== 'ftyp') return false
  const boxEnd = [0, 1, 2, 3].reduce((size, at) => size * 256 + head.charCodeAt(at), 0)
  const kinds = head.slice(16, boxEnd).match(/.{4}/gs) ?? []
  return [head.slice(8, 12), ...kinds].some((kind) => kind === 'avif' || kind === 'avis')
}

/**
 * Detects the type from the first bytes, regardless of name and declared type; undefined if unknown. Word documents
 * share their signature with other formats: `application/msword` is any OLE file, `…wordprocessingml.document` any zip
 * archive. It does not check that the file is complete.
 */
export function fileTypeOf(bytes: Uint8Array): KnownFileType | undefined {
  const head = latin1(bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'application/msword'
  if (head.startsWith('PK\u0003\u0004')) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  }
  return isAvif(head) ? 'image/avif' : undefined
}
