import { useEffect } from 'react'
import { create } from 'zustand'

/** Counts forms with input that a reload would lose. */
interface UnsavedInput {
  readonly forms: number
}

const useStore = create<UnsavedInput>()(() => ({ forms: 0 }))

const add = (difference: number): void => useStore.setState(({ forms }) => ({ forms: forms + difference }))

/** Registers a form's unsaved input; while there is any, nothing reloads the page. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    add(1)
    return () => add(-1)
  }, [unsaved])
}

let isReleased = false

/** Disables the question on leaving: the page belongs to a user who has signed out. */
export function releasePage(): void {
  isReleased = true
}

/** While true, the browser asks before the page is closed or reloaded. */
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
