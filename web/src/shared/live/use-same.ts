import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** The value as it was before where it says the same, so that what is memoised on it stays. */
export function useSame<T>(value: T): T {
  const [held, setHeld] = useState(value)
  const same = replaceEqualDeep(held, value)
  if (same !== held) setHeld(same)
  return same
}
