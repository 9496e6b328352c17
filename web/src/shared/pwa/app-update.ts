import { create } from 'zustand'

/**
 * State of updates: `ready` if a newer version is waiting, `taken` if another tab has activated it and this one still
 * runs old code.
 */
interface AppUpdate {
  readonly phase: 'none' | 'ready' | 'taken'
}

const useStore = create<AppUpdate>()(() => ({ phase: 'none' }))

export const useUpdatePhase = (): AppUpdate['phase'] => useStore(({ phase }) => phase)

let activate: (() => void) | undefined

/** Offers a waiting version; `takeIt` activates it in all tabs. */
export function offerUpdate(takeIt: () => void): void {
  activate = takeIt
  useStore.setState({ phase: 'ready' })
}

export const tellUpdateTaken = (): void => useStore.setState({ phase: 'taken' })

/** Hides the offer until the next version or page load. */
export const postponeUpdate = (): void => useStore.setState({ phase: 'none' })

/** Restarts this tab with the newer version. */
export function takeUpdate(): void {
  if (useStore.getState().phase === 'taken') location.reload()
  else activate?.()
}
