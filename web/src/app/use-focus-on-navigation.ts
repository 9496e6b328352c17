import { useEffect, useRef } from 'react'
import { takeFocus } from '../ui/screen-focus.ts'

/**
 * Focuses the heading of the new screen, so that screen readers announce it. If the heading is rendered later, for
 * example after checking administrator rights, it waits in the main part, unless the user moves the focus.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    if (main === null) return undefined
    const heading = () => main.querySelector<HTMLElement>('h1')
    takeFocus(heading() ?? main)
    if (heading() !== null) return undefined
    const observer = new MutationObserver(() => {
      const found = heading()
      const hasMoved = document.activeElement !== main && document.activeElement !== document.body
      if (found !== null && !hasMoved) takeFocus(found)
      if (found !== null || hasMoved) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}
