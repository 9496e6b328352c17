import { createContext, useContext } from 'react'

/** Where the app is. `state` came along with the navigation that led here. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

interface GoOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** A navigation away from a screen that holds unsaved input, blocked until it is decided. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly cancel: () => void
}

/**
 * How the screens that are open to visitors move about. Around a signed-in person stands the router; a visitor's page
 * does without one, because it weighs as much as all of the screen. So these screens know neither.
 */
export interface Navigation {
  readonly address: Address
  /** To a path of the app. Within one screen, such as to another search of it, the page stays where it is scrolled to. */
  readonly go: (to: string, options?: GoOptions) => void
  readonly back: () => void
  /** From now on 'back' and the like do not leave the screen but call `onBlocked`. @returns how to end that */
  readonly blockNavigation: (onBlocked: (blocked: BlockedNavigation) => void) => () => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('useNavigation needs the frame of the app around it.')
  return navigation
}
