import { startTransition, useEffect, useState } from 'react'
import { afterNextPaint } from '../../../shared/navigation/after-next-paint.ts'

/** Fills most viewports. */
const AT_FIRST = 4

/** Small batches keep the page responsive. */
const STEP = 2

/** Later lists are rendered completely, because going back must restore the page's height. */
let isFirstList = true

/** How many of `total` cards to render: the first list after a page load grows step by step. */
export function useDrawnCount(total: number): number {
  const [drawn, setDrawn] = useState(isFirstList ? AT_FIRST : Infinity)
  useEffect(() => {
    if (drawn >= total) {
      isFirstList = false
      return undefined
    }
    // Each step is painted separately.
    void afterNextPaint().then(() => startTransition(() => setDrawn(drawn + STEP)))
    return undefined
  }, [drawn, total])
  return drawn
}
