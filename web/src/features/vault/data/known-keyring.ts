import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useEffect, useState } from 'react'
import { readStoredKeyring } from '../../../shared/live/keyring-store.ts'
import type { Live } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'

interface Answer {
  readonly question: string
  readonly told: { readonly keyring: StoredKeyring | null } | { readonly error: Error }
}

/**
 * The keyring for whoever offers to set up a vault: that there is none is said by the server itself when it is asked. A
 * listener may miss a vault that was made while it was open: when Google's Firestore emulator tells it of a later change of
 * another document first, the SDK notes this one as deleted since, and does not believe the change that made it.
 */
export function useConfirmedKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  const live = useKeyring()
  const isMissing = live.status === 'ready' && live.data === null && !live.fromCache
  const state = useVault()
  const [tries, setTries] = useState(0)
  // That there was none says nothing of a vault that is made or unlocked here later.
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

/**
 * The keyring, or null once the server has confirmed that there is none; undefined until then. The last known value is
 * kept while the connection is lost, so that open dialogs keep their input.
 */
export function useKnownKeyring(live: Live<StoredKeyring | null>): StoredKeyring | null | undefined {
  const [known, setKnown] = useState<StoredKeyring | null>()
  if (live.status !== 'ready' || (live.data === null && live.fromCache)) return known
  if (live.data !== known) setKnown(live.data)
  return live.data
}
