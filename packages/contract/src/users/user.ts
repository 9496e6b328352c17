import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CURRENCIES } from '../money.ts'
import { MaskedPassportNumber } from '../vault/passport.ts'
import { CalendarDay, Email, Instant, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** `users/{uid}`: the profile, and a mirror of the admin claim. Written by the API only. */
export const User = z.strictObject({
  id: Uid,
  email: z.nullable(Email),
  firstName: z.nullable(text(LIMITS.shortText)),
  lastName: z.nullable(text(LIMITS.shortText)),
  profileImageUrl: z.nullable(text(LIMITS.url)),
  location: z.nullable(text(LIMITS.place)),
  currency: openEnum(CURRENCIES, 'USD'),
  airlineMembership: z.nullable(text(LIMITS.shortText)),
  phoneNumber: z.nullable(text(LIMITS.shortText)),
  dateOfBirth: z.nullable(CalendarDay),
  nationality: z.nullable(text(LIMITS.shortText)),
  /** Masked. The full number is in `users/{uid}/private/passport`. */
  passportNumber: z.nullable(MaskedPassportNumber),
  /** Whether the full number is encrypted with the vault key. */
  isPassportSealed: z.optional(z.boolean()),
  /** Whether the home screen's first steps are done or dismissed. */
  hasSettledIn: z.optional(z.boolean()),
  isAdmin: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type User = z.infer<typeof User>
export const userConverter = docConverter<User>(User)
