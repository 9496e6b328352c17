import { useEffect, useRef } from 'react'

/** Where the focus was before the dialog that is just closing, for the one that takes its place. */
let handedOn: Element | null = null

/** Gives the focus back to what had it before a dialog opened. By itself Radix knows only triggers of its own. */
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
      // What had it is gone, deleted perhaps: then it goes to the screen, so that it is not lost.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      before.current = null
      handedOn = null
    },
  }
}
