import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { runKeyJob, WRONG_PASSPHRASE } from '../../../shared/vault/key-jobs.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/toast.tsx'
import { renewCode } from '../data/change-keyring.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewCode } from './use-new-code.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { PassphraseField } from './passphrase-field.tsx'

/** Replaces the recovery code; documents and passphrase stay the same. */
export function RenewCodeDialog({ keyring }: { keyring: NewKeyring }) {
  const { uid } = useSession()
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState<string>()
  const [isOwner, setIsOwner] = useState(false)
  const newCode = useNewCode()
  const signIn = useRecentSignIn()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function whileSaving(job: (bearer: string) => Promise<void>): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    setFault(undefined)
    try {
      await signIn.withProof(job)
    } catch (error) {
      if (error instanceof CannotOpen) setFault(WRONG_PASSPHRASE)
      else setFailure(keyringFailure(error))
    }
    setSaving(false)
  }

  async function goOn(): Promise<void> {
    if (!isOnline() || saving) return
    if (!isOwner) {
      if (passphrase === '') setFault('Enter your passphrase')
      else {
        await whileSaving(async () => {
          await runKeyJob('unlockByPassphrase', keyring, uid, passphrase)
          setIsOwner(true)
        })
      }
      return
    }
    const secret = newCode.next()
    if (secret === undefined) return
    await whileSaving(async (bearer) => {
      await renewCode({ uid, keyring, bearer }, passphrase, secret)
      notify.success('Your recovery code is new', 'The one before opens your vault no more.')
      closeVaultDialog()
    })
  }

  return (
    <FormDialog
      title={isOwner ? newCode.title : 'Renew the recovery code'}
      {...(!isOwner && { description: 'For when somebody may have seen it. Your passphrase stays the same.' })}
      submit={isOwner ? newCode.submit : 'Continue'}
      unsaved={isOwner || passphrase !== ''}
      pending={!newCode.isReady}
      sending={saving}
      failure={failure}
      onSubmit={() => void goOn()}
      onClose={closeVaultDialog}
    >
      {isOwner ? (
        newCode.fields
      ) : (
        <PassphraseField label="Your passphrase" value={passphrase} fault={fault} onChange={setPassphrase} />
      )}
      {signIn.field}
    </FormDialog>
  )
}
