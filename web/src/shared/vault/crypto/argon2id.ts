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
 * Argon2id (RFC 9106, version 1.3, one lane). Takes a fifth of a second or more, and `memory` KiB: for workers.
 * @throws CannotOpen for a cost that nobody should have chosen, whoever stored it
 */
export function argon2id(passphrase: Bytes, salt: Bytes, { memory, passes }: Argon2idCost): Bytes {
  if (!isWithin(memory, minMemory, maxMemory) || !isWithin(passes, minPasses, maxPasses)) {
    throw new CannotOpen('Argon2id at an impossible cost')
  }
  return Uint8Array.from(derive(passphrase, salt, { m: memory, t: passes, p: 1, dkLen: KEY_LENGTH }))
}

/**
 * What this device may spend, so that one that is four times as slow still opens the vault within two seconds: 1.2 of them
 * here, and the rest for loading and drawing.
 */
const AFFORDABLE_MS = 300
/** No phone is asked for more. */
const MOST_OFFERED = 65_536

/** The memory in KiB, in whole MiB, of a device that takes `leastMs` for the least. */
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

/** What this device can afford: never less than OWASP's least. */
export const calibrated = (): Argon2idCost => (known ??= measured())
