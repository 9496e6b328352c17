import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * What `read` makes of the time, read again with each minute and whenever the app is looked at again: a device that slept
 * has run no timer. Give a function that stays the same.
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
