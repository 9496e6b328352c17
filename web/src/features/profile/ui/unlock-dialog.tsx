import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { UnlockForm } from '../../../shared/vault/unlock-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface UnlockDialogProps {
  /** Null while the dialog is closed. */
  keyring: StoredKeyring | null
  onClose: () => void
  onUnlocked: () => void
}

export function UnlockDialog({ keyring, onClose, onUnlocked }: UnlockDialogProps) {
  if (keyring === null) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Unlock your vault"
      description="Your passport number is encrypted with the key of your vault."
    >
      <UnlockForm keyring={keyring} isWanted onUnlocked={onUnlocked} />
    </Dialog>
  )
}
