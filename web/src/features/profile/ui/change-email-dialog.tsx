import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { AddressInput } from '../../../shared/session/credentials.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { changeFailure, sendChangeLink } from '../data/sign-in-methods.ts'

/** Sends a link to a new address, by which its owner makes it the account's. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const { field: proof, withProof } = useRecentSignIn()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useForm({ resolver: contractResolver(AddressInput), defaultValues: { email: '' } })
  const { errors, isDirty } = form.formState

  async function send(): Promise<void> {
    setFailure(undefined)
    setSending(true)
    try {
      const email = () => form.getValues('email').trim()
      const isSent = await withProof(
        () => sendChangeLink(user, email()),
        () => form.trigger(),
      )
      if (!isSent) return
      notify.success('Link sent', `Open the link in the mail to ${email()}. Until then nothing changes.`)
      onClose()
    } catch (error) {
      setFailure(changeFailure(error) ?? 'The link could not be sent. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <FormDialog
      title="Change e-mail address"
      description="We send a link to the new address. Once you open it, you sign in with that address, anew on every device."
      submit="Send the link"
      unsaved={isDirty}
      sending={isSending}
      failure={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label="New e-mail address" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      {proof}
    </FormDialog>
  )
}
