import { useState } from 'react'
import { useSettled, type Live } from './live.ts'
import { useLasting } from './use-lasting.ts'

const PATIENCE_MS = 600

/**
 * A list, once what its cards also show has been read: arriving later, it would move what one reads. Waits for it a
 * moment only, and never again once the list is shown.
 */
export function useOnceRead<T>(list: Live<T[]>, others: readonly [Live<unknown[]>, Live<unknown[]>]): Live<T[]> {
  const [first, second] = [useSettled(others[0]), useSettled(others[1])]
  const areRead = first && second
  const isLate = useLasting(!areRead, PATIENCE_MS)
  const [isShown, setShown] = useState(false)
  if (!isShown && (areRead || isLate)) setShown(true)
  return isShown ? list : { status: 'loading' }
}
