import { useEffect } from 'react'
import { create } from 'zustand'

/** Owns the number of forms on the screen that hold input which a reload would lose. */
interface UnsavedInput {
  readonly forms: number
}

const useStore = create<UnsavedInput>()(() => ({ forms: 0 }))

const add = (difference: number): void => useStore.setState(({ forms }) => ({ forms: forms + difference }))

/** A form says here whether it holds something unsaved; while one does, nothing reloads the page. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    add(1)
    return () => add(-1)
  }, [unsaved])
}

let isReleased = false

/** From now on the page is left without a question: what it shows belongs to somebody who has gone. */
export function releasePage(): void {
  isReleased = true
}

/** While it holds, the browser itself asks before the page is closed or reloaded. */
export function useUnloadQuestion(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

export const hasUnsavedInput = (): boolean => useStore.getState().forms > 0

export const useHasUnsavedInput = (): boolean => useStore(({ forms }) => forms > 0)
