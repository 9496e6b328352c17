import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SCROLL_KEY } from '../config/storage-keys.ts'
import {
  closeByBack,
  NavigationContext,
  type Address,
  type BlockedNavigation,
  type GoOptions,
  type Navigation,
} from '../shared/navigation/navigation.ts'
import { CatchBackContext, type CatchBack } from '../ui/closed-by-back.ts'
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
  /** Scroll position to show, or the part of the page that the hash names; undefined to leave it. */
  readonly top?: number | 'hash' | undefined
}

interface Blocker {
  readonly onBlocked: (blocked: BlockedNavigation) => void
  readonly isWanted: NonNullable<Parameters<Navigation['blockNavigation']>[1]>
  /** Goes on with the navigation it was just called with, if it ends before it has asked about it. */
  goOn?: (() => void) | undefined
}

const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'step' in state && 'key' in state

const keep = (kept: Kept): void => history.replaceState(kept, '')

const newKey = (): string => Math.random().toString(36).slice(2, 10)

function entryHere(top?: Entry['top']): Entry {
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
  const tops = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return new Map(tops.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
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
    const from = current
    let isDecided = false
    const decide = (then: () => void) => (): void => {
      if (isDecided) return
      isDecided = true
      blocker.goOn = undefined
      then()
    }
    const proceed = decide(() => ask(others, isBack, isPop, navigate))
    blocker.goOn = isPop ? undefined : () => current === from && proceed()
    blocker.onBlocked({
      proceed,
      cancel: decide(() => undefined),
      onAsked: () => {
        blocker.goOn = undefined
      },
      isBack,
    })
  }

  function move(to: string, options: GoOptions): void {
    // The browser is not back yet, and would drop what it is going back to.
    if (onReturned !== undefined) {
      onReturned = () => move(to, options)
      return
    }
    const { replace = false, state = null, keepsScroll, isSync = false } = options
    const { href } = new URL(to, location.href)
    const isPending = shown.step < current.step
    // Whoever goes back to the screen that is still shown does not want the one that is loaded.
    if (isPending && !replace && href === new URL(shown.pathname + shown.search + shown.hash, location.href).href)
      return history.back()
    // So does the second click of a double click, and a click on another link before the screen is there.
    const replaces = replace || (isPending && (href === location.href || shown.pathname !== current.pathname))
    const kept: Kept = { step: current.step + (replaces ? 0 : 1), key: newKey(), state }
    if (replaces) history.replaceState(kept, '', to)
    else history.pushState(kept, '', to)
    current = entryHere()
    // Read here, because after rendering it would force a layout.
    if (keepsScroll ?? current.pathname === shown.pathname) tops.set(scrollKeyOf(current), scrollY)
    else current = { ...current, top: current.hash ? 'hash' : 0 }
    show(current, isSync)
  }

  /** The browser has gone back or forward already; if that is blocked, this returns. */
  function follow(): void {
    // A link to a part of the page: the browser makes the entry, and scrolls.
    const isFragment = !isKept(history.state)
    if (isFragment) keep({ step: current.step + 1, key: newKey(), state: null })
    const next = entryHere()
    const steps = next.step - current.step
    if (onReturned !== undefined) {
      if (steps !== 0) return history.go(-steps)
      const then = onReturned
      onReturned = undefined
      return then()
    }
    const toOtherScreen = next.pathname !== shown.pathname
    // Nothing is left where only the state of the entry differs, such as an open menu.
    const isSame = !toOtherScreen && next.search === shown.search
    const asked = isAllowed || isSame || steps === 0 ? [] : blocking(toOtherScreen)
    isAllowed = false
    if (asked.length === 0) {
      current = isFragment ? next : { ...next, top: tops.get(scrollKeyOf(next)) ?? 0 }
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
      const isLeft = shown.pathname !== current.pathname
      const toOtherScreen = !isLeft && new URL(to, location.href).pathname !== shown.pathname
      ask(toOtherScreen ? blocking(true) : [], false, false, () => move(to, options))
    },
    back: () => history.back(),
    blockNavigation: (onBlocked, isWanted = () => true) => {
      const blocker: Blocker = { onBlocked, isWanted }
      blockers.push(blocker)
      return () => {
        blockers.splice(blockers.indexOf(blocker), 1)
        // A dialog that closes in the moment in which one leaves has nothing left to block.
        blocker.goOn?.()
      }
    },
  }

  const catchBack: CatchBack = (close) =>
    navigation.blockNavigation(
      (blocked) => closeByBack(blocked, close),
      ({ toOtherScreen }) => toOtherScreen,
    )

  return {
    first: current,
    navigation,
    catchBack,
    onShown: (entry: Entry) => {
      shown = entry
    },
    remember: (entry: Entry) => void tops.set(scrollKeyOf(entry), scrollY),

    /** @returns a function that stops following the browser */
    start: (showNow: Show) => {
      show = showNow
      if (current !== shown) show(current, false)
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

/** Whether the page is tall enough for the entry, and is scrolled to it now. */
function isReached({ top, hash }: Entry): boolean {
  if (typeof top === 'number') {
    scrollTo(0, top)
    return scrollY >= top - 1
  }
  const part = document.getElementById(hash.slice(1))
  if (part === null) scrollTo(0, 0)
  else part.scrollIntoView()
  return part !== null
}

/**
 * Scrolls to where an entry is read as soon as that is there, unless the user scrolls first.
 * @returns aborted once it is reached or given up; abort it to give up
 */
function scrolling(entry: Entry): AbortController {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (entry.top === undefined || isReached(entry)) {
    end()
    return ended
  }
  const observer = new ResizeObserver(() => {
    if (isReached(entry)) end()
  })
  const { signal } = ended
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of BY_THE_USER) addEventListener(type, end, { passive: true, signal })
  observer.observe(document.body)
  return ended
}

/** Navigation of the whole app by the browser's history: for visitors alone, for others with react-router on top. */
export function AppNavigation({ children }: { children: ReactNode }) {
  const [browser] = useState(createNavigation)
  const [entry, setEntry] = useState<Entry>(browser.first)

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
    const ended = scrolling(entry)
    const remember = () => {
      // On the way the position is not yet what was read.
      if (ended.signal.aborted) browser.remember(entry)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      ended.abort()
      removeEventListener('scroll', remember)
    }
  }, [browser, entry])

  const navigation = useMemo<Navigation>(() => ({ ...browser.navigation, address: entry }), [browser, entry])
  return (
    <NavigationContext value={navigation}>
      <CatchBackContext value={browser.catchBack}>{children}</CatchBackContext>
    </NavigationContext>
  )
}
