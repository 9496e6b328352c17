import { useEffect, useRef, useState } from 'react'
import { ratePassphrase, isStrongEnough } from './rate-passphrase.ts'
import { suggestPassphrase } from './suggest-passphrase.ts'

const TOO_WEAK = 'This is too easy to guess. Use five or more words that do not belong together.'
const NOT_JUDGED = 'This passphrase could not be checked. Look at your connection, or take a suggested one.'

/** A suggested one is strong as it is made; an own one is judged. */
interface PassphraseChoice {
  readonly way: 'suggested' | 'own'
  readonly passphrase: string
  readonly repeated: string
}

interface PassphraseFaults {
  readonly passphrase?: string
  readonly repeated?: string
}

/** A passphrase that is being chosen. */
export interface NewPassphrase extends PassphraseChoice {
  readonly faults: PassphraseFaults
  /** Holds what was typed. */
  readonly isTyped: boolean
  readonly change: (changes: Partial<PassphraseChoice>) => void
  readonly suggest: () => void
  /** Says what is wrong with it. @returns whether it may guard a vault; false too while that is being looked at */
  readonly check: () => Promise<boolean>
}

async function faultsOf({ way, passphrase, repeated }: PassphraseChoice): Promise<PassphraseFaults | undefined> {
  if (passphrase === '') return { passphrase: 'Choose a passphrase' }
  if (way === 'own') {
    try {
      if (!isStrongEnough(await ratePassphrase(passphrase))) return { passphrase: TOO_WEAK }
    } catch {
      return { passphrase: NOT_JUDGED }
    }
  }
  return repeated === passphrase ? undefined : { repeated: 'This is not the same passphrase' }
}

/** Begins with one that is suggested. */
export function useNewPassphrase(): NewPassphrase {
  const [choice, setChoice] = useState<PassphraseChoice>({ way: 'suggested', passphrase: '', repeated: '' })
  const [faults, setFaults] = useState<PassphraseFaults>({})
  const isChecking = useRef(false)

  const change = (changes: Partial<PassphraseChoice>): void => setChoice((before) => ({ ...before, ...changes }))

  function fillIn(): void {
    suggestPassphrase().then(
      // Meanwhile somebody may have begun with an own one.
      (passphrase) => setChoice((before) => (before.way === 'suggested' ? { ...before, passphrase } : before)),
      // Without its list of words.
      () => change({ way: 'own' }),
    )
  }

  useEffect(fillIn, [])

  function suggest(): void {
    change({ way: 'suggested', passphrase: '', repeated: '' })
    fillIn()
  }

  async function check(): Promise<boolean> {
    if (isChecking.current) return false
    isChecking.current = true
    const found = await faultsOf(choice)
    isChecking.current = false
    setFaults(found ?? {})
    return found === undefined
  }

  const isTyped = choice.repeated !== '' || (choice.way === 'own' && choice.passphrase !== '')
  return { ...choice, faults, isTyped, change, suggest, check }
}
