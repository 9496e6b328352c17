import { useEffect, useState, type ReactNode } from 'react'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { meantLetters, newRecoverySecret, recoveryGroups } from '../../../shared/vault/crypto/recovery-code.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RecoveryCode } from './recovery-code.tsx'

/** The groups to enter: from the middle and the end, which shows that the whole code was written down. */
const ASKED = [3, 8]

interface Recovery {
  readonly secret: Bytes
  readonly groups: readonly string[]
}

const STEPS = {
  code: { title: 'Save your recovery code', submit: 'I have saved it' },
  confirm: { title: 'Confirm your recovery code', submit: 'Open my vault' },
}

/**
 * Two steps of a dialog: shows a recovery code, then asks for parts of it, so that nobody continues without having
 * saved it.
 */
interface NewCode {
  readonly isReady: boolean
  readonly title: string
  readonly submit: string
  readonly fields: ReactNode
  /**
   * Advances to the next step.
   * @returns the secret of the code once it was confirmed
   */
  readonly next: () => Bytes | undefined
}

/** @param done label of the button that confirms the code */
export function useNewCode(done = STEPS.confirm.submit): NewCode {
  const [recovery, setRecovery] = useState<Recovery>()
  const [step, setStep] = useState<keyof typeof STEPS>('code')
  const [typed, setTyped] = useState<readonly string[]>(ASKED.map(() => ''))
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    const secret = newRecoverySecret()
    void recoveryGroups(secret).then((groups) => setRecovery({ secret, groups }))
  }, [])

  function next(): Bytes | undefined {
    if (recovery === undefined) return undefined
    if (step === 'code') {
      setStep('confirm')
      return undefined
    }
    if (ASKED.every((group, index) => meantLetters(typed[index] ?? '') === recovery.groups[group - 1])) {
      setFault(undefined)
      return recovery.secret
    }
    setFault('These are not the letters of your code. Go back to see it again.')
    return undefined
  }

  const confirmation = (
    <>
      <p>Type two groups of the code that you have saved.</p>
      {ASKED.map((group, index) => (
        <Field key={group} label={`Group ${group}`} error={index === ASKED.length - 1 ? fault : undefined}>
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
  )
  const shown = recovery === undefined ? undefined : <RecoveryCode groups={recovery.groups} />
  return {
    isReady: recovery !== undefined,
    title: STEPS[step].title,
    submit: step === 'code' ? STEPS.code.submit : done,
    fields: step === 'code' ? shown : confirmation,
    next,
  }
}
