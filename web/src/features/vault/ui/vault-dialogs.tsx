import type { VaultDocument } from '@waymark/contract/vault/document'
import { isKnownKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useVaultDialog } from '../data/vault-dialog.ts'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { ChangePassphraseDialog } from './change-passphrase-dialog.tsx'
import type { NewKeyDialogProps } from './new-key-dialog.tsx'
import type { PasskeysDialogProps } from './passkeys-dialog.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { RenewCodeDialog } from './renew-code-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

interface Closable {
  onClose: () => void
}

// Useless offline, and not cached (vite/offline-files.ts).
const LazyNewKeyDialog = lazyDialog<NewKeyDialogProps & Closable>(
  async () => (await import('./new-key-dialog.tsx')).NewKeyDialog,
)

const LazyPasskeysDialog = lazyDialog<PasskeysDialogProps & Closable>(
  async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog,
)

interface VaultDialogsProps extends Closable {
  keyring: StoredKeyring | null
  /** Encrypted documents only. */
  documents: readonly VaultDocument[]
  /** Complete and current according to the server. */
  isConfirmed: boolean
}

export function VaultDialogs({ keyring, documents, isConfirmed, onClose }: VaultDialogsProps) {
  const dialog = useVaultDialog()
  if (dialog === 'set-up') return <SetUpDialog />
  if (dialog === 'bring-back') return <BringBackDialog />
  if (keyring !== null && !isKnownKeyring(keyring)) return null
  // Stays open without a keyring, which is the first thing that a reset removes.
  if (dialog === 'reset') return <ResetDialog keyring={keyring} encryptedCount={documents.length} />
  if (dialog === undefined || keyring === null) return null
  switch (dialog) {
    case 'change':
      return <ChangePassphraseDialog keyring={keyring} />
    case 'renew':
      return <RenewCodeDialog keyring={keyring} />
    case 'passkeys':
      return <LazyPasskeysDialog keyring={keyring} onClose={onClose} />
    case 'new-key':
      return <LazyNewKeyDialog keyring={keyring} documents={documents} isConfirmed={isConfirmed} onClose={onClose} />
    case 'recover':
      return <RecoverDialog keyring={keyring} />
  }
}
