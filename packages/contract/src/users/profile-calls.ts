import { addDays } from '../calendar.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { SealedPassport, TypedPassportNumber } from '../vault/passport.ts'
import { CalendarDay, dayOrMoment, Email, lineText, phoneDigits, PictureUrl, text } from '../primitives.ts'
import { CURRENCIES } from '../money.ts'
import { User } from './user.ts'
import { z } from '../zod.ts'

export const PROFILE_UPDATE_FAILED = 'Failed to update profile. Please try again.'

/** A clearable field: '' and null both remove the value. */
const emptyOr = (schema: z.ZodMiniType<string, string>) =>
  z.optional(
    z.nullable(
      z.pipe(
        text(LIMITS.url),
        z.transform((typed, context): string | null => {
          if (typed === '') return null
          const parsed = schema.safeParse(typed)
          if (parsed.success) return parsed.data
          for (const { message } of parsed.error.issues) context.issues.push({ code: 'custom', message, input: typed })
          return z.NEVER
        }),
      ),
    ),
  )

/** Optional single-line text. */
const line = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        lineText(max),
        z.transform((typed: string) => (typed === '' ? null : typed)),
      ),
    ),
  )

const OLDEST = '1900-01-01'

/** Tomorrow in UTC, which is already today somewhere. */
const latestToday = (): string => addDays(new Date().toISOString().slice(0, 10), 1)

const DayOfBirth = z.pipe(
  dayOrMoment('Invalid input'),
  CalendarDay.check(
    z.refine((day) => day >= OLDEST, 'Date of birth must be after 1900'),
    z.refine((day) => day <= latestToday(), 'Date of birth cannot be in the future'),
  ),
)

const PhoneNumber = text(LIMITS.shortText).check(
  z.regex(/^[\d +()./-]*$/, {
    error: 'A phone number has digits, spaces and the signs + ( ) . / - only',
    abort: true,
  }),
  phoneDigits,
)

const isOnePassport = ({ passportNumber, sealedPassport }: { passportNumber?: unknown; sealedPassport?: unknown }) =>
  passportNumber === undefined || sealedPassport === undefined

/** Changes to the profile. Omitted fields stay unchanged; '' and null remove a value. */
export const ProfileChanges = z
  .strictObject({
    firstName: line(LIMITS.shortText),
    lastName: line(LIMITS.shortText),
    /** Must be the account's own address; accepted because some clients send the whole profile back. */
    email: z.optional(z.nullable(Email)),
    profileImageUrl: emptyOr(PictureUrl),
    location: line(LIMITS.place),
    currency: z.optional(z.enum(CURRENCIES)),
    airlineMembership: line(LIMITS.shortText),
    phoneNumber: emptyOr(PhoneNumber),
    dateOfBirth: emptyOr(DayOfBirth),
    nationality: line(LIMITS.shortText),
    hasSettledIn: z.optional(z.boolean()),
    /** Only accepted while there is no vault. The masked number means unchanged. */
    passportNumber: z.optional(z.nullable(TypedPassportNumber)),
    /** Used once there is a vault: encrypted by the browser. */
    sealedPassport: z.optional(SealedPassport),
  })
  .check(z.refine(isOnePassport, { error: 'Send the passport number in one form', path: ['passportNumber'] }))
export type ProfileChanges = z.output<typeof ProfileChanges>

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profile',
  summary:
    'Changes the profile of the signed-in user. Of the passport number every answer has the last 4 characters only.',
  access: 'signed-in',
  quota: 'profile',
  body: ProfileChanges,
  response: User,
})
