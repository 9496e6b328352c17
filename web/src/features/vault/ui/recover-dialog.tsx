import type { Keyring } from '@waymark/contract/vault/keyring'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { parseRecoveryCode } from '../../../shared/vault/crypto/recovery-code.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { recoverVault } from '../data/change-keyring.ts'
import { closeDoor, openDoor, passDoor } from '../data/vault-door.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'

/** Opens the vault by its recovery code, with a new passphrase from then on. */
export function RecoverDialog({ keyring }: { keyring: Keyring }) {
  const { uid } = useSession()
  const [code, setCode] = useState('')
  const [codeFault, setCodeFault] = useState<string>()
  const chosen = useNewPassphrase()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(): Promise<void> {
    const secret = await parseRecoveryCode(code)
    const isFit = await chosen.check()
    setCodeFault(
      secret === undefined ? 'There is a mistake in this code. It has nine groups of four letters.' : undefined,
    )
    if (!isFit || secret === undefined || !isOnline() || saving) return
    setSaving(true)
    setFailure(undefined)
    try {
      await recoverVault(uid, keyring, secret, chosen.passphrase)
      notify.success('Your vault is open', 'Use your new passphrase from now on.')
      passDoor()
    } catch (error) {
      setSaving(false)
      if (error instanceof CannotOpen) setCodeFault('This code belongs to another vault.')
      else setFailure(keyringFailure(error))
    }
  }

  return (
    <FormDialog
      title="Use your recovery code"
      description="Enter the code that you saved when you set up your vault, and choose a new passphrase."
      submit="Open my vault"
      unsaved={code !== '' || chosen.isTyped}
      sending={saving}
      failure={failure}
      onSubmit={() => void save()}
      onClose={closeDoor}
    >
      <Field label="Recovery code" error={codeFault}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="min-h-20 font-mono uppercase"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <NewPassphraseFields chosen={chosen} />
      <p className="text-sm text-muted">
        Without passphrase and code nobody can open your documents.{' '}
        <Button variant="ghost" className="-mx-2 min-h-11 !px-2 !text-danger" onClick={() => openDoor('reset')}>
          Reset the vault
        </Button>
      </p>
    </FormDialog>
  )
}
