import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { openVault, useVault } from '../../../shared/vault/vault-session.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { readPassportNumber } from '../../../shared/vault/passport-number.ts'
import { UnlockDialog } from './unlock-dialog.tsx'

interface PassportNumberProps {
  user: User
  /** Null if there is no vault. */
  keyring: StoredKeyring | null
}

const isSealed = ({ isPassportSealed }: User): boolean => isPassportSealed === true

/** Advice for a number that is not encrypted. */
function Advice({ user, keyring }: PassportNumberProps) {
  if (user.passportNumber === null || isSealed(user)) return null
  return (
    <span className="mt-1 block text-sm font-normal text-muted">
      {keyring === null ? (
        <>
          <ScreenLink to={paths.vault} className="underline">
            Set up your vault
          </ScreenLink>{' '}
          to have it encrypted.
        </>
      ) : (
        'Edit your profile and enter it once more to have it encrypted with your vault.'
      )}
    </span>
  )
}

/** The masked number; in full only while the vault is unlocked, and on request. */
export function PassportNumber({ user, keyring }: PassportNumberProps) {
  const [whole, setWhole] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { phase } = useVault()
  const shown = phase === 'open' ? whole : undefined

  async function show(vault: VaultKey): Promise<void> {
    try {
      setWhole(await readPassportNumber(vault))
    } catch (error) {
      reportError(error, 'showing the passport number')
      notify.error('Error', 'Your passport number cannot be shown right now.')
    }
  }

  function press(): void {
    const vault = openVault()
    if (shown !== undefined) setWhole(undefined)
    else if (vault === undefined) setAsking(true)
    else void show(vault)
  }

  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">{shown ?? user.passportNumber ?? 'Not provided'}</span>
        {isSealed(user) && keyring !== null && (
          <Button variant="ghost" onClick={press}>
            {shown === undefined ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {shown === undefined ? 'Show number' : 'Hide number'}
          </Button>
        )}
      </span>
      <Advice user={user} keyring={keyring} />
      <UnlockDialog
        keyring={isAsking ? keyring : null}
        onClose={() => setAsking(false)}
        onUnlocked={() => {
          setAsking(false)
          const vault = openVault()
          if (vault !== undefined) void show(vault)
        }}
      />
    </>
  )
}
