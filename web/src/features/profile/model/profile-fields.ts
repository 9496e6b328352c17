import { ProfileChanges } from '@waymark/contract/users/profile-calls'
import { CURRENCIES } from '@waymark/contract/money'
import type { User } from '@waymark/contract/users/user'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export const currencyName = (code: string): string => `${code} (${NAMES.of(code) ?? code})`

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: currencyName(code) }))

/** Form values; empty for missing ones. */
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
  /** Masked unless it is being changed. */
  passportNumber: string
}

/** Fields in screen order. */
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

/** A field that is typed in. */
export type EditedField = Exclude<keyof ProfileFields, 'profileImageUrl'>

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

/** Validates and submits changed fields only, to keep other devices' changes. */
export const profileResolver = (before: ProfileFields) =>
  contractResolver<ProfileFields, ProfileChanges>(ProfileChanges, {
    bodyOf: (fields) =>
      Object.fromEntries(
        PROFILE_FIELDS.flatMap((field) => (fields[field] === before[field] ? [] : [[field, fields[field]] as const])),
      ),
    fieldOf: ([field]) => field,
  })
