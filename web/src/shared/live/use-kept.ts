import { useState } from 'react'
import { useHasUnsavedInput } from '../navigation/unsaved-input.ts'
import type { Live } from './live.ts'

/** Keeps the previous value while a new one is loading. */
export function useKept<T>(fresh: T | undefined): T | undefined {
  const [kept, setKept] = useState(fresh)
  if (fresh !== undefined && fresh !== kept) setKept(fresh)
  return fresh ?? kept
}

/**
 * A live list of which more can be loaded. Its query is another one then: what is shown stays until that has answered,
 * with everything that was typed and chosen in it.
 */
export function useGrowing<T>(live: Live<T[]>): Live<T[]> {
  const kept = useKept(live.status === 'ready' ? live.data : undefined)
  return live.status === 'loading' && kept !== undefined ? { status: 'ready', data: kept, fromCache: true } : live
}

/** The opened document; when it is gone, as it was last, as long as something was typed into it that is not saved. */
export function useHeldOpen<T extends { id: string }>(found: T | undefined, id: string | null): T | undefined {
  const kept = useKept(found)
  const hasInput = useHasUnsavedInput()
  return found ?? (hasInput && kept?.id === id ? kept : undefined)
}
