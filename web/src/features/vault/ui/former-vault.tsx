import { Button } from '../../../ui/button.tsx'
import { useFormerKeyrings } from '../data/use-former-keyrings.ts'
import { openVaultDialog } from '../data/vault-dialog.ts'

/** Shown if there is no vault because it was reset recently. */
export function FormerVault() {
  const former = useFormerKeyrings()
  if (former.status !== 'ready' || former.all.length === 0) return null
  return (
    <p className="mt-4 text-sm text-muted">
      Your vault was reset.{' '}
      <Button variant="ghost" className="-mx-2 min-h-11 !px-2" onClick={() => openVaultDialog('bring-back')}>
        Bring it back
      </Button>
    </p>
  )
}
