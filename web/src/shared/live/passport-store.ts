import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { passportConverter } from '@waymark/contract/vault/passport'
import { isMalformed } from '@waymark/contract/converter'
import type { SealedText } from '@waymark/contract/vault/keyring'
import { getDoc, doc } from 'firebase/firestore'
import { collectionOf } from './firestore.ts'

const passportRef = (uid: string) =>
  doc(collectionOf(`${COLLECTIONS.users}/${uid}/${PRIVATE.collection}`, passportConverter), PRIVATE.passport)

// direct: the owner alone, once the number is encrypted
/** @returns undefined if there is no encrypted number */
export async function findSealedPassport(uid: string): Promise<SealedText | undefined> {
  const record = (await getDoc(passportRef(uid))).data()
  return record === undefined || isMalformed(record) ? undefined : (record.sealed ?? undefined)
}

/** Throws if there is no encrypted number. */
export async function readSealedPassport(uid: string): Promise<SealedText> {
  const sealed = await findSealedPassport(uid)
  if (sealed === undefined) throw new Error('no encrypted number')
  return sealed
}
