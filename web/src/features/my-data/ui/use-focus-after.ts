import { useEffect, useRef, type RefObject } from 'react'

/** For the button that stands there again when a job has ended: it takes the focus, unless that is elsewhere by now. */
export function useFocusAfter(isRunning: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (!isRunning && wasRunning.current && document.activeElement === document.body) button.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])
  return button
}
