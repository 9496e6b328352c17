import { useCallback, useEffect, useState } from 'react'

/** How long nothing is typed until the search begins. */
const PAUSE_MS = 400

export interface TypedSearch {
  /** As it stands in the box. */
  readonly entered: string
  readonly type: (text: string) => void
  /** What is typed, for who searches by it at once. */
  readonly take: () => string
}

/** What is typed into the search box, which becomes the search after a pause. Going back leads to another search. */
export function useTypedSearch(location: string, onSearch: (location: string) => void): TypedSearch {
  const [entered, setEntered] = useState(location)
  const [searched, setSearched] = useState(location)
  /** What was asked for and has not come to be the search yet, while more may have been typed. */
  const [asked, setAsked] = useState<readonly string[]>([])
  if (location !== searched) {
    setSearched(location)
    const own = asked.lastIndexOf(location)
    setAsked(own === -1 ? [] : asked.slice(own + 1))
    if (own === -1) setEntered(location)
  }
  const wanted = entered.trim()

  const take = useCallback(() => {
    if (wanted !== location) setAsked((before) => [...before, wanted])
    return wanted
  }, [wanted, location])

  useEffect(() => {
    if (wanted === location) return undefined
    const timer = setTimeout(() => onSearch(take()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, location, onSearch, take])

  return { entered, type: setEntered, take }
}
