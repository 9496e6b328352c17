import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import {
  NavigationContext,
  type Address,
  type Navigation,
  type BlockedNavigation,
} from '../shared/navigation/navigation.ts'

/** Content of `history.state`: the number of navigations since the page was loaded, and the state of the last one. */
interface Kept {
  readonly step: number
  readonly state: unknown
}

interface Entry extends Address {
  readonly step: number
  /** Scroll position to restore; undefined to leave it. */
  readonly top?: number | undefined
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null && 'step' in state

/** Scroll position by step. */
const tops = new Map<number, number>()

function entryHere(top?: number): Entry {
  const kept: unknown = history.state
  const { step, state } = isKept(kept) ? kept : { step: 0, state: null }
  return { pathname: location.pathname, search: location.search, state, step, top }
}

/** Called instead of leaving a form that has unsaved input. */
let onBlocked: ((blocked: BlockedNavigation) => void) | undefined

const blockNavigation: Navigation['blockNavigation'] = (callback) => {
  onBlocked = callback
  return () => {
    onBlocked = undefined
  }
}

/** Navigation for visitors' screens that uses the browser's history only, without the router. */
export function VisitorNavigation({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(entryHere)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    function follow(): void {
      const next = entryHere()
      const steps = next.step - entry.step
      if (onBlocked !== undefined && steps !== 0 && next.pathname !== entry.pathname) {
        // The browser has navigated already; this returns to the form.
        history.go(-steps)
        onBlocked({
          proceed: () => {
            onBlocked = undefined
            history.go(steps)
          },
          cancel: () => undefined,
          isBack: true,
        })
        return
      }
      startTransition(() => setEntry(entryHere(tops.get(next.step) ?? 0)))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [entry])

  useLayoutEffect(() => {
    if (entry.top !== undefined) scrollTo(0, entry.top)
    const remember = () => void tops.set(entry.step, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [entry])

  const navigation = useMemo<Navigation>(
    () => ({
      address: entry,
      go: (to, { replace = false, state = null } = {}) => {
        const kept: Kept = { step: replace ? entry.step : entry.step + 1, state }
        if (replace) history.replaceState(kept, '', to)
        else history.pushState(kept, '', to)
        // As a transition, the previous screen stays until the next one is loaded.
        startTransition(() => setEntry(entryHere(location.pathname === entry.pathname ? undefined : 0)))
      },
      back: () => history.back(),
      blockNavigation,
    }),
    [entry],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
