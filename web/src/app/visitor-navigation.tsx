import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import {
  NavigationContext,
  type Address,
  type Navigation,
  type BlockedNavigation,
} from '../shared/navigation/navigation.ts'

/** What lies in `history.state`: how many navigations of this page led here, and what the last one brought along. */
interface Kept {
  readonly step: number
  readonly state: unknown
}

interface Entry extends Address {
  readonly step: number
  /** Where to scroll to; undefined where the page stays as it is. */
  readonly top?: number | undefined
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null && 'step' in state

/** Where the page was scrolled to at each step. */
const tops = new Map<number, number>()

function entryHere(top?: number): Entry {
  const kept: unknown = history.state
  const { step, state } = isKept(kept) ? kept : { step: 0, state: null }
  return { pathname: location.pathname, search: location.search, state, step, top }
}

/** Called instead of leaving a form that holds unsaved input. */
let onBlocked: ((blocked: BlockedNavigation) => void) | undefined

const blockNavigation: Navigation['blockNavigation'] = (callback) => {
  onBlocked = callback
  return () => {
    onBlocked = undefined
  }
}

/** Lets a visitor's screens move about with nothing but the browser's history. */
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
        // The browser has gone already and is called back.
        history.go(-steps)
        onBlocked({
          proceed: () => {
            onBlocked = undefined
            history.go(steps)
          },
          cancel: () => undefined,
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
        // As a transition: the screen before stays until the next one is loaded.
        startTransition(() => setEntry(entryHere(location.pathname === entry.pathname ? undefined : 0)))
      },
      back: () => history.back(),
      blockNavigation,
    }),
    [entry],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
