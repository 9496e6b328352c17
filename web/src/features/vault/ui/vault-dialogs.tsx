import type { VaultDocument } from '@waymark/contract/vault/document'
import { isKnownKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { lazy } from 'react'
import { useVaultDialog } from '../data/vault-dialog.ts'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { ChangePassphraseDialog } from './change-passphrase-dialog.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { RenewCodeDialog } from './renew-code-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

// Useless offline, and not cached (vite/offline-files.ts).
const LazyNewKeyDialog = lazy(async () => ({ default: (await import('./new-key-dialog.tsx')).NewKeyDialog }))

const LazyPasskeysDialog = lazy(async () => ({ default: (await import('./passkeys-dialog.tsx')).PasskeysDialog }))

interface VaultDialogsProps {
  keyring: StoredKeyring | null
  /** Encrypted documents only. */
  documents: readonly VaultDocument[]
  /** Complete and current according to the server. */
  isConfirmed: boolean
}

export function VaultDialogs({ keyring, documents, isConfirmed }: VaultDialogsProps) {
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
      return <LazyPasskeysDialog keyring={keyring} />
    case 'new-key':
      return <LazyNewKeyDialog keyring={keyring} documents={documents} isConfirmed={isConfirmed} />
    case 'recover':
      return <RecoverDialog keyring={keyring} />
  }
}
