import { create } from 'zustand'

/**
 * Owns what is known of a newer version of the app: `ready` when it waits to be taken, `taken` when another tab has
 * taken it and this one still runs the old code.
 */
interface AppUpdate {
  readonly phase: 'none' | 'ready' | 'taken'
}

const useStore = create<AppUpdate>()(() => ({ phase: 'none' }))

export const useUpdatePhase = (): AppUpdate['phase'] => useStore(({ phase }) => phase)

let activate: (() => void) | undefined

/** A newer version waits; `takeIt` lets it replace the running one in all tabs. */
export function offerUpdate(takeIt: () => void): void {
  activate = takeIt
  useStore.setState({ phase: 'ready' })
}

export const tellUpdateTaken = (): void => useStore.setState({ phase: 'taken' })

/** Until the next one, or until the next page load. */
export const postponeUpdate = (): void => useStore.setState({ phase: 'none' })

/** Restarts this tab with the newer version. */
export function takeUpdate(): void {
  if (useStore.getState().phase === 'taken') location.reload()
  else activate?.()
}
