import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useEffect, useState } from 'react'
import { keyringRef, readStoredKeyring } from '../live/keyring-store.ts'
import { type Live, useLiveDoc } from '../live/live.ts'
import { useSession } from '../session/session.ts'
import { useVault } from './vault-session.ts'

interface Answer {
  readonly question: string
  readonly told: { readonly keyring: StoredKeyring | null } | { readonly error: Error }
}

/**
 * The keyring of the user's vault; null if there is none. Available offline. A null is `fromCache` until the server
 * itself has confirmed it, because a listener may miss a vault that was created while it was open: if Google's
 * Firestore emulator reports a later change of another document first, the SDK considers this one deleted since then,
 * and ignores the change that created it.
 */
export function useKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  const live = useLiveDoc(keyringRef(uid))
  const isMissing = live.status === 'ready' && live.data === null && !live.fromCache
  const state = useVault()
  const [tries, setTries] = useState(0)
  // An earlier null does not apply to a vault created or unlocked here since.
  const question = state.phase === 'open' ? `${state.vault.keyId} ${tries}` : String(tries)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    const take = (told: Answer['told']) => {
      if (isWanted) setAnswer({ question, told })
    }
    readStoredKeyring(uid).then(
      (keyring) => take({ keyring }),
      (error: Error) => take({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [isMissing, uid, question])

  if (!isMissing) {
    if (answer !== undefined) setAnswer(undefined)
    return live
  }
  const told = answer?.told
  if (told !== undefined && 'keyring' in told && told.keyring !== null) return { ...live, data: told.keyring }
  if (told === undefined || answer?.question !== question) return { ...live, fromCache: true }
  if ('error' in told) return { status: 'failed', error: told.error, retry: () => setTries(tries + 1) }
  return live
}
