import type { Keyring } from '@waymark/contract/vault/keyring'
import { LockKeyholeOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import { unlockByPassphrase } from './crypto/vault-key.ts'
import { enterVault } from './vault-session.ts'

interface UnlockFormProps {
  keyring: Keyring
  /** Rises when the person wants something that needs the vault open: the field takes the focus. */
  isWanted?: boolean
  onUnlocked?: () => void
}

/** Opens the vault by its passphrase. Needs no network. */
export function UnlockForm({ keyring, isWanted = false, onUnlocked }: UnlockFormProps) {
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
      enterVault(await unlockByPassphrase(keyring, uid, passphrase))
      onUnlocked?.()
    } catch (reason) {
      setPending(false)
      setError(
        reason instanceof CannotOpen
          ? 'This passphrase does not open your vault.'
          : 'This browser could not open your vault.',
      )
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
            // The browser would offer the password of the account.
            autoComplete="off"
            value={passphrase}
            readOnly={pending}
            onChange={(event) => setPassphrase(event.target.value)}
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
