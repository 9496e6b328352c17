import { useRef } from 'react'

/** Gives the focus back to what had it before a dialog opened. By itself Radix knows only triggers of its own. */
export function useFocusReturn() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
