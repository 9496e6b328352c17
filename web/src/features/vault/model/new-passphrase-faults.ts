import { isEnough, TOO_WEAK } from './passphrase-strength.ts'

export interface NewPassphrase {
  readonly passphrase: string
  readonly repeated: string
}

export interface PassphraseFaults {
  readonly passphrase?: string | undefined
  readonly repeated?: string | undefined
}

/** What is wrong with a passphrase that was chosen; undefined when it may guard a vault. */
export function newPassphraseFaults({ passphrase, repeated }: NewPassphrase): PassphraseFaults | undefined {
  if (passphrase === '') return { passphrase: 'Choose a passphrase' }
  if (!isEnough(passphrase)) return { passphrase: TOO_WEAK }
  if (repeated !== passphrase) return { repeated: 'This is not the same passphrase' }
  return undefined
}
