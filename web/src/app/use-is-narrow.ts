import { useSyncExternalStore } from 'react'

/** Below this width the sidebar is a slide-in menu; `md:` of the style sheet is the same. */
const NARROW = '(width < 768px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
