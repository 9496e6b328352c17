import { useCallback, useEffect, useState } from 'react'

/** Debounce. */
const PAUSE_MS = 400

export interface TypedSearch {
  /** The input's current text. */
  readonly entered: string
  readonly type: (text: string) => void
  /** Returns the text for searching immediately. */
  readonly take: () => string
}

/** The text of the search box, which becomes the search after a pause. Going back changes it to another search. */
export function useTypedSearch(location: string, onSearch: (location: string) => void): TypedSearch {
  const [entered, setEntered] = useState(location)
  const [searched, setSearched] = useState(location)
  /** Requested searches that have not become the current one yet; more may have been typed meanwhile. */
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
