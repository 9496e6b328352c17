import { useEffect, useRef, useState } from 'react'
import { asSuggested } from '../../../shared/vault/crypto/suggested-form.ts'
import { ratePassphrase, isStrongEnough } from './rate-passphrase.ts'
import { suggestPassphrase } from './suggest-passphrase.ts'

const TOO_WEAK = 'This is too easy to guess. Use five or more words that do not belong together.'
const NOT_JUDGED = 'This passphrase could not be checked. Look at your connection, or take a suggested one.'

/** A suggested passphrase is strong by construction; a typed one is rated. */
interface PassphraseChoice {
  readonly way: 'suggested' | 'own'
  readonly passphrase: string
  readonly repeated: string
}

interface PassphraseFaults {
  readonly passphrase?: string
  readonly repeated?: string
}

/** State of the fields for a new passphrase. */
export interface NewPassphrase extends PassphraseChoice {
  readonly faults: PassphraseFaults
  /** The typed passphrase. */
  readonly isTyped: boolean
  readonly change: (changes: Partial<PassphraseChoice>) => void
  readonly suggest: () => void
  /**
   * Shows what is wrong with it.
   * @returns whether it may protect a vault; also false while it is being rated
   */
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
  // Written down, its hyphens are easily taken for spaces.
  const isSame = repeated === passphrase || (way === 'suggested' && asSuggested(repeated) === passphrase)
  return isSame ? undefined : { repeated: 'This is not the same passphrase' }
}

/** Starts with a suggestion. */
export function useNewPassphrase(): NewPassphrase {
  const [choice, setChoice] = useState<PassphraseChoice>({ way: 'suggested', passphrase: '', repeated: '' })
  const [faults, setFaults] = useState<PassphraseFaults>({})
  const isChecking = useRef(false)

  const change = (changes: Partial<PassphraseChoice>): void => setChoice((before) => ({ ...before, ...changes }))

  function fillIn(): void {
    suggestPassphrase().then(
      // The user may have started typing meanwhile.
      (passphrase) => setChoice((before) => (before.way === 'suggested' ? { ...before, passphrase } : before)),
      // The word list could not be loaded.
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
