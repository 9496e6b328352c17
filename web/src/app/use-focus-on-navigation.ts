import { useEffect, useRef } from 'react'
import { takeFocus } from '../ui/screen-focus.ts'

/**
 * Moves the focus to the heading of the new screen, so that a screen reader says where the user has come. Where the
 * heading comes later, as behind the question whether somebody is an administrator, it waits in the main part for it,
 * unless the user moves on.
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
