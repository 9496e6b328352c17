import { useLayoutEffect, useRef } from 'react'

/** When what it is put on goes away with the focus inside, the focus moves to the tab that it was in. */
export function useHandOnFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const tab = element?.closest<HTMLElement>('[role=tabpanel]')
    return () => {
      if (element?.contains(document.activeElement) === true) tab?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
