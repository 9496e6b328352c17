import { nanoid } from 'nanoid'
import { useRef } from 'react'

/**
 * Names the requests of one form to the server: as long as the same is asked for, a further try has the same key, and
 * whatever the first one did is not done twice.
 */
export function useAttemptKey(): (asked: unknown) => string {
  const last = useRef<{ readonly asked: string; readonly key: string }>(undefined)
  return (asked) => {
    const text = JSON.stringify(asked)
    if (last.current?.asked !== text) last.current = { asked: text, key: nanoid() }
    return last.current.key
  }
}
