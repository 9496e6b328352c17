import type { Keyring } from '@waymark/contract/vault'
import { useState } from 'react'
import { messageFor } from '../../../platform/api-error.ts'
import { isOnline } from '../../../platform/online.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notice.tsx'
import { destroyVault } from '../data/change-keyring.ts'
import { closeDoor } from '../data/vault-door.ts'

const lost = (count: number): string => {
  if (count === 0) return 'There is no encrypted document in it.'
  return count === 1 ? 'The encrypted document in it is lost.' : `All ${count} encrypted documents in it are lost.`
}

interface ResetQuestionProps {
  keyring: Keyring
  encryptedCount: number
}

/** Asks before a vault is thrown away with all that is in it. */
export function ResetQuestion({ keyring, encryptedCount }: ResetQuestionProps) {
  const [pending, setPending] = useState(false)

  async function reset(): Promise<void> {
    if (!isOnline()) {
      notify.error('You are offline', 'Resetting the vault needs a connection.')
      return
    }
    setPending(true)
    try {
      await destroyVault(keyring)
      closeDoor()
      notify.success('Your vault has been reset')
    } catch (error) {
      setPending(false)
      notify.error('Your vault was not reset', messageFor(error, 'Please try again.'))
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) closeDoor()
      }}
      title="Reset the vault?"
      description={`${lost(encryptedCount)} Nobody can bring back what was encrypted: not we, not your passphrase, not your recovery code. This action cannot be undone.`}
      confirm="Delete everything encrypted"
      pending={pending}
      onConfirm={() => void reset()}
    />
  )
}
