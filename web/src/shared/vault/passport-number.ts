import { maskPassportNumber, type SealedPassport } from '@waymark/contract/vault/passport'
import { readSealedPassport } from '../live/passport-store.ts'
import { openText, sealText } from './crypto/sealed-text.ts'
import type { VaultKey } from './crypto/vault-key.ts'

/** What the number is encrypted for. */
const PASSPORT_FIELD = 'passportNumber'

/** The whole passport number, decrypted on this device. Throws where that cannot be done. */
export const readPassportNumber = async (vault: VaultKey): Promise<string> =>
  openText(vault, PASSPORT_FIELD, await readSealedPassport(vault.uid))

export const sealPassportNumber = async (vault: VaultKey, number: string): Promise<SealedPassport> => ({
  masked: maskPassportNumber(number),
  sealed: await sealText(vault, PASSPORT_FIELD, number),
})
