import { Email } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'

export const MIN_PASSWORD_LENGTH = 8

const EmailInput = z.string().check(
  z.trim(),
  z.minLength(1, 'E-mail address is required'),
  z.refine((value) => value === '' || z.safeParse(Email, value).success, 'That is not a valid e-mail address'),
)

/** Schemas of the account forms. A new password has a minimum length; an existing one must only be entered. */
export const SignInInput = z.strictObject({
  email: EmailInput,
  password: z.string().check(z.minLength(1, 'Password is required')),
})
export const NewPasswordInput = z.strictObject({
  password: z
    .string()
    .check(z.minLength(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)),
})
export const CreateAccountInput = z.extend(NewPasswordInput, { email: EmailInput })
export const AddressInput = z.strictObject({ email: EmailInput })

export type Credentials = z.infer<typeof SignInInput>
