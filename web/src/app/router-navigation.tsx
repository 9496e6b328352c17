import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NavigationContext, type Navigation } from '../platform/navigation.ts'

const pathnameOf = (path: string): string => new URL(path, location.origin).pathname

/** Lets the screens that are open to visitors move about by the router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo<Navigation>(
    () => ({
      address: { pathname, search, state },
      go: (to, { replace = false, state = null } = {}) =>
        void navigate(to, { replace, state, preventScrollReset: pathnameOf(to) === pathname }),
      back: () => void navigate(-1),
    }),
    [pathname, search, state, navigate],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
