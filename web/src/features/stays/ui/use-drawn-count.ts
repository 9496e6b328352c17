import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from '../../../shared/navigation/after-next-paint.ts'

/** Fills what is in sight of most windows. */
const AT_FIRST = 4

/** A batch this small keeps the page responsive between batches. */
const STEP = 2

/** Later lists are drawn whole: going back must find the page as tall as it was. */
let isFirstList = true

/** How many of `total` cards are drawn: the first list of a page load grows step by step. */
export function useDrawnCount(total: number): number {
  const [drawn, setDrawn] = useState(isFirstList ? AT_FIRST : Infinity)
  useEffect(() => {
    if (drawn >= total) {
      isFirstList = false
      return undefined
    }
    // Each step is painted by itself.
    void afterNextPaint().then(() => startTransition(() => setDrawn(drawn + STEP)))
    return undefined
  }, [drawn, total])
  return drawn
}
