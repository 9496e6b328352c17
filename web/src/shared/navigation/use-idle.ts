import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page is loaded and the browser has had nothing better to do: what may come later than the rest, comes then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    void whenIdle().then(() => (isGone ? undefined : setIdle(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isIdle
}
