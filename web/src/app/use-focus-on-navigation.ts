import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the heading of the new screen, so that a screen reader says where the user has come. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (target === null) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
