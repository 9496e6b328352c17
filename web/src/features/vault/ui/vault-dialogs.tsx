import type { Keyring } from '@waymark/contract/vault/keyring'
import { useDoor } from '../data/vault-door.ts'
import { ChangePassphraseDialog } from './change-passphrase-dialog.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { ResetQuestion } from './reset-question.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

interface VaultDialogsProps {
  keyring: Keyring | null
  encryptedCount: number
}

export function VaultDialogs({ keyring, encryptedCount }: VaultDialogsProps) {
  const door = useDoor()
  if (door === 'set-up') return <SetUpDialog />
  // It stays without a keyring: the first thing that a reset deletes.
  if (door === 'reset') return <ResetQuestion keyring={keyring} encryptedCount={encryptedCount} />
  if (door === undefined || keyring === null) return null
  switch (door) {
    case 'change':
      return <ChangePassphraseDialog keyring={keyring} />
    case 'recover':
      return <RecoverDialog keyring={keyring} />
  }
}
