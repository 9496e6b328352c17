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

/** What this device may spend, so that one that is four times as slow still opens the vault within two seconds. */
const AFFORDABLE_MS = 400

let known: Argon2idCost | undefined

/** How much memory this device can afford: never less than OWASP's least, and no phone is asked for more than 64 MiB. */
export const calibrated = (): Argon2idCost => (known ??= measured())

function measured(): Argon2idCost {
  const least = { memory: minMemory, passes: minPasses }
  const start = performance.now()
  argon2id(new Uint8Array(16), new Uint8Array(16), least)
  const affordable = Math.floor((minMemory * AFFORDABLE_MS) / (performance.now() - start) / 1_024) * 1_024
  return { ...least, memory: Math.min(65_536, Math.max(minMemory, affordable)) }
}
