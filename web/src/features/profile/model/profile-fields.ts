import { ProfileChanges } from '@waymark/contract/users/profile-calls'
import { CURRENCIES } from '@waymark/contract/money'
import type { User } from '@waymark/contract/users/user'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export const currencyName = (code: string): string => `${code} (${NAMES.of(code) ?? code})`

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: currencyName(code) }))

/** The label of each field, in screen order. */
export const PROFILE_LABELS = {
  profileImageUrl: 'Profile Picture',
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  dateOfBirth: 'Date of Birth',
  nationality: 'Nationality',
  location: 'Location',
  currency: 'Preferred Currency',
  airlineMembership: 'Airline Membership',
  passportNumber: 'Passport Number',
} as const

/** Form values; empty for missing ones. The passport number is masked unless it is being changed. */
export type ProfileFields = Record<keyof typeof PROFILE_LABELS, string>

export const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as (keyof ProfileFields)[]

/** A field that is typed in. */
export type EditedField = Exclude<keyof ProfileFields, 'profileImageUrl'>

export const EDITED_FIELDS = PROFILE_FIELDS.filter((field): field is EditedField => field !== 'profileImageUrl')

export const fieldsOf = (user: User): ProfileFields =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field] ?? ''])) as ProfileFields

/** Validates and submits changed fields only, to keep other devices' changes. */
export const profileResolver = (before: ProfileFields) =>
  contractResolver<ProfileFields, ProfileChanges>(ProfileChanges, {
    bodyOf: (fields) =>
      Object.fromEntries(
        PROFILE_FIELDS.flatMap((field) => (fields[field] === before[field] ? [] : [[field, fields[field]] as const])),
      ),
    fieldOf: ([field]) => field,
  })
