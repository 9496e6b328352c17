import { UNSENT_KEY } from '../../config/storage-keys.ts'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/**
 * Counts direct writes that the server has not answered. The count in local storage survives reloads: writes of an
 * earlier page load are in Firestore's cache and are sent once Firestore is loaded again.
 */
interface UnsentChanges {
  readonly ofThisLoad: number
  /** Of earlier page loads and other tabs. */
  readonly earlier: number
  /** Of this page load and not persisted yet: closing the tab now would lose them. */
  readonly beingKept: number
}

const readKept = (): number => Number(readLocal(UNSENT_KEY) ?? 0)

const keep = (count: number): void => writeLocal(UNSENT_KEY, count > 0 ? String(count) : null)

const useStore = create<UnsentChanges>()(() => ({ ofThisLoad: 0, earlier: readKept(), beingKept: 0 }))

const total = ({ ofThisLoad, earlier }: UnsentChanges): number => ofThisLoad + earlier

/** Number of persisted changes waiting to be sent. */
export const useUnsentChanges = (): number => useStore((state) => Math.max(0, total(state) - state.beingKept))

/** Number of all unanswered changes, persisted or not. */
export const countUnsentChanges = (): number => total(useStore.getState())

/** The latest change is reported as waiting only once `kept` resolves. */
export function waitsOnceKept(kept: Promise<unknown>): void {
  const add = (count: number) => useStore.setState(({ beingKept }) => ({ beingKept: beingKept + count }))
  add(1)
  kept.then(
    () => add(-1),
    () => add(-1),
  )
}

/** Whether writes of an earlier page load may be waiting. */
export const hasEarlierUnsent = (): boolean => useStore.getState().earlier > 0

export function oneMoreUnsent(): void {
  keep(readKept() + 1)
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad + 1 }))
}

export function oneLessUnsent(): void {
  keep(readKept() - 1)
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad - 1 }))
}

// Tabs share one cache: whichever sends a change decrements the count for all.
window.addEventListener('storage', ({ key }) => {
  if (key === UNSENT_KEY || key === null) {
    useStore.setState(({ ofThisLoad }) => ({ earlier: Math.max(0, readKept() - ofThisLoad) }))
  }
})

/** All writes of earlier page loads have been answered. */
export function allSent(): void {
  useStore.setState({ earlier: 0 })
  keep(useStore.getState().ofThisLoad)
}
