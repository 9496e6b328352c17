import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has loaded and the browser is idle, for content that may come later. */
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
