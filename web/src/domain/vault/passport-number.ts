import { isMalformed } from '@waymark/contract/converter'
import { maskPassportNumber, type SealedPassport } from '@waymark/contract/passport'
import { getDoc } from 'firebase/firestore'
import { passportRef } from '../../platform/refs.ts'
import { openText, sealText } from './crypto/sealed-text.ts'
import type { VaultKey } from './crypto/vault-key.ts'

/** What the number is encrypted for. */
const PASSPORT_FIELD = 'passportNumber'

/** The whole passport number, decrypted on this device. Throws where that cannot be done. */
export async function readPassportNumber(vault: VaultKey): Promise<string> {
  const record = (await getDoc(passportRef(vault.uid))).data()
  if (record === undefined || isMalformed(record) || record.sealed === null) throw new Error('no encrypted number')
  return openText(vault, PASSPORT_FIELD, record.sealed)
}

export const sealPassportNumber = async (vault: VaultKey, number: string): Promise<SealedPassport> => ({
  masked: maskPassportNumber(number),
  sealed: await sealText(vault, PASSPORT_FIELD, number),
})
