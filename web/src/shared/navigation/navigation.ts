import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Current location. `state` is the navigation state. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

interface GoOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** A blocked navigation away from unsaved input, waiting for a decision. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly cancel: () => void
  /** Whether it is the browser's Back (or Forward) to another screen. */
  readonly isBack: boolean
}

/**
 * Navigation for screens that are also open to visitors. Signed-in users have react-router; visitors' pages do not load
 * it, because it weighs as much as a screen. These screens use this interface for both.
 */
export interface Navigation {
  readonly address: Address
  /** Navigates to a path of the app. Within a screen, such as to another search, the scroll position is kept. */
  readonly go: (to: string, options?: GoOptions) => void
  readonly back: () => void
  /**
   * Calls `onBlocked` instead of leaving the screen.
   * @returns a function that ends the blocking
   */
  readonly blockNavigation: (onBlocked: (blocked: BlockedNavigation) => void) => () => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('useNavigation needs the frame of the app around it.')
  return navigation
}

/** Makes Back close an overlay instead of leaving the screen. The address tells what is open. */
export function closeByBack({ isBack, cancel, proceed }: BlockedNavigation, onClose: () => void): void {
  if (!isBack) return proceed()
  cancel()
  onClose()
}

/** For dialogs without input: Back closes them instead of leaving the screen. */
export function useClosedByBack(onClose: () => void): void {
  const { blockNavigation } = useNavigation()
  const close = useEffectEvent((blocked: BlockedNavigation) => closeByBack(blocked, onClose))
  useEffect(() => blockNavigation((blocked) => close(blocked)), [blockNavigation])
}
