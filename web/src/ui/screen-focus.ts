import { useLayoutEffect, useRef } from 'react'

/** Focuses an element that is not a control. */
export function takeFocus(target: HTMLElement): void {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Focuses the screen's heading, or its main part if there is none, so that screen readers announce it. */
export function focusScreen(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target !== null) takeFocus(target)
}

/** If the element disappears while it has the focus, the tab panel around it is focused, or else the screen. */
export function useHandOnFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const panel = element?.closest<HTMLElement>('[role=tabpanel]')
    return () => {
      if (element?.contains(document.activeElement) !== true) return
      if (panel == null) focusScreen()
      else panel.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
