import type { NewKeyring, Passkey } from '@waymark/contract/vault/keyring'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useSession } from '../session/session.ts'
import { runKeyJob } from './key-jobs.ts'
import { askPasskey, passkeyFailure } from './passkey.ts'
import { enterVault } from './vault-session.ts'

interface UnlockByPasskeyProps {
  keyring: NewKeyring
  passkeys: readonly Passkey[]
  onUnlocked: (() => void) | undefined
}

/** Unlocks the vault with a passkey. Works offline. */
export function UnlockByPasskey({ keyring, passkeys, onUnlocked }: UnlockByPasskeyProps) {
  const { uid } = useSession()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function unlock(): Promise<void> {
    setPending(true)
    setFailure(undefined)
    try {
      const passkey = await askPasskey(passkeys.map(({ credentialId }) => credentialId))
      enterVault(await runKeyJob('unlockByPasskey', keyring, uid, passkey))
      onUnlocked?.()
    } catch (error) {
      setPending(false)
      setFailure(passkeyFailure(error) ?? 'This passkey could not open your vault. Enter your passphrase.')
    }
  }

  if (!('PublicKeyCredential' in globalThis)) return null
  return (
    <>
      <Button variant="secondary" pending={pending} onClick={() => void unlock()}>
        {!pending && <Fingerprint aria-hidden="true" />}
        Use a passkey
      </Button>
      {failure !== undefined && <FormError>{failure}</FormError>}
    </>
  )
}
