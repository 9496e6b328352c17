import { isKnownKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { useDoor } from '../data/vault-door.ts'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { ChangePassphraseDialog } from './change-passphrase-dialog.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { RenewCodeDialog } from './renew-code-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

interface VaultDialogsProps {
  keyring: StoredKeyring | null
  encryptedCount: number
}

export function VaultDialogs({ keyring, encryptedCount }: VaultDialogsProps) {
  const door = useDoor()
  if (door === 'set-up') return <SetUpDialog />
  if (door === 'bring-back') return <BringBackDialog />
  if (keyring !== null && !isKnownKeyring(keyring)) return null
  // It stays without a keyring: the first thing that a reset puts away.
  if (door === 'reset') return <ResetDialog keyring={keyring} encryptedCount={encryptedCount} />
  if (door === undefined || keyring === null) return null
  switch (door) {
    case 'change':
      return <ChangePassphraseDialog keyring={keyring} />
    case 'renew':
      return <RenewCodeDialog keyring={keyring} />
    case 'recover':
      return <RecoverDialog keyring={keyring} />
  }
}
