import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useState } from 'react'
import type { Live } from '../../../shared/live/live.ts'

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
