import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useLiveDoc, type Live } from '../live/live.ts'
import { useSession } from '../session/session.ts'
import { keyringRef } from '../live/keyring-store.ts'

/** The keyring of the user's vault; null if there is none yet. Available offline. */
export function useKeyring(): Live<StoredKeyring | null> {
  const { uid } = useSession()
  return useLiveDoc(keyringRef(uid))
}
