import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useState } from 'react'
import { useLiveDoc, type Live } from '../live/live.ts'
import { useSession } from '../session/session.ts'
import { keyringRef } from '../live/keyring-store.ts'

/** The wrapped key of the traveller's vault; null when there is none yet. Also there without a network. */
export function useKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  return useLiveDoc(keyringRef(uid))
}

/**
 * What `useKeyring` tells, null when the server has said that there is none; undefined until that is known. What was
 * known stays so while the connection is lost: a dialog that is open, and what was typed there, goes on.
 */
export function useKnownKeyring(live: Live<StoredKeyring | null>): StoredKeyring | null | undefined {
  const [known, setKnown] = useState<StoredKeyring | null>()
  if (live.status !== 'ready' || (live.data === null && live.fromCache)) return known
  if (live.data !== known) setKnown(live.data)
  return live.data
}
