import type { FormerKeyring, ReplacedBy } from '@waymark/contract/vault/keyring-calls'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { messageFor } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { formatInstant, formatInstantDay } from '../../../shared/time/dates.ts'
import { CHOICE_CLASS, CHOICE_CONTROL_CLASS } from '../../../ui/control-class.ts'
import { notify } from '../../../ui/toast.tsx'
import { bringBack } from '../data/change-keyring.ts'
import { useFormerKeyrings } from '../data/use-former-keyrings.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'

const WHEN: Readonly<Record<ReplacedBy, string>> = {
  passphrase: 'the passphrase was changed',
  'recovery-code': 'the recovery code was renewed',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  key: 'the vault was given a new key',
  reset: 'the vault was reset',
  restore: 'it was brought back to an earlier state',
}

/** Undoes a new passphrase, a new recovery code or a reset, whoever made the change. */
export function BringBackDialog() {
  const former = useFormerKeyrings()
  const [chosenId, setChosenId] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const signIn = useRecentSignIn()
  const all = former.status === 'ready' ? former.all : []
  const chosen = all.find(({ id }) => id === chosenId) ?? all[0]

  async function restore(one: FormerKeyring): Promise<void> {
    if (!isOnline() || sending) return
    setSending(true)
    setFailure(undefined)
    try {
      if (await signIn.withProof((bearer) => bringBack(one, bearer))) {
        closeVaultDialog()
        notify.success('Your vault is back', 'Open it with the passphrase that it had then.')
        return
      }
    } catch (error) {
      setFailure(messageFor(error, 'Your vault could not be brought back. Please try again.'))
    }
    setSending(false)
  }

  return (
    <FormDialog
      title="Bring an earlier state back"
      description="Your vault opens again with the passphrase and the recovery code of then. What it has now is kept, so that you can change your mind."
      submit={chosen === undefined ? 'Close' : 'Bring it back'}
      unsaved={false}
      pending={former.status === 'loading'}
      sending={sending}
      failure={former.status === 'failed' ? 'This could not be loaded. Close it and try again.' : failure}
      onSubmit={() => (chosen === undefined ? closeVaultDialog() : void restore(chosen))}
      onClose={closeVaultDialog}
    >
      {former.status === 'ready' && all.length === 0 && <p>There was no change within the last 30 days.</p>}
      {all.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Which state</legend>
          {all.map(({ id, replacedBy, replacedAt, purgeAt }) => (
            <label key={id} className={`${CHOICE_CLASS} flex-col !items-start !gap-0.5 py-2.5`}>
              <input
                type="radio"
                name="former"
                className={CHOICE_CONTROL_CLASS}
                checked={id === chosen?.id}
                onChange={() => setChosenId(id)}
              />
              Before {WHEN[replacedBy]}
              <span className="text-sm font-normal text-muted">
                {formatInstant(replacedAt)}, kept until {formatInstantDay(purgeAt)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {all.length > 0 && signIn.field}
    </FormDialog>
  )
}
