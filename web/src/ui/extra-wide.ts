import { useSyncExternalStore } from 'react'

/** The same as `xl:` in the style sheet. */
const EXTRA_WIDE = '(width >= 1280px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(EXTRA_WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for a second column; without it, its content need not be loaded. */
export const useIsExtraWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(EXTRA_WIDE).matches)
