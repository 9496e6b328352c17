import { fromBase64Url, join, randomBytes, toBase64Url, type Bytes } from './bytes.ts'

const IV_LENGTH = 12

/**
 * Decryption failed: a wrong key, or data that was changed or belongs elsewhere. These cases cannot be distinguished.
 */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

function split(sealed: string): { readonly iv: Bytes; readonly ciphertext: Bytes } {
  try {
    const bytes = fromBase64Url(sealed)
    return { iv: bytes.slice(0, IV_LENGTH), ciphertext: bytes.slice(IV_LENGTH) }
  } catch (cause) {
    throw new CannotOpen('Not base64url', { cause })
  }
}

/** Encrypts with AES-GCM under a random IV, which is prepended. */
export async function sealBytes(key: CryptoKey, bytes: Bytes, additionalData: Bytes): Promise<string> {
  const iv = randomBytes(IV_LENGTH)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes)
  return toBase64Url(join(iv, new Uint8Array(ciphertext)))
}

/** @throws CannotOpen */
export async function openBytes(key: CryptoKey, sealed: string, additionalData: Bytes): Promise<Bytes> {
  const { iv, ciphertext } = split(sealed)
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, ciphertext))
  } catch (cause) {
    throw new CannotOpen('Not opened by this key, here', { cause })
  }
}

/** Like `sealBytes`, for a key, whose bytes are never exposed to JavaScript. */
export async function wrapKey(by: CryptoKey, key: CryptoKey, additionalData: Bytes): Promise<string> {
  const iv = randomBytes(IV_LENGTH)
  const wrapped = await crypto.subtle.wrapKey('raw', key, by, { name: 'AES-GCM', iv, additionalData })
  return toBase64Url(join(iv, new Uint8Array(wrapped)))
}

interface Unwrapped {
  readonly extractable: boolean
  readonly usages: readonly KeyUsage[]
}

/** @throws CannotOpen */
export async function unwrapKey(
  by: CryptoKey,
  wrapped: string,
  additionalData: Bytes,
  { extractable, usages }: Unwrapped,
): Promise<CryptoKey> {
  const { iv, ciphertext } = split(wrapped)
  const algorithm = { name: 'AES-GCM', iv, additionalData }
  const kind = { name: 'AES-GCM', length: 256 }
  try {
    return await crypto.subtle.unwrapKey('raw', ciphertext, by, algorithm, kind, extractable, [...usages])
  } catch (cause) {
    throw new CannotOpen('Not unwrapped by this key, here', { cause })
  }
}
