import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { NavigationContext, type Navigation, type StoppedLeave } from '../shared/navigation/navigation.ts'

const pathnameOf = (path: string): string => new URL(path, location.origin).pathname

interface StopperProps {
  onStop: (stopped: StoppedLeave) => void
}

/** Stands there only while it is needed: the router knows one blocker at a time, and some screens have their own. */
function Stopper({ onStop }: StopperProps) {
  // 'Back' within one screen closes or changes what holds the input.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname || historyAction === NavigationType.Pop,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') onStop({ leave: blocker.proceed, stay: blocker.reset })
  }, [blocker, onStop])
  return null
}

/** Lets the screens that are open to visitors move about by the router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [stopper, setStopper] = useState<StopperProps>()
  const stopLeaving = useCallback<Navigation['stopLeaving']>((onStop) => {
    setStopper({ onStop })
    return () => setStopper(undefined)
  }, [])
  const navigation = useMemo<Navigation>(
    () => ({
      address: { pathname, search, state },
      go: (to, { replace = false, state = null } = {}) =>
        void navigate(to, { replace, state, preventScrollReset: pathnameOf(to) === pathname }),
      back: () => void navigate(-1),
      stopLeaving,
    }),
    [pathname, search, state, navigate, stopLeaving],
  )
  return (
    <NavigationContext value={navigation}>
      {children}
      {stopper !== undefined && <Stopper {...stopper} />}
    </NavigationContext>
  )
}
