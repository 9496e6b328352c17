import type { VaultDocument } from '@waymark/contract/vault/document'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { FORMER_KEYRING_DAYS } from '@waymark/contract/vault/keyring-calls'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { runKeyJob, WRONG_PASSPHRASE } from '../../../shared/vault/key-jobs.ts'
import { notify } from '../../../ui/toast.tsx'
import { replaceKey } from '../data/replace-key.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'
import { useNewCode } from './use-new-code.tsx'
import { PassphraseField } from './passphrase-field.tsx'

const TITLE = 'Re-encrypt everything'

export interface NewKeyDialogProps {
  keyring: NewKeyring
  documents: readonly VaultDocument[]
  /** Complete according to the server: the new keyring keeps only the former keys that these need. */
  isConfirmed: boolean
}

/** Gives the vault a new key, passphrase and recovery code, if somebody else may know the current ones. */
export function NewKeyDialog({ keyring, documents, isConfirmed }: NewKeyDialogProps) {
  const { uid } = useSession()
  const [current, setCurrent] = useState('')
  const [currentFault, setCurrentFault] = useState<string>()
  const [step, setStep] = useState<'passphrase' | 'code'>('passphrase')
  const chosen = useNewPassphrase()
  const code = useNewCode(TITLE)
  const signIn = useRecentSignIn()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function whileSaving(job: (bearer: string) => Promise<void>, isFit?: () => Promise<boolean>): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    setCurrentFault(undefined)
    try {
      await signIn.withProof(job, isFit)
    } catch (error) {
      if (error instanceof CannotOpen) {
        setStep('passphrase')
        setCurrentFault(WRONG_PASSPHRASE)
      } else setFailure(keyringFailure(error))
    }
    setSaving(false)
  }

  async function goOn(): Promise<void> {
    if (!isOnline() || !isConfirmed || saving) return
    if (step === 'passphrase') {
      if (current === '') {
        await chosen.check()
        setCurrentFault('Enter your current passphrase')
        return
      }
      await whileSaving(async () => {
        await runKeyJob('unlockByPassphrase', keyring, uid, current)
        setStep('code')
      }, chosen.check)
      return
    }
    const recoverySecret = code.next()
    if (recoverySecret === undefined) return
    await whileSaving(async (bearer) => {
      await replaceKey({ uid, keyring, bearer }, { current, next: chosen.passphrase, recoverySecret }, documents)
      notify.success('Your vault has a new key', 'Its documents are encrypted anew now, one by one.')
      closeVaultDialog()
    })
  }

  if (step === 'code') {
    return (
      <FormDialog
        title={code.title}
        description="It takes the place of the one before."
        submit={code.submit}
        unsaved
        pending={!isConfirmed}
        sending={saving}
        failure={failure}
        onSubmit={() => void goOn()}
        onClose={closeVaultDialog}
      >
        {code.fields}
        {signIn.field}
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      description="For when a device is lost, or somebody may know your passphrase."
      submit="Continue"
      unsaved={current !== '' || chosen.isTyped}
      pending={!code.isReady || !isConfirmed}
      sending={saving}
      failure={failure}
      onSubmit={() => void goOn()}
      onClose={closeVaultDialog}
    >
      <p className="text-[0.9375rem]">
        Your vault gets a new key, and each document is fetched, encrypted anew and sent. For {FORMER_KEYRING_DAYS} days
        you can go back to how it was. Copies that somebody has made already stay readable to them.
      </p>
      <PassphraseField label="Current passphrase" value={current} fault={currentFault} onChange={setCurrent} />
      <NewPassphraseFields chosen={chosen} />
      {signIn.field}
    </FormDialog>
  )
}
