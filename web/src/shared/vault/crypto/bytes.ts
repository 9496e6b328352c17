/** Bytes backed by an ArrayBuffer, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

const ENCODER = new TextEncoder()
const DECODER = new TextDecoder('utf-8', { fatal: true })

export const utf8 = (text: string): Bytes => ENCODER.encode(text)

/** @throws TypeError for invalid UTF-8 */
export const textOf = (bytes: BufferSource): string => DECODER.decode(bytes)

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

export function join(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Base64url without padding, for short values. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws Error unless the text is exactly as `toBase64Url` writes it */
export function fromBase64Url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64url')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  // Rejects unused bits that are not zero, which could be changed unnoticed.
  if (toBase64Url(bytes) !== text) throw new Error('Not base64url')
  return bytes
}

/** Missing in the DOM types. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }

/**
 * Frees a buffer's memory immediately if the engine supports it. Waiting for garbage collection would accumulate the
 * chunks of a whole file.
 */
export function release(buffer: ArrayBuffer): void {
  ;(buffer as Transferable).transfer?.(0)
}
