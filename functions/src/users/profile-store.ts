import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import type { User } from '@waymark/contract/users/user'
import type { SealedText } from '@waymark/contract/vault/keyring'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'
import { readVaultKeyId } from '../vault/keyrings-store.ts'

/** The change to the passport number: plain, encrypted or removed; undefined leaves it unchanged. */
export type PassportChange =
  | { readonly masked: string; readonly number: string; readonly sealed: null }
  | { readonly masked: string; readonly number: null; readonly sealed: SealedText }
  | null
  | undefined

export type ProfileFields = Partial<Omit<User, 'id' | 'isAdmin' | 'createdAt' | 'updatedAt' | 'passportNumber'>>

interface Before {
  /** Masked; null if there is none. */
  readonly passportNumber: unknown
  /** Undefined if there is no vault. */
  readonly vaultKeyId: string | undefined
}

export const userOf = (uid: string): DocumentReference => firestore().collection(COLLECTIONS.users).doc(uid)

export const passportOf = (uid: string): DocumentReference =>
  userOf(uid).collection(PRIVATE.collection).doc(PRIVATE.passport)

/** Changes profile and passport number in one transaction. `decide` receives the stored values and may throw. */
export function changeProfile(
  uid: string,
  fields: ProfileFields,
  decide: (before: Before) => PassportChange,
): Promise<void> {
  return optimistically(async (transaction) => {
    const user = await transaction.get(userOf(uid))
    const vaultKeyId = await readVaultKeyId(uid, transaction)
    const passport = decide({ passportNumber: user.get('passportNumber') ?? null, vaultKeyId })
    const updatedAt = FieldValue.serverTimestamp()
    transaction.update(userOf(uid), {
      ...fields,
      ...(passport !== undefined && {
        passportNumber: passport?.masked ?? null,
        isPassportSealed: passport !== null && passport.sealed !== null,
      }),
      updatedAt,
    })
    if (passport === null) transaction.delete(passportOf(uid))
    else if (passport !== undefined) {
      const { number, sealed } = passport
      transaction.set(
        passportOf(uid),
        { number, sealed, updatedAt },
        { mergeFields: ['number', 'sealed', 'updatedAt'] },
      )
    }
  })
}
