import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { MIN_PASSWORD_LENGTH, NewPasswordInput } from '../../../shared/session/credentials.ts'

interface NewPasswordFormProps {
  email: string
  busy: boolean
  error: string | undefined
  onPassword: (password: string) => Promise<void>
}

/** Asks for a new password. */
export function NewPasswordForm({ email, busy, error, onPassword }: NewPasswordFormProps) {
  const form = useForm({ resolver: contractResolver(NewPasswordInput), defaultValues: { password: '' } })
  const { errors, isDirty } = form.formState
  useUnsavedInput(isDirty)
  const submit = form.handleSubmit(({ password }) => onPassword(password))
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Fields busy={busy} className="grid gap-5">
        <legend className="sr-only">Choose a new password</legend>
        {error !== undefined && <FormError>{error}</FormError>}
        {/* Password managers keep the new password with it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          label="New password"
          error={errors.password?.message}
          hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        >
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" size="large" pending={busy}>
          Change password
        </Button>
      </Fields>
    </form>
  )
}
