import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useState } from 'react'
import { UnlockForm } from '../../../shared/vault/unlock-form.tsx'
import { useVault } from '../../../shared/vault/vault-session.ts'
import { Button } from '../../../ui/button.tsx'

interface VaultPartProps {
  keyring: StoredKeyring
  open: string
  locked: string
}

/** What the vault's state means for the operation, and how to unlock it. */
export function VaultPart({ keyring, open, locked }: VaultPartProps) {
  const { phase } = useVault()
  const [isUnlocking, setUnlocking] = useState(false)
  if (phase === 'open') {
    return (
      <p className="flex items-start gap-2.5 text-[0.9375rem]">
        <LockKeyholeOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{open}</span>
      </p>
    )
  }
  return (
    <div className="grid gap-3 rounded-control border border-line p-4">
      <p className="flex items-start gap-2.5 text-[0.9375rem]">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{locked}</span>
      </p>
      {isUnlocking ? (
        <UnlockForm keyring={keyring} isWanted onUnlocked={() => setUnlocking(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setUnlocking(true)}>
          Unlock vault
        </Button>
      )}
    </div>
  )
}
