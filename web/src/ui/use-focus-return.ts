import { useEffect, useRef } from 'react'
import { focusScreen } from './screen-focus.ts'

/** Element focused before the dialog that is closing, for a dialog that opens in its place. */
let handedOn: Element | null = null

/** Returns the focus to the element that had it before a dialog opened. Radix does so for its own triggers only. */
export function useFocusReturn(open = true) {
  const before = useRef<Element>(null)

  useEffect(() => {
    if (!open) return undefined
    before.current ??= handedOn
    return () => {
      handedOn = before.current
    }
  }, [open])

  return {
    onOpenAutoFocus: () => {
      const isLost = document.activeElement === document.body
      if (!isLost || before.current === null) before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
      // If that element is gone, the screen's heading is focused instead.
      if (document.activeElement === document.body) focusScreen()
      before.current = null
      handedOn = null
    },
  }
}
