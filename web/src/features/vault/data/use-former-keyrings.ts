import type { FormerKeyring } from '@waymark/contract/vault/keyring-calls'
import { useEffect, useState } from 'react'
import { useOnline } from '../../../shared/pwa/online.ts'
import { readFormerKeyrings } from './change-keyring.ts'

type FormerKeyrings =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly all: readonly FormerKeyring[] }

/** The former keyrings that can be restored, always fetched again. */
export function useFormerKeyrings(): FormerKeyrings {
  const [state, setState] = useState<FormerKeyrings>({ status: 'loading' })
  const online = useOnline()
  useEffect(() => {
    if (!online) return undefined
    const reading = new AbortController()
    readFormerKeyrings(reading.signal).then(
      (all) => setState({ status: 'ready', all }),
      () => reading.signal.aborted || setState({ status: 'failed' }),
    )
    return () => reading.abort()
  }, [online])
  return state
}
