import type { StoredKeyring } from '@waymark/contract/vault'
import { useLiveDoc, type Live } from '../../platform/live.ts'
import { keyringRef } from '../../platform/refs.ts'
import { useSession } from '../../platform/session.ts'

/** The wrapped key of the traveller's vault; null when there is none yet. Also there without a network. */
export function useKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  return useLiveDoc(keyringRef(uid))
}
