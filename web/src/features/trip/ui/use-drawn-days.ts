import { startTransition, useEffect, useState } from 'react'

/** As many days of a long trip as fill a window. */
export const DRAWN_AT_ONCE = 5

/** How many days are drawn with their stops. The others follow one by one as the browser finds time, until all are there. */
export function useDrawnDays(length: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE)
  useEffect(() => {
    if (drawn >= length) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [drawn, length])
  return drawn
}
