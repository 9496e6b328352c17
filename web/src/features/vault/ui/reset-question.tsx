import type { Keyring } from '@waymark/contract/vault/keyring'
import { useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { destroyVault } from '../data/change-keyring.ts'
import { closeDoor } from '../data/vault-door.ts'

const lost = (count: number): string => {
  if (count === 0) return 'There is no encrypted document in it.'
  return count === 1 ? 'The encrypted document in it is lost.' : `All ${count} encrypted documents in it are lost.`
}

interface ResetQuestionProps {
  /** Null once it is gone. */
  keyring: Keyring | null
  encryptedCount: number
}

/**
 * Asks before a vault is thrown away with all that is in it, and stays until all of it is gone: its key goes first, and
 * with that nothing of it is shown any more, the files after it.
 */
export function ResetQuestion({ keyring, encryptedCount }: ResetQuestionProps) {
  const [begun, setBegun] = useState<{ keyring: Keyring; encryptedCount: number }>()
  const [pending, setPending] = useState(false)
  const asked = begun ?? (keyring === null ? undefined : { keyring, encryptedCount })
  // Another device has reset it.
  if (asked === undefined) return null

  async function reset(of: { keyring: Keyring; encryptedCount: number }): Promise<void> {
    if (!isOnline()) {
      notify.error('You are offline', 'Resetting the vault needs a connection.')
      return
    }
    setBegun(of)
    setPending(true)
    try {
      await destroyVault(of.keyring)
      closeDoor()
      notify.success('Your vault has been reset')
    } catch (error) {
      setPending(false)
      notify.error('The reset did not finish', messageFor(error, 'Please try again.'))
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) closeDoor()
      }}
      title="Reset the vault?"
      description={`${lost(asked.encryptedCount)} Nobody can bring back what was encrypted: not we, not your passphrase, not your recovery code. This action cannot be undone.`}
      confirm="Delete everything encrypted"
      pending={pending}
      onConfirm={() => void reset(asked)}
    />
  )
}
