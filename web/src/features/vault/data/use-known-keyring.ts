import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useState } from 'react'
import type { Live } from '../../../shared/live/live.ts'

/**
 * The wrapped key of the vault, null when the server has said that there is none; undefined until that is known. What
 * was known stays so while the connection is lost: a dialog that is open, and what was typed there, goes on.
 */
export function useKnownKeyring(live: Live<StoredKeyring | null>): StoredKeyring | null | undefined {
  const [known, setKnown] = useState<StoredKeyring | null>()
  if (live.status !== 'ready' || (live.data === null && live.fromCache)) return known
  if (live.data !== known) setKnown(live.data)
  return live.data
}
