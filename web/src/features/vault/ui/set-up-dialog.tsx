import { useEffect, useState } from 'react'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { meantLetters, newRecoverySecret, recoveryGroups } from '../../../shared/vault/crypto/recovery-code.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { setUpVault } from '../data/change-keyring.ts'
import { closeDoor, passDoor } from '../data/vault-door.ts'
import { keyringFailure } from '../model/keyring-failure.ts'
import { useNewPassphrase } from '../model/use-new-passphrase.ts'
import { NewPassphraseFields } from './new-passphrase-fields.tsx'
import { RecoveryCode } from './recovery-code.tsx'

/** Which groups are asked for: from the middle and the end, so that the code was written down whole. */
const ASKED = [3, 8]

interface Recovery {
  readonly secret: Bytes
  readonly groups: readonly string[]
}

const STEPS = {
  passphrase: { title: 'Choose a passphrase', submit: 'Continue' },
  code: { title: 'Save your recovery code', submit: 'I have saved it' },
  confirm: { title: 'Confirm your recovery code', submit: 'Open my vault' },
} as const

/** First use of the vault: passphrase, recovery code, and the proof that the code was saved. Nothing is stored before the end. */
export function SetUpDialog() {
  const { uid } = useSession()
  const [step, setStep] = useState<keyof typeof STEPS>('passphrase')
  const chosen = useNewPassphrase()
  const [recovery, setRecovery] = useState<Recovery>()
  const [typed, setTyped] = useState<readonly string[]>(ASKED.map(() => ''))
  const [codeFault, setCodeFault] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const secret = newRecoverySecret()
    void recoveryGroups(secret).then((groups) => setRecovery({ secret, groups }))
  }, [])

  async function finish({ secret }: Recovery): Promise<void> {
    if (!isOnline() || saving) return
    setSaving(true)
    setFailure(undefined)
    try {
      await setUpVault(uid, chosen.passphrase, secret)
      notify.success('Your vault is ready', 'Only you can read what you put into it.')
      passDoor()
    } catch (error) {
      setSaving(false)
      setFailure(keyringFailure(error))
    }
  }

  async function goOn(): Promise<void> {
    if (recovery === undefined) return
    if (step === 'passphrase') {
      if (await chosen.check()) setStep('code')
    } else if (step === 'code') setStep('confirm')
    else if (ASKED.some((group, index) => meantLetters(typed[index] ?? '') !== recovery.groups[group - 1])) {
      setCodeFault('These are not the letters of your code. Go back to see it again.')
    } else await finish(recovery)
  }

  return (
    <FormDialog
      title={STEPS[step].title}
      {...(step === 'passphrase' && {
        description:
          'It encrypts your documents on this device, before anything is sent. We never learn it and cannot reset it.',
      })}
      submit={STEPS[step].submit}
      unsaved={step !== 'passphrase' || chosen.isTyped}
      pending={recovery === undefined}
      sending={saving}
      failure={failure}
      onSubmit={() => void goOn()}
      onClose={closeDoor}
    >
      {step === 'passphrase' && <NewPassphraseFields chosen={chosen} />}
      {step === 'code' && recovery !== undefined && <RecoveryCode groups={recovery.groups} />}
      {step === 'confirm' && (
        <>
          <p>Type two groups of the code that you have saved.</p>
          {ASKED.map((group, index) => (
            <Field key={group} label={`Group ${group}`} error={index === ASKED.length - 1 ? codeFault : undefined}>
              {(control) => (
                <Input
                  {...control}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus is gone
                  autoFocus={index === 0}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={9}
                  className="font-mono uppercase"
                  value={typed[index] ?? ''}
                  onChange={(event) => setTyped(typed.with(index, event.target.value))}
                />
              )}
            </Field>
          ))}
          <button
            type="button"
            className="min-h-11 justify-self-start font-semibold text-accent-ink underline underline-offset-4"
            onClick={() => setStep('code')}
          >
            Show the code again
          </button>
        </>
      )}
    </FormDialog>
  )
}
