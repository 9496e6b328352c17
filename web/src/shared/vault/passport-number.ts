import { maskPassportNumber, type SealedPassport } from '@waymark/contract/vault/passport'
import { readSealedPassport } from '../live/passport-store.ts'
import { openText, sealText } from './crypto/sealed-text.ts'
import type { VaultKey } from './crypto/vault-key.ts'

/** The field name that the ciphertext is bound to. */
const PASSPORT_FIELD = 'passportNumber'

/** Decrypts the full passport number. Throws if that is impossible. */
export const readPassportNumber = async (vault: VaultKey): Promise<string> =>
  openText(vault, PASSPORT_FIELD, await readSealedPassport(vault.uid))

export const sealPassportNumber = async (vault: VaultKey, number: string): Promise<SealedPassport> => ({
  masked: maskPassportNumber(number),
  sealed: await sealText(vault, PASSPORT_FIELD, number),
})
