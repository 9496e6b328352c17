/** Plaintext bytes per chunk of an encrypted file. */
export const CHUNK_LENGTH = 256 * 1024
/** Magic number, version, chunk length and nonce prefix. */
export const HEADER_LENGTH = 16
/** AES-GCM tag after each chunk. */
export const TAG_LENGTH = 16
/** A padded plaintext starts with its original length: uint64, big-endian. */
export const LENGTH_BYTES = 8

/** Shorter files are padded to this length. */
const SHORTEST = 4_096

/**
 * Padded length of a plaintext, by Padmé (Nikitin et al., PURBs, 2019): reveals at most O(log log n) bits of the length
 * and adds at most 12 %.
 */
export function paddedLength(length: number): number {
  const least = Math.max(length, SHORTEST)
  const exponent = Math.floor(Math.log2(least))
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1)
  return Math.ceil(least / step) * step
}

/** Ciphertext length of a plaintext in format 2. */
export function sealedLength(length: number): number {
  const padded = paddedLength(LENGTH_BYTES + length)
  return HEADER_LENGTH + padded + Math.ceil(padded / CHUNK_LENGTH) * TAG_LENGTH
}

/** Whether a format 2 ciphertext can have this length. About one length in a thousand is possible. */
export function isSealedLength(bytes: number): boolean {
  const chunks = Math.ceil((bytes - HEADER_LENGTH) / (CHUNK_LENGTH + TAG_LENGTH))
  const plain = bytes - HEADER_LENGTH - chunks * TAG_LENGTH
  return plain >= SHORTEST && paddedLength(plain) === plain && Math.ceil(plain / CHUNK_LENGTH) === chunks
}
