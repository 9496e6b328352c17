import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { sendResetMail, signInMessage } from '../data/sign-in.ts'
import { AddressInput } from '../../../shared/session/credentials.ts'
import { EmailField } from './email-field.tsx'

interface ForgotPasswordFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

export function ForgotPasswordForm({ email, onEmail, onBack }: ForgotPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ resolver: contractResolver(AddressInput), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      await sendResetMail(input.email)
      setSentTo(input.email)
    } catch (reason) {
      form.setError('root', { message: signInMessage(reason) })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Fields busy={isSubmitting} className="grid gap-5">
        <legend className="sr-only">Choose a new password</legend>
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <output className="block empty:hidden">
          {sentTo !== undefined && (
            <span className="block rounded-control bg-success-soft px-4 py-3 font-medium [overflow-wrap:anywhere] text-success">
              If there is an account for {sentTo}, a mail is on its way.
            </span>
          )}
        </output>
        <EmailField
          registration={form.register('email', { onChange: () => onEmail(form.getValues('email')) })}
          error={errors.email?.message}
        />
        <Button type="submit" size="large" pending={isSubmitting}>
          Send the link
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to sign in
        </Button>
      </Fields>
    </form>
  )
}
