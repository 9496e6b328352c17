import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Has Back call `close` instead of leaving the screen, until the returned function is called. */
export type CatchBack = (close: () => void) => () => void

/** From the app's navigation; the newest of what is open is closed first. */
export const CatchBackContext = createContext<CatchBack>(() => () => undefined)

/** For what lies over the screen without an address of its own or input to lose: on phones, Back closes it. */
export function useClosedByBack(close: () => void, isOpen = true): void {
  const catchBack = useContext(CatchBackContext)
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? catchBack(() => closeNow()) : undefined), [catchBack, isOpen])
}
