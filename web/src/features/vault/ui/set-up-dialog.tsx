import { useState } from 'react'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/toast.tsx'
import { setUpVault } from '../data/change-keyring.ts'
import { closeVaultDialog, continueUnlocked } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'
import { useNewCode } from './use-new-code.tsx'

const PASSPHRASE = {
  title: 'Choose a passphrase',
  description:
    'It encrypts your documents on this device, before anything is sent. We never learn it and cannot reset it.',
  submit: 'Continue',
}

/**
 * Creates the vault: passphrase, recovery code, and a check that the code was saved. Nothing is stored before the last
 * step.
 */
export function SetUpDialog() {
  const { uid } = useSession()
  const [step, setStep] = useState<'passphrase' | 'code'>('passphrase')
  const chosen = useNewPassphrase()
  const code = useNewCode()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function finish(secret: Bytes): Promise<void> {
    if (!isOnline() || saving) return
    setSaving(true)
    setFailure(undefined)
    try {
      await setUpVault(uid, chosen.passphrase, secret)
      notify.success('Your vault is ready', 'Only you can read what you put into it.')
      continueUnlocked()
    } catch (error) {
      setSaving(false)
      setFailure(keyringFailure(error))
    }
  }

  async function goOn(): Promise<void> {
    if (step === 'passphrase') {
      if (await chosen.check()) setStep('code')
      return
    }
    const secret = code.next()
    if (secret !== undefined) await finish(secret)
  }

  return (
    <FormDialog
      {...(step === 'passphrase' ? PASSPHRASE : { title: code.title, submit: code.submit })}
      unsaved={step !== 'passphrase' || chosen.isTyped}
      pending={!code.isReady}
      sending={saving}
      failure={failure}
      onSubmit={() => void goOn()}
      onClose={closeVaultDialog}
    >
      {step === 'passphrase' ? <NewPassphraseFields chosen={chosen} /> : code.fields}
    </FormDialog>
  )
}
