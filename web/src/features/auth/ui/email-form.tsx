import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { createAccount, signIn, signInMessage } from '../data/sign-in.ts'
import {
  CreateAccountInput,
  MIN_PASSWORD_LENGTH,
  SignInInput,
  type Credentials,
} from '../../../shared/session/credentials.ts'
import { EmailField } from './email-field.tsx'

interface EmailFormProps {
  creating: boolean
  /** Held by the screen, so that it stays when switching forms. */
  email: string
  onEmail: (email: string) => void
  error: string | undefined
  onError: (message: string | undefined) => void
  onSignedIn: () => void
  onForgot: () => void
}

export function EmailForm({ creating, email, onEmail, error, onError, onSignedIn, onForgot }: EmailFormProps) {
  const form = useForm<Credentials>({
    resolver: contractResolver(creating ? CreateAccountInput : SignInInput),
    defaultValues: { email, password: '' },
  })
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  useUnsavedInput(isDirty)

  const submit = form.handleSubmit(async (credentials) => {
    onError(undefined)
    try {
      await (creating ? createAccount(credentials) : signIn(credentials))
    } catch (reason) {
      onError(signInMessage(reason))
      // Marks the submission as failed, so that the form can be submitted again.
      form.setError('root', {})
      return
    }
    onSignedIn()
  })

  const pending = isSubmitting || isSubmitSuccessful
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Fields busy={pending} className="grid gap-5">
        <legend className="sr-only">{creating ? 'Create an account' : 'Sign in'}</legend>
        {error !== undefined && <FormError>{error}</FormError>}
        <EmailField
          registration={form.register('email', { onChange: () => onEmail(form.getValues('email')) })}
          error={errors.email?.message}
        />
        <Field
          label="Password"
          error={errors.password?.message}
          {...(creating ? { hint: `At least ${MIN_PASSWORD_LENGTH} characters` } : {})}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete={creating ? 'new-password' : 'current-password'}
            />
          )}
        </Field>
        {!creating && (
          <button
            type="button"
            onClick={onForgot}
            className="-my-2.5 min-h-11 justify-self-start font-semibold text-accent-ink underline underline-offset-4"
          >
            Forgot your password?
          </button>
        )}
        <Button type="submit" size="large" pending={pending}>
          {creating ? 'Create account' : 'Sign in'}
        </Button>
      </Fields>
    </form>
  )
}
