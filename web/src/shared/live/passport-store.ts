import { isMalformed } from '@waymark/contract/converter'
import type { SealedText } from '@waymark/contract/vault/keyring'
import { getDoc } from 'firebase/firestore'
import { passportRef } from './refs.ts'

// direct: the owner alone, once the number is encrypted
/** @returns undefined where there is none that is encrypted */
export async function findSealedPassport(uid: string): Promise<SealedText | undefined> {
  const record = (await getDoc(passportRef(uid))).data()
  return record === undefined || isMalformed(record) ? undefined : (record.sealed ?? undefined)
}

/** Throws where there is none that is encrypted. */
export async function readSealedPassport(uid: string): Promise<SealedText> {
  const sealed = await findSealedPassport(uid)
  if (sealed === undefined) throw new Error('no encrypted number')
  return sealed
}
