import type { NewKeyring, Passkey } from '@waymark/contract/vault/keyring'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import type { PasskeySecret } from '../../../shared/vault/crypto/vault-key.ts'
import { runKeyJob, WRONG_PASSPHRASE } from '../../../shared/vault/key-jobs.ts'
import { passkeyFailure } from '../../../shared/vault/passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { dropPasskey, isWithoutPasskeys, makePasskey, storePasskey } from '../data/passkeys.ts'
import { closeVaultDialog } from '../data/vault-dialog.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { PassphraseField } from './passphrase-field.tsx'

const NONE: readonly Passkey[] = []

export interface PasskeysDialogProps {
  keyring: NewKeyring
}

/** Lists, adds and removes the vault's passkeys. */
export function PasskeysDialog({ keyring }: PasskeysDialogProps) {
  const session = useSession()
  const { uid } = session
  const passkeys = keyring.passkeys ?? NONE
  const [isKnownWithout, setKnownWithout] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState<string>()
  // One click per passkey: browsers only request one directly after a click.
  const [step, setStep] = useState<'passphrase' | 'passkey'>('passphrase')
  const [made, setMade] = useState<PasskeySecret>()
  const signIn = useRecentSignIn()
  const [working, setWorking] = useState<'adding' | Passkey>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => void isWithoutPasskeys().then(setKnownWithout), [])

  async function whileWorking(on: 'adding' | Passkey, job: (bearer: string) => Promise<void>): Promise<void> {
    if (!isOnline() || working !== undefined) return
    setWorking(on)
    setFailure(undefined)
    setFault(undefined)
    try {
      await signIn.withProof(job)
    } catch (error) {
      if (error instanceof CannotOpen) {
        setStep('passphrase')
        setFault(WRONG_PASSPHRASE)
      } else setFailure(passkeyFailure(error) ?? keyringFailure(error))
    }
    setWorking(undefined)
  }

  async function goOn(): Promise<void> {
    if (isKnownWithout) {
      closeVaultDialog()
      return
    }
    if (step === 'passkey') {
      await whileWorking('adding', async (bearer) => {
        // It exists already if only storing it has failed.
        const passkey = made ?? (await makePasskey(session, passkeys))
        setMade(passkey)
        await storePasskey({ uid, keyring, bearer }, passphrase, passkey)
        notify.success('Passkey added', 'It opens your vault beside your passphrase.')
        closeVaultDialog()
      })
      return
    }
    if (passphrase === '') {
      setFault('Enter your passphrase')
      return
    }
    await whileWorking('adding', async () => {
      await runKeyJob('unlockByPassphrase', keyring, uid, passphrase)
      setStep('passkey')
    })
  }

  const remove = (passkey: Passkey): Promise<void> =>
    whileWorking(passkey, async (bearer) => {
      await dropPasskey(passkey, bearer)
      notify.success('Passkey removed', 'It opens your vault no more.')
    })

  if (step === 'passkey') {
    return (
      <FormDialog
        title="Add a passkey"
        submit="Create passkey"
        unsaved
        sending={working !== undefined}
        failure={failure}
        onSubmit={() => void goOn()}
        onClose={closeVaultDialog}
      >
        <p>
          Your browser asks you where to keep it. Whoever can use it there, and whoever it is shared with by your
          password manager, can open your vault on a device where you are signed in.
        </p>
        {signIn.field}
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title="Passkeys"
      description="Open your vault by a face, a finger or the PIN of your device. Your passphrase stays as it is, and is still needed where you have no passkey."
      submit={isKnownWithout ? 'Close' : 'Continue'}
      unsaved={passphrase !== ''}
      sending={working !== undefined}
      failure={failure}
      onSubmit={() => void goOn()}
      onClose={closeVaultDialog}
    >
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="grid gap-3">
          {passkeys.map((one) => (
            <li
              key={one.credentialId}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4"
            >
              <p className="min-w-0 font-semibold">
                {one.device}
                <span className="font-normal text-muted"> · added {formatDay(one.addedOn)}</span>
              </p>
              <Button
                variant="secondary"
                pending={working === one}
                aria-label={`Remove the passkey of ${one.device}, added ${formatDay(one.addedOn)}`}
                onClick={() => void remove(one)}
              >
                {working !== one && <Trash2 aria-hidden="true" />}
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isKnownWithout ? (
        <p>Passkeys of this browser cannot open a vault.</p>
      ) : (
        <PassphraseField label="Your passphrase" value={passphrase} fault={fault} onChange={setPassphrase} />
      )}
      {signIn.field}
    </FormDialog>
  )
}
