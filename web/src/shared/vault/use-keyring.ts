import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useLiveDoc, type Live } from '../live/live.ts'
import { keyringRef } from '../live/refs.ts'
import { useSession } from '../session/session.ts'

/** The wrapped key of the traveller's vault; null when there is none yet. Also there without a network. */
export function useKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  return useLiveDoc(keyringRef(uid))
}
