import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * A value computed from the time by `read`, updated every minute and whenever the app becomes visible, because timers
 * do not run while a device sleeps. `read` must be stable.
 */
export function useByClock<T extends string | number>(read: (now: Date) => T): T {
  const [value, setValue] = useState(() => read(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setValue(read(new Date()))
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read])
  return value
}
