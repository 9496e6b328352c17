import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { MIN_PASSWORD_LENGTH, NewPasswordInput } from '../../../shared/session/credentials.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { changeFailure, setPassword } from '../data/sign-in-methods.ts'

interface ChangePasswordDialogProps {
  /** Whether the account has no password yet. */
  isFirst: boolean
  onClose: () => void
}

export function ChangePasswordDialog({ isFirst, onClose }: ChangePasswordDialogProps) {
  const { user } = useSession()
  const { field: proof, withProof } = useRecentSignIn()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useForm({ resolver: contractResolver(NewPasswordInput), defaultValues: { password: '' } })
  const { errors, isDirty } = form.formState

  async function change(): Promise<void> {
    setFailure(undefined)
    setSending(true)
    let isSignedIn = false
    try {
      const isDone = await withProof(
        async () => {
          isSignedIn = await setPassword(user, form.getValues('password'))
        },
        () => form.trigger(),
      )
      if (!isDone) return
      if (isSignedIn) {
        notify.success(isFirst ? 'Password set' : 'Password changed', 'Other devices have to sign in again.')
      } else notify.error(isFirst ? 'Your password is set. Sign in again.' : 'Your password is changed. Sign in again.')
      onClose()
    } catch (error) {
      setFailure(changeFailure(error) ?? 'The password could not be changed. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <FormDialog
      title={isFirst ? 'Set a password' : 'Change password'}
      description="It is for signing in, and has nothing to do with the passphrase of your vault."
      submit={isFirst ? 'Set password' : 'Change password'}
      unsaved={isDirty}
      sending={isSending}
      failure={failure}
      onSubmit={() => void change()}
      onClose={onClose}
    >
      <Field label="New password" error={errors.password?.message} hint={`At least ${MIN_PASSWORD_LENGTH} characters`}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            show="Show new password"
            autoComplete="new-password"
          />
        )}
      </Field>
      {proof}
    </FormDialog>
  )
}
