import { useSyncExternalStore } from 'react'

/** `xl:` of the style sheet is the same. */
const EXTRA_WIDE = '(width >= 1280px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(EXTRA_WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for a second column; without it, what stands there need not even be loaded. */
export const useIsExtraWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(EXTRA_WIDE).matches)
