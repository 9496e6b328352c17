import { argon2id as derive } from '@noble/hashes/argon2.js'
import type { Argon2idKeyring } from '@waymark/contract/vault/keyring'
import { ARGON2ID_LIMITS } from '@waymark/contract/vault/vault-format'
import type { Bytes } from './bytes.ts'
import { CannotOpen } from './sealed-bytes.ts'

export type Argon2idCost = Pick<Argon2idKeyring, 'memory' | 'passes'>

const KEY_LENGTH = 32
const { minMemory, maxMemory, minPasses, maxPasses } = ARGON2ID_LIMITS

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/**
 * Argon2id (RFC 9106, version 1.3, one lane). Takes a fifth of a second or more and `memory` KiB, so run it in a
 * worker.
 * @throws CannotOpen for parameters outside the allowed range
 */
export function argon2id(passphrase: Bytes, salt: Bytes, { memory, passes }: Argon2idCost): Bytes {
  if (!isWithin(memory, minMemory, maxMemory) || !isWithin(passes, minPasses, maxPasses)) {
    throw new CannotOpen('Argon2id at an impossible cost')
  }
  return Uint8Array.from(derive(passphrase, salt, { m: memory, t: passes, p: 1, dkLen: KEY_LENGTH }))
}

/**
 * Time budget on this device. A device four times slower then takes 0.9 s, which leaves time for loading and rendering
 * within two seconds.
 */
const AFFORDABLE_MS = 225
/** The maximum for phones, in KiB. */
const MOST_OFFERED = 65_536

/** Memory in KiB (whole MiB) for a device that takes `leastMs` with the minimum. */
export function affordableMemory(leastMs: number): number {
  const affordable = Math.floor((minMemory * AFFORDABLE_MS) / leastMs / 1_024) * 1_024
  return Math.min(MOST_OFFERED, Math.max(minMemory, affordable))
}

function measured(): Argon2idCost {
  const least = { memory: minMemory, passes: minPasses }
  const start = performance.now()
  argon2id(new Uint8Array(16), new Uint8Array(16), least)
  return { ...least, memory: affordableMemory(performance.now() - start) }
}

let known: Argon2idCost | undefined

/** Parameters that this device can afford, at least OWASP's minimum. */
export const calibrated = (): Argon2idCost => (known ??= measured())
