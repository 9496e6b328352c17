import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { FORMER_KEYRING_DAYS } from '@waymark/contract/vault/keyring-calls'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { messageFor } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { notify } from '../../../ui/toast.tsx'
import { putVaultAway } from '../data/change-keyring.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'

const goes = (count: number): string => {
  if (count === 0) return 'There is no encrypted document in it.'
  return count === 1
    ? 'The encrypted document in it goes with it.'
    : `All ${count} encrypted documents in it go with it.`
}

interface ResetDialogProps {
  /** Null after the reset. */
  keyring: StoredKeyring | null
  encryptedCount: number
}

/** Confirms a reset, which puts the vault away with its documents, and stays open until all of them are hidden. */
export function ResetDialog({ keyring, encryptedCount }: ResetDialogProps) {
  const [begun, setBegun] = useState<{ keyring: StoredKeyring; encryptedCount: number }>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const signIn = useRecentSignIn()
  const asked = begun ?? (keyring === null ? undefined : { keyring, encryptedCount })
  // Another device has reset it.
  if (asked === undefined) return null

  async function reset(of: { keyring: StoredKeyring; encryptedCount: number }): Promise<void> {
    if (!isOnline() || sending) return
    setSending(true)
    setFailure(undefined)
    try {
      const isDone = await signIn.withProof(async (bearer) => {
        setBegun(of)
        await putVaultAway(of.keyring, bearer)
      })
      if (isDone) {
        closeVaultDialog()
        notify.success('Your vault has been reset', `You can bring it back for ${FORMER_KEYRING_DAYS} days.`)
        return
      }
    } catch (error) {
      setFailure(messageFor(error, 'The reset did not finish. Please try again.'))
    }
    setSending(false)
  }

  return (
    <FormDialog
      title="Reset the vault?"
      description={`${goes(asked.encryptedCount)} You can bring it back for ${FORMER_KEYRING_DAYS} days, and open it with the passphrase or the recovery code that it has now. After that nobody can: not we, and not you.`}
      submit="Reset the vault"
      danger
      unsaved={false}
      sending={sending}
      failure={failure}
      onSubmit={() => void reset(asked)}
      onClose={closeVaultDialog}
    >
      {signIn.field}
    </FormDialog>
  )
}
