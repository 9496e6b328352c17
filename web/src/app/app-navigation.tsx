import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SCROLL_KEY } from '../config/storage-keys.ts'
import {
  NavigationContext,
  type Address,
  type BlockedNavigation,
  type GoOptions,
  type Navigation,
} from '../shared/navigation/navigation.ts'
import { readSession, writeSession } from '../shared/pwa/session-storage.ts'

/** Content of `history.state`. */
interface Kept {
  /** Position among the entries that this tab has made. */
  readonly step: number
  readonly key: string
  readonly state: unknown
}

interface Entry extends Address {
  readonly step: number
  /** Scroll position to show; undefined to leave it. */
  readonly top?: number | undefined
}

interface Blocker {
  readonly onBlocked: (blocked: BlockedNavigation) => void
  readonly isWanted: NonNullable<Parameters<Navigation['blockNavigation']>[1]>
  /** Navigations it has not decided about yet, that would go on if it ended. */
  readonly undecided: Set<() => void>
}

const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'step' in state && 'key' in state

const keep = (kept: Kept): void => history.replaceState(kept, '')

function entryHere(top?: number): Entry {
  const kept: unknown = history.state
  const { step, key, state } = isKept(kept) ? kept : { step: 0, key: 'default', state: null }
  const { pathname, search, hash } = location
  return { pathname, search, hash, state, step, key, top }
}

/** All pages that a tab loads anew have the same key: each would begin where the one before was left. */
const scrollKeyOf = ({ key, pathname }: Entry): string => (key === 'default' ? pathname : key)

/** How many scroll positions are stored for a reload. */
const STORED = 50

function storedTops(): Map<string, number> {
  const stored = readSession(SCROLL_KEY)
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
}

/** Whether the page was loaded where it had been before, by a reload or by Back from another site. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))

/** Renders an entry. */
type Show = (entry: Entry, isSync: boolean) => void

/** The browser's history, and who blocks a navigation. */
function createNavigation() {
  const tops = storedTops()
  const blockers: Blocker[] = []
  if (!isKept(history.state)) keep({ step: 0, key: 'default', state: null })
  const first = entryHere()
  /** Where the browser is; until the next screen is loaded, `shown` is the entry before. */
  let current: Entry = isReturn() ? { ...first, top: tops.get(scrollKeyOf(first)) } : first
  let shown = current
  let show: Show = () => undefined
  /** Called once the browser is back on the entry that a blocked Back has left. */
  let onReturned: (() => void) | undefined
  /** Whether the next Back or Forward was asked about already. */
  let isAllowed = false

  const blocking = (toOtherScreen: boolean): readonly Blocker[] =>
    blockers.filter(({ isWanted }) => isWanted({ toOtherScreen })).toReversed()

  /** Asks one blocker after the other, and navigates if none of them objects. */
  function ask(asked: readonly Blocker[], isBack: boolean, isPop: boolean, navigate: () => void): void {
    const [blocker, ...others] = asked.filter((each) => blockers.includes(each))
    if (blocker === undefined) return navigate()
    let isDecided = false
    const decide = (then: () => void) => (): void => {
      if (isDecided) return
      isDecided = true
      blocker.undecided.delete(proceed)
      then()
    }
    const proceed = decide(() => ask(others, isBack, isPop, navigate))
    // Nothing is left to block if the dialog closes in the same moment, for example because its trip was closed.
    if (!isPop) blocker.undecided.add(proceed)
    blocker.onBlocked({ proceed, cancel: decide(() => undefined), isBack })
  }

  function move(to: string, { replace = false, state = null, keepsScroll, isSync = false }: GoOptions): void {
    const { href, pathname } = location
    // The second click of a double click, while the screen is loaded.
    const isRepeated = shown !== current && new URL(to, href).href === href
    const replaces = replace || isRepeated
    const kept: Kept = { step: current.step + (replaces ? 0 : 1), key: Math.random().toString(36).slice(2, 10), state }
    if (replaces) history.replaceState(kept, '', to)
    else history.pushState(kept, '', to)
    current = entryHere((keepsScroll ?? location.pathname === pathname) ? undefined : 0)
    show(current, isSync)
  }

  /** The browser has gone back or forward already; if that is blocked, this returns. */
  function follow(): void {
    // A link to a part of the page makes an entry without our state.
    if (!isKept(history.state)) keep({ step: current.step + 1, key: 'default', state: null })
    const next = entryHere()
    const steps = next.step - current.step
    if (onReturned !== undefined) {
      if (steps !== 0) return history.go(-steps)
      const askNow = onReturned
      onReturned = undefined
      return askNow()
    }
    const toOtherScreen = next.pathname !== current.pathname
    const asked = isAllowed || steps === 0 ? [] : blocking(toOtherScreen)
    isAllowed = false
    if (asked.length === 0) {
      current = { ...next, top: tops.get(scrollKeyOf(next)) ?? 0 }
      return show(current, false)
    }
    onReturned = () =>
      ask(asked, toOtherScreen, true, () => {
        isAllowed = true
        history.go(steps)
      })
    return history.go(-steps)
  }

  const navigation: Omit<Navigation, 'address'> = {
    go: (to, options = {}) => {
      const toOtherScreen = new URL(to, location.href).pathname !== location.pathname
      ask(toOtherScreen ? blocking(true) : [], false, false, () => move(to, options))
    },
    back: () => history.back(),
    blockNavigation: (onBlocked, isWanted = () => true) => {
      const blocker: Blocker = { onBlocked, isWanted, undecided: new Set() }
      blockers.push(blocker)
      return () => {
        blockers.splice(blockers.indexOf(blocker), 1)
        for (const proceed of blocker.undecided) proceed()
      }
    },
  }

  return {
    first: current,
    navigation,
    onShown: (entry: Entry) => {
      shown = entry
    },
    onScrolled: (entry: Entry) => void tops.set(scrollKeyOf(entry), scrollY),

    /** @returns a function that stops following the browser */
    start: (showNow: Show) => {
      show = showNow
      history.scrollRestoration = 'manual'
      const store = () => writeSession(SCROLL_KEY, Object.fromEntries([...tops].slice(-STORED)))
      addEventListener('popstate', follow)
      addEventListener('pagehide', store)
      return () => {
        removeEventListener('popstate', follow)
        removeEventListener('pagehide', store)
      }
    },
  }
}

const BY_THE_USER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the user scrolls first.
 * @returns a function that gives up
 */
function scrollToWhenTall(top: number): () => void {
  const abort = new AbortController()
  const stop = () => abort.abort()
  const isReached = (): boolean => {
    scrollTo(0, top)
    return scrollY >= top - 1
  }
  if (isReached()) return stop
  const observer = new ResizeObserver(() => {
    if (isReached()) stop()
  })
  abort.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of BY_THE_USER) addEventListener(type, stop, { passive: true, signal: abort.signal })
  observer.observe(document.body)
  return stop
}

/** Navigation of the whole app by the browser's history: for visitors alone, for others with react-router on top. */
export function AppNavigation({ children }: { children: ReactNode }) {
  const [browser] = useState(createNavigation)
  const [entry, setEntry] = useState<Entry>(browser.first)

  // Before the effects of screens, which may navigate.
  useLayoutEffect(
    () =>
      browser.start((next, isSync) => {
        if (isSync) flushSync(() => setEntry(next))
        // As a transition, the previous screen stays until the next one is loaded.
        else startTransition(() => setEntry(next))
      }),
    [browser],
  )

  useLayoutEffect(() => {
    browser.onShown(entry)
    const stop = entry.top === undefined ? undefined : scrollToWhenTall(entry.top)
    const remember = () => browser.onScrolled(entry)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', remember)
    }
  }, [browser, entry])

  const navigation = useMemo<Navigation>(() => ({ ...browser.navigation, address: entry }), [browser, entry])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
