import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { parseRecoveryCode } from '../../../shared/vault/crypto/recovery-code.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { recoverVault, renewCode } from '../data/change-keyring.ts'
import { closeVaultDialog, openVaultDialog, continueUnlocked } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'
import { useNewCode } from './use-new-code.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'

/** Unlocks the vault with the recovery code, and sets a new passphrase and a new code, because this one was used. */
export function RecoverDialog({ keyring }: { keyring: NewKeyring }) {
  const { uid } = useSession()
  const [code, setCode] = useState('')
  const [codeFault, setCodeFault] = useState<string>()
  const chosen = useNewPassphrase()
  const newCode = useNewCode()
  const signIn = useRecentSignIn()
  const [recovered, setRecovered] = useState<NewKeyring>()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function whileSaving(job: (bearer: string) => Promise<void>, isFit?: () => Promise<boolean>): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    try {
      await signIn.withProof(job, isFit)
    } catch (error) {
      if (error instanceof CannotOpen) setCodeFault('This code belongs to another vault.')
      else setFailure(keyringFailure(error))
    }
    setSaving(false)
  }

  async function recover(): Promise<void> {
    if (!isOnline() || saving) return
    const secret = await parseRecoveryCode(code)
    if (secret === undefined) {
      await chosen.check()
      setCodeFault('There is a mistake in this code. It has nine groups of four letters.')
      return
    }
    setCodeFault(undefined)
    await whileSaving(async (bearer) => {
      setRecovered(await recoverVault({ uid, keyring, bearer }, secret, chosen.passphrase))
      notify.success('Your vault is open', 'Use your new passphrase from now on.')
    }, chosen.check)
  }

  async function renew(of: NewKeyring): Promise<void> {
    const secret = newCode.next()
    if (secret === undefined || !isOnline() || saving) return
    await whileSaving(async (bearer) => {
      await renewCode({ uid, keyring: of, bearer }, chosen.passphrase, secret)
      notify.success('Your recovery code is new', 'The one that you have used opens your vault no more.')
      continueUnlocked()
    })
  }

  if (recovered !== undefined) {
    return (
      <FormDialog
        title={newCode.title}
        description="The code that you have used is worn out. This new one takes its place."
        submit={newCode.submit}
        unsaved
        sending={saving}
        failure={failure}
        onSubmit={() => void renew(recovered)}
        // The vault is unlocked already: the waiting action continues.
        onClose={continueUnlocked}
      >
        {newCode.fields}
        {signIn.field}
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title="Use your recovery code"
      description="Enter the code that you saved when you set up your vault, and choose a new passphrase."
      submit="Open my vault"
      unsaved={code !== '' || chosen.isTyped}
      sending={saving}
      failure={failure}
      onSubmit={() => void recover()}
      onClose={closeVaultDialog}
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
      {signIn.field}
      <p className="text-sm text-muted">
        Without passphrase and code nobody can open your documents.{' '}
        <Button variant="ghost" className="-mx-2 min-h-11 !px-2 !text-danger" onClick={() => openVaultDialog('reset')}>
          Reset the vault
        </Button>
      </p>
    </FormDialog>
  )
}
