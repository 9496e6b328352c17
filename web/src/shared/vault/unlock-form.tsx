import { isKnownKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { LockKeyholeOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { preloadKeyWorker, runKeyJob, WRONG_PASSPHRASE } from './key-jobs.ts'
import { enterVault } from './vault-session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

// Loaded lazily, because most vaults have no passkey.
const LazyUnlockByPasskey = lazyPart(async () => (await import('./unlock-by-passkey.tsx')).UnlockByPasskey)

interface UnlockFormProps {
  keyring: StoredKeyring
  /** Becomes true when the user requests something that needs the vault: the field is focused. */
  isWanted?: boolean
  onUnlocked?: () => void
}

/** Unlocks the vault with the passphrase, or a passkey if it has one. Works offline. */
export function UnlockForm({ keyring, ...props }: UnlockFormProps) {
  if (isKnownKeyring(keyring)) {
    const { passkeys = [] } = keyring
    return (
      <div className="grid gap-3">
        <PassphraseForm {...props} keyring={keyring} />
        {passkeys.length > 0 && (
          <LazyUnlockByPasskey keyring={keyring} passkeys={passkeys} onUnlocked={props.onUnlocked} />
        )}
      </div>
    )
  }
  return (
    <p role="alert" className="font-semibold">
      This version of Waymark is too old for your vault. Close every tab and window of Waymark and open it again to
      update it. Your documents stay as they are.
    </p>
  )
}

function PassphraseForm({
  keyring,
  isWanted = false,
  onUnlocked,
}: Omit<UnlockFormProps, 'keyring'> & { keyring: NewKeyring }) {
  const { uid } = useSession()
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])

  async function unlock(): Promise<void> {
    if (passphrase === '') {
      setError('Enter your passphrase')
      input.current?.focus()
      return
    }
    setPending(true)
    setError(undefined)
    try {
      enterVault(await runKeyJob('unlockByPassphrase', keyring, uid, passphrase))
      onUnlocked?.()
    } catch (reason) {
      setPending(false)
      setError(reason instanceof CannotOpen ? WRONG_PASSPHRASE : 'This browser could not open your vault.')
      input.current?.select()
    }
  }

  return (
    <form
      noValidate
      aria-label="Unlock your vault"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void unlock()
      }}
    >
      <Field label="Vault passphrase" error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            show="Show passphrase"
            // Otherwise the browser would offer the account's password.
            autoComplete="off"
            value={passphrase}
            readOnly={pending}
            onChange={(event) => {
              preloadKeyWorker()
              setPassphrase(event.target.value)
            }}
          />
        )}
      </Field>
      <output className="sr-only">{error}</output>
      <Button type="submit" pending={pending}>
        {!pending && <LockKeyholeOpen aria-hidden="true" />}
        Unlock
      </Button>
    </form>
  )
}
