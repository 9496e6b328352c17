import { isMalformed } from '@waymark/contract/converter'
import type { SealedText } from '@waymark/contract/vault/keyring'
import { getDoc } from 'firebase/firestore'
import { passportRef } from './refs.ts'

// direct: the owner alone, once the number is encrypted
/** Throws where there is none that is encrypted. */
export async function readSealedPassport(uid: string): Promise<SealedText> {
  const record = (await getDoc(passportRef(uid))).data()
  if (record === undefined || isMalformed(record) || record.sealed === null) throw new Error('no encrypted number')
  return record.sealed
}
