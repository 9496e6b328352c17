import { UNSENT_KEY } from '../../config/storage-keys.ts'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/**
 * Owns the number of direct writes that the server has not yet answered. The number in local storage survives a reload:
 * writes of an earlier load lie in Firestore's cache and are sent once Firestore is loaded again.
 */
interface UnsentChanges {
  readonly ofThisLoad: number
  /** Of earlier loads, and of other tabs. */
  readonly earlier: number
  /** Of this load, and not on the device yet: closing the tab now would lose them. */
  readonly beingKept: number
}

const readKept = (): number => Number(readLocal(UNSENT_KEY) ?? 0)

const keep = (count: number): void => writeLocal(UNSENT_KEY, count > 0 ? String(count) : null)

const useStore = create<UnsentChanges>()(() => ({ ofThisLoad: 0, earlier: readKept(), beingKept: 0 }))

const total = ({ ofThisLoad, earlier }: UnsentChanges): number => ofThisLoad + earlier

/** How many changes wait on this device to be sent. */
export const useUnsentChanges = (): number => useStore((state) => Math.max(0, total(state) - state.beingKept))

/** How many changes the server has not answered, kept on this device or not. */
export const countUnsentChanges = (): number => total(useStore.getState())

/** The latest change waits only once it is `kept`; nobody is to be told so before. */
export function waitsOnceKept(kept: Promise<unknown>): void {
  const add = (count: number) => useStore.setState(({ beingKept }) => ({ beingKept: beingKept + count }))
  add(1)
  kept.then(
    () => add(-1),
    () => add(-1),
  )
}

/** Whether writes of an earlier load may still wait. */
export const hasEarlierUnsent = (): boolean => useStore.getState().earlier > 0

export function oneMoreUnsent(): void {
  keep(readKept() + 1)
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad + 1 }))
}

export function oneLessUnsent(): void {
  keep(readKept() - 1)
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad - 1 }))
}

// Tabs share one cache: whichever sends a change counts it down for all of them.
window.addEventListener('storage', ({ key }) => {
  if (key === UNSENT_KEY || key === null) {
    useStore.setState(({ ofThisLoad }) => ({ earlier: Math.max(0, readKept() - ofThisLoad) }))
  }
})

/** The writes of earlier loads have all been answered. */
export function allSent(): void {
  useStore.setState({ earlier: 0 })
  keep(useStore.getState().ofThisLoad)
}
