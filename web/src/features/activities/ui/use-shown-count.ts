import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whole rows of one, two and three columns. */
const STEP = 12

/** Counts by entry of the history: going back must find the page as high as it was. */
const kept = new Map<string, number>()

/** How many cards are shown: more of them as one scrolls, and the first ones again for another search. */
export function useShownCount(): { count: number; showMore: () => void } {
  const { key, search } = useLocation()
  const start = () => ({ search, count: kept.get(key) ?? STEP })
  const [shown, setShown] = useState(start)
  if (shown.search !== search) setShown(start())
  const { count } = shown
  useEffect(() => void kept.set(key, count), [key, count])
  return { count, showMore: () => setShown({ search, count: count + STEP }) }
}
