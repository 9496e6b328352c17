import { useEffect, useState } from 'react'

/** So many cards at a time leave the page free to be used between them. */
const STEP = 6

/** Later lists are drawn whole: going back must find the page as tall as it was. */
let isFirstList = true

/** How many of `total` cards are drawn: the first list of a page load grows step by step. */
export function useDrawnCount(total: number): number {
  const [drawn, setDrawn] = useState(isFirstList ? STEP : Infinity)
  useEffect(() => {
    if (drawn >= total) {
      isFirstList = false
      return undefined
    }
    const timer = setTimeout(() => setDrawn(drawn + STEP))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
