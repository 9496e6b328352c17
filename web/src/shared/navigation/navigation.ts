import { createContext, useContext, useEffect, useState } from 'react'

/** Current location. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The navigation's state. */
  readonly state: unknown
  /** Identifies the entry of the browser's history; `default` for a page that was loaded as a whole. */
  readonly key: string
}

export interface GoOptions {
  readonly replace?: boolean
  readonly state?: unknown
  /** Whether the scroll position stays; otherwise it does within a screen only, such as to another search. */
  readonly keepsScroll?: boolean
  /** Renders before it returns, instead of showing the present screen until the next one is loaded. */
  readonly isSync?: boolean
}

/** A blocked navigation away from unsaved input, waiting for a decision. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly cancel: () => void
  /** Call it once the question is on the screen: until then, the navigation goes on if the blocker ends. */
  readonly onAsked: () => void
  /** Whether it is the browser's Back (or Forward) to another screen. */
  readonly isBack: boolean
}

/** A navigation that may be blocked. */
export interface Leaving {
  /** Whether it goes to another screen; otherwise, it is Back or Forward within this one. */
  readonly toOtherScreen: boolean
}

/**
 * Navigation by the browser's history. Screens that are also open to visitors use it directly, because react-router
 * weighs as much as a screen; around the others, react-router's hooks and links use it.
 */
export interface Navigation {
  readonly address: Address
  /** Navigates to a path of the app. */
  readonly go: (to: string, options?: GoOptions) => void
  readonly back: () => void
  /**
   * Calls `onBlocked` instead of navigating to another screen, or to another search of this one by Back or Forward. The
   * newest blocker is asked first; if it lets a navigation proceed, the one before it is asked.
   * @param isWanted whether this navigation has to be blocked; by default, each one
   * @returns a function that ends the blocking
   */
  readonly blockNavigation: (
    onBlocked: (blocked: BlockedNavigation) => void,
    isWanted?: (leaving: Leaving) => boolean,
  ) => () => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** A navigation that stays at one address: for the pages drawn by the build, and for tests. */
export const navigationAt = (address: Partial<Address> = {}): Navigation => ({
  address: { pathname: '/', search: '', hash: '', state: null, key: 'default', ...address },
  go: () => undefined,
  back: () => undefined,
  blockNavigation: () => () => undefined,
})

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('useNavigation needs the frame of the app around it.')
  return navigation
}

/** A blocked navigation that waits for the answer to a question. */
export function useAskedNavigation(): [
  BlockedNavigation | undefined,
  (blocked: BlockedNavigation | undefined) => void,
] {
  const [blocked, setBlocked] = useState<BlockedNavigation>()
  useEffect(() => blocked?.onAsked(), [blocked])
  return [blocked, setBlocked]
}

/** Makes Back close an overlay instead of leaving the screen. The address tells what is open. */
export function closeByBack({ isBack, cancel, proceed }: BlockedNavigation, onClose: () => void): void {
  if (!isBack) return proceed()
  cancel()
  onClose()
}
