import { create } from 'zustand'
import { readLocal, writeLocal } from './local-storage.ts'

/**
 * Owns the number of direct writes that the server has not yet answered. A mark in local storage survives a reload:
 * writes of an earlier load lie in Firestore's cache, uncounted, and are sent once Firestore is loaded again.
 */
interface UnsentChanges {
  readonly ofThisLoad: number
  readonly earlier: boolean
}

const KEY = 'waymark:unsent'

const useStore = create<UnsentChanges>()(() => ({ ofThisLoad: 0, earlier: readLocal(KEY) !== null }))

const total = ({ ofThisLoad, earlier }: UnsentChanges): number => ofThisLoad + (earlier ? 1 : 0)

/** How many changes wait to be sent; those of an earlier load count as one. */
export const useUnsentChanges = (): number => useStore(total)

export const countUnsentChanges = (): number => total(useStore.getState())

/** Whether writes of an earlier load may still wait. */
export const hasEarlierUnsent = (): boolean => useStore.getState().earlier

export function oneMoreUnsent(): void {
  writeLocal(KEY, '1')
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad + 1 }))
}

export function oneLessUnsent(): void {
  useStore.setState(({ ofThisLoad }) => ({ ofThisLoad: ofThisLoad - 1 }))
  if (countUnsentChanges() === 0) writeLocal(KEY, null)
}

/** The writes of earlier loads have all been answered. */
export function allSent(): void {
  useStore.setState({ earlier: false })
  if (countUnsentChanges() === 0) writeLocal(KEY, null)
}
