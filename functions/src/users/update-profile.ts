import { MaskedPassportNumber, maskPassportNumber, type SealedPassport } from '@waymark/contract/vault/passport'
import { PROFILE_UPDATE_FAILED, type ProfileChanges } from '@waymark/contract/users/profile-calls'
import type { User } from '@waymark/contract/users/user'
import { AppError, failingWith } from '../platform/app-error.ts'
import { changeProfile, type PassportChange, type ProfileFields } from './profile-store.ts'
import { currentUser } from './current-user.ts'
import { dropPicture } from '../pictures/sweep-pictures.ts'

const badField = (field: string, message: string): AppError =>
  new AppError('invalid-argument', `${field} does not fit`, { message, fields: { [field]: message } })

const conflict = (field: string, message: string): AppError =>
  new AppError('conflict', `${field} and the vault`, { message, fields: { [field]: message } })

function sealedChange({ masked, sealed }: SealedPassport, vaultKeyId: string | undefined): PassportChange {
  if (sealed.keyId === vaultKeyId) return { masked, number: null, sealed }
  throw conflict('sealedPassport', 'Your vault has another key now. Reload the page and unlock it again.')
}

function plainChange(number: string, before: unknown, vaultKeyId: string | undefined): PassportChange {
  if (number === before) return undefined
  if (MaskedPassportNumber.safeParse(number).success)
    throw badField('passportNumber', 'Enter the whole passport number')
  if (vaultKeyId === undefined) return { masked: maskPassportNumber(number), number, sealed: null }
  throw conflict('passportNumber', 'Unlock your vault to change the passport number')
}

const isGiven = (entry: readonly [string, unknown]): boolean => entry[1] !== undefined

/** Changes the caller's profile. It cannot change administrator rights or the e-mail address. */
export const updateProfile = (changes: ProfileChanges, uid: string): Promise<User> =>
  failingWith(PROFILE_UPDATE_FAILED, async () => {
    const { email, passportNumber, sealedPassport, ...rest } = changes
    const user = await currentUser(uid)
    if (email !== undefined && email !== user.email) {
      throw badField('email', 'The e-mail address is that of your account and cannot be changed here')
    }
    const fields = Object.fromEntries(Object.entries(rest).filter(isGiven)) as ProfileFields
    await changeProfile(uid, fields, (before) => {
      if (sealedPassport !== undefined) return sealedChange(sealedPassport, before.vaultKeyId)
      if (passportNumber === undefined || passportNumber === null) return passportNumber
      return plainChange(passportNumber, before.passportNumber, before.vaultKeyId)
    })
    if (rest.profileImageUrl !== undefined && rest.profileImageUrl !== user.profileImageUrl) {
      await dropPicture(uid, user.profileImageUrl)
    }
    return currentUser(uid)
  })
