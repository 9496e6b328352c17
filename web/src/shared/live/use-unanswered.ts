import { useEffect, useState } from 'react'

/** After this time without an answer, the server is said not to respond. */
const PATIENCE_MS = 10_000

/**
 * Whether the server has not answered for long while `isAsked`: a network may be there that leads nowhere, such as that
 * of a hotel before one has signed in.
 */
export function useUnanswered(isAsked: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isAsked])
  return isAsked && isLate
}
