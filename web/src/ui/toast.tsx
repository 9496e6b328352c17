import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { onWake, tell } from './toast-queue.ts'

/** Tells the user something that has happened. */
export const notify = {
  success: (title: string, description?: string): void => tell({ kind: 'success', title, description }),
  /** Something that can be taken back as long as the toast is there. */
  undoable: (title: string, onUndo: () => void): void =>
    tell({ kind: 'success', title, action: { label: 'Undo', onPress: onUndo } }),
  /** Something that is there now, and the way to it. */
  ready: (title: string, description: string, action: { label: string; onPress: () => void }): void =>
    tell({ kind: 'success', title, description, action }),
  error: (title: string, description?: string): void => tell({ kind: 'error', title, description }),
  /** Something typed earlier could not be kept: it is offered back until the toast is closed. */
  refused: (description: string, typed: string): void => tell({ kind: 'error', title: 'Error', description, typed }),
}

const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./toasts.tsx')).Toasts }
  } catch {
    // Without a network this part may be missing; the screen goes on without toasts.
    return { default: () => null }
  }
})

/** Where toasts appear; once, around everything. */
export function ToastRegion() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onWake(() => setAwake(true)), [])
  return isAwake ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}
