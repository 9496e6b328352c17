import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate, type Location } from 'react-router-dom'
import { NavigationContext, type Navigation, type BlockedNavigation } from '../shared/navigation/navigation.ts'

const pathnameOf = (path: string): string => new URL(path, location.origin).pathname

interface BlockerProps {
  onBlocked: (blocked: BlockedNavigation) => void
}

/** Mounted only while needed: the router supports one blocker at a time, and some screens have their own. */
function NavigationBlocker({ onBlocked }: BlockerProps) {
  // "Back" within one screen only closes or changes a part of it, and does not leave the form.
  const isBack = useRef(false)
  const unheard = useRef<{ to: Location; replace: boolean }>(undefined)
  const navigate = useNavigate()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isPop = historyAction === NavigationType.Pop
    const leaves = currentLocation.pathname !== nextLocation.pathname
    isBack.current = isPop && leaves
    if (leaves && !isPop) unheard.current = { to: nextLocation, replace: historyAction === NavigationType.Replace }
    return isPop || leaves
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    unheard.current = undefined
    onBlocked({ proceed: blocker.proceed, cancel: blocker.reset, isBack: isBack.current })
  }, [blocker, onBlocked])
  // React renders a blocked navigation later than a dialog that closes in the same moment, for example because its trip
  // was closed. Nothing is left to block then. This cleanup runs after that of `useBlocker`.
  useEffect(
    () => () => {
      if (unheard.current === undefined) return
      const { to, replace } = unheard.current
      void navigate(to, { replace, state: to.state })
    },
    [navigate],
  )
  return null
}

/** Provides router navigation to the screens that are open to visitors. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [blocker, setBlocker] = useState<BlockerProps>()
  const blockNavigation = useCallback<Navigation['blockNavigation']>((onBlocked) => {
    setBlocker({ onBlocked })
    return () => setBlocker(undefined)
  }, [])
  const navigation = useMemo<Navigation>(
    () => ({
      address: { pathname, search, state },
      go: (to, { replace = false, state = null } = {}) =>
        void navigate(to, { replace, state, preventScrollReset: pathnameOf(to) === pathname }),
      back: () => void navigate(-1),
      blockNavigation,
    }),
    [pathname, search, state, navigate, blockNavigation],
  )
  return (
    <NavigationContext value={navigation}>
      {children}
      {blocker !== undefined && <NavigationBlocker {...blocker} />}
    </NavigationContext>
  )
}
