import { ProfileChanges } from '@waymark/contract/users/profile-calls'
import { CURRENCIES } from '@waymark/contract/money'
import type { User } from '@waymark/contract/users/user'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export const currencyName = (code: string): string => `${code} (${NAMES.of(code) ?? code})`

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: currencyName(code) }))

/** What can be changed of a profile, as the controls hold it: empty for what is not there. */
export interface ProfileFields {
  profileImageUrl: string
  firstName: string
  lastName: string
  phoneNumber: string
  dateOfBirth: string
  nationality: string
  location: string
  currency: string
  airlineMembership: string
  /** Masked until it is typed again. */
  passportNumber: string
}

/** In their order on the screen. */
export const PROFILE_FIELDS = [
  'profileImageUrl',
  'firstName',
  'lastName',
  'phoneNumber',
  'dateOfBirth',
  'nationality',
  'location',
  'currency',
  'airlineMembership',
  'passportNumber',
] as const satisfies readonly (keyof ProfileFields)[]

export const fieldsOf = (user: User): ProfileFields => ({
  profileImageUrl: user.profileImageUrl ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phoneNumber: user.phoneNumber ?? '',
  dateOfBirth: user.dateOfBirth ?? '',
  nationality: user.nationality ?? '',
  location: user.location ?? '',
  currency: user.currency,
  airlineMembership: user.airlineMembership ?? '',
  passportNumber: user.passportNumber ?? '',
})

/** Judges what is not as it was: the rest is not sent, so that it does not undo what another device has changed. */
export const profileResolver = (before: ProfileFields) =>
  contractResolver<ProfileFields, ProfileChanges>(ProfileChanges, {
    bodyOf: (fields) =>
      Object.fromEntries(
        PROFILE_FIELDS.flatMap((field) => (fields[field] === before[field] ? [] : [[field, fields[field]] as const])),
      ),
    fieldOf: ([field]) => field,
  })
