import { useRef, useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { WRONG_PASSPHRASE } from '../../../shared/vault/key-jobs.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/toast.tsx'
import { replacePassphrase } from '../data/change-keyring.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { PassphraseField } from './passphrase-field.tsx'

/** Changes the passphrase; documents and recovery code stay the same. */
export function ChangePassphraseDialog({ keyring }: { keyring: NewKeyring }) {
  const { uid } = useSession()
  const [current, setCurrent] = useState('')
  const [currentFault, setCurrentFault] = useState<string>()
  const chosen = useNewPassphrase()
  const signIn = useRecentSignIn()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function save(): Promise<void> {
    if (!isOnline() || saving) return
    if (current === '') {
      await chosen.check()
      setCurrentFault('Enter your current passphrase')
      return
    }
    setCurrentFault(undefined)
    setSaving(true)
    setFailure(undefined)
    try {
      const isDone = await signIn.withProof(
        (bearer) => replacePassphrase({ uid, keyring, bearer }, current, chosen.passphrase),
        chosen.check,
      )
      if (isDone) {
        notify.success('Passphrase changed', 'Your recovery code stays the same.')
        closeVaultDialog()
        return
      }
    } catch (error) {
      if (error instanceof CannotOpen) {
        setCurrentFault(WRONG_PASSPHRASE)
        input.current?.select()
      } else setFailure(keyringFailure(error))
    }
    setSaving(false)
  }

  return (
    <FormDialog
      title="Change passphrase"
      description="Your documents and your recovery code stay as they are."
      submit="Change passphrase"
      unsaved={current !== '' || chosen.isTyped}
      sending={saving}
      failure={failure}
      onSubmit={() => void save()}
      onClose={closeVaultDialog}
    >
      <PassphraseField
        label="Current passphrase"
        ref={input}
        value={current}
        fault={currentFault}
        onChange={setCurrent}
      />
      <NewPassphraseFields chosen={chosen} />
      {signIn.field}
    </FormDialog>
  )
}
