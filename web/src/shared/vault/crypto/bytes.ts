/** Bytes with a buffer of their own, as WebCrypto takes and gives them. */
export type Bytes = Uint8Array<ArrayBuffer>

const ENCODER = new TextEncoder()
const DECODER = new TextDecoder('utf-8', { fatal: true })

export const utf8 = (text: string): Bytes => ENCODER.encode(text)

/** @throws TypeError when the bytes are no text */
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

/** base64url without padding. For keys and details: files stay bytes. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws Error when the text is not base64url as `toBase64Url` writes it */
export function fromBase64Url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64url')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  // Bits that encode nothing could be flipped unseen.
  if (toBase64Url(bytes) !== text) throw new Error('Not base64url')
  return bytes
}

/** Not yet in the types. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }

/**
 * Gives the memory of a buffer back at once, where the engine can. Else that waits for the garbage collector, which
 * lets the chunks of a whole file pile up before it runs.
 */
export function release(buffer: ArrayBuffer): void {
  ;(buffer as Transferable).transfer?.(0)
}
