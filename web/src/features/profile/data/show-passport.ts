import { isMalformed } from '@waymark/contract/converter'
import { getDoc } from 'firebase/firestore'
import { openText } from '../../../domain/vault/crypto/sealed-text.ts'
import type { VaultKey } from '../../../domain/vault/crypto/vault-key.ts'
import { passportRef } from '../../../platform/refs.ts'

/** What the number is encrypted for. */
export const PASSPORT_FIELD = 'passportNumber'

/** The whole passport number, decrypted on this device. Throws where that cannot be done. */
export async function readPassportNumber(vault: VaultKey): Promise<string> {
  const record = (await getDoc(passportRef(vault.uid))).data()
  if (record === undefined || isMalformed(record) || record.sealed === null) throw new Error('no encrypted number')
  return openText(vault, PASSPORT_FIELD, record.sealed)
}
