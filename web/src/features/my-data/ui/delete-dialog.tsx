import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { messageFor } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { hasPassword, signInFailure } from '../../../shared/session/sign-in-again.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { deleteAccount } from '../data/delete-account.ts'

const WORD = 'DELETE'

const whyNot = (error: unknown): string =>
  signInFailure(error) ?? messageFor(error, 'Your account could not be deleted. Please try again.')

/** Confirms the deletion by password, or by a word and signing in with Google. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { user, email } = useSession()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const byPassword = hasPassword(user)

  async function confirm(): Promise<void> {
    if (sending || !isOnline()) return
    setFailure(undefined)
    const missing = byPassword ? 'Enter your password' : `Type ${WORD} to confirm`
    const isConfirmed = byPassword ? typed !== '' : typed.trim() === WORD
    setFault(isConfirmed ? undefined : missing)
    if (!isConfirmed) return
    setSending(true)
    try {
      await deleteAccount(user, byPassword ? typed : undefined)
    } catch (error) {
      setSending(false)
      setFailure(whyNot(error))
    }
  }

  return (
    <FormDialog
      title="Delete your account?"
      description={`The account ${email ?? ''} and everything in it is deleted. This cannot be undone.`}
      submit="Delete everything"
      danger
      unsaved={false}
      sending={sending}
      failure={failure}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-2 text-[0.9375rem]">
        <p>
          What goes: your profile, trips, packing lists, discovered places, documents, favorites, notices and submitted
          activities.
        </p>
        <p>What stays, without your name: bookings, and activities of yours that were approved.</p>
      </div>
      {byPassword ? (
        <Field label="Your password" error={fault}>
          {(control) => (
            <PasswordInput
              {...control}
              show="Show password"
              autoComplete="current-password"
              value={typed}
              readOnly={sending}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label={`Type ${WORD}`} hint="Then you sign in at Google once more." error={fault}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={typed}
              readOnly={sending}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
