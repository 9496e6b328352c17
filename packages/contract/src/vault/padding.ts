/** Plaintext of one chunk of an encrypted file. */
export const CHUNK_LENGTH = 256 * 1024
/** Magic, version, length of a chunk, and what the nonces begin with. */
export const HEADER_LENGTH = 16
/** Of AES-GCM, behind each chunk. */
export const TAG_LENGTH = 16
/** The true length of a padded file, as the first thing in its plaintext: uint64, big-endian. */
export const LENGTH_BYTES = 8

/** What is shorter looks alike. */
const SHORTEST = 4_096

/**
 * To how many bytes a plaintext of so many is padded: Padmé (Nikitin et al., PURBs, 2019), whose length tells no more than
 * O(log log n) bits, for at most 12 % more.
 */
export function paddedLength(length: number): number {
  const least = Math.max(length, SHORTEST)
  const exponent = Math.floor(Math.log2(least))
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1)
  return Math.ceil(least / step) * step
}

/** Of the ciphertext of so many bytes in format 2. */
export function sealedLength(length: number): number {
  const padded = paddedLength(LENGTH_BYTES + length)
  return HEADER_LENGTH + padded + Math.ceil(padded / CHUNK_LENGTH) * TAG_LENGTH
}

/** Whether a ciphertext of format 2 can be as long as this: of all lengths, about one in a thousand. */
export function isSealedLength(bytes: number): boolean {
  const chunks = Math.ceil((bytes - HEADER_LENGTH) / (CHUNK_LENGTH + TAG_LENGTH))
  const plain = bytes - HEADER_LENGTH - chunks * TAG_LENGTH
  return plain >= SHORTEST && paddedLength(plain) === plain && Math.ceil(plain / CHUNK_LENGTH) === chunks
}
