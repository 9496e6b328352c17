import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { closeAt, onWake, showToast } from './toast-queue.ts'

/** Shows a toast. */
export const notify = {
  success: (title: string, description?: string): void => showToast({ kind: 'success', title, description }),
  /** An action that can be undone while the toast is shown. */
  undoable: (title: string, onUndo: () => void): void =>
    showToast({ kind: 'success', title, action: { label: 'Undo', onPress: onUndo } }),
  /** Something that is ready, with a link to it. */
  ready: (title: string, description: string, action: { label: string; path: string; onPress: () => void }): void =>
    showToast({ kind: 'success', title, description, action }),
  /** Closes the toast that leads to this path: the user is there. */
  reached: closeAt,
  error: (title: string, description?: string): void => showToast({ kind: 'error', title, description }),
  /** An edit that could not be saved: its text is offered back until the toast is closed. */
  refused: (description: string, typed: string): void =>
    showToast({ kind: 'error', title: 'Error', description, typed }),
}

const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./toasts.tsx')).Toasts }
  } catch {
    // If this code cannot be loaded (offline), the screen works without toasts.
    return { default: () => null }
  }
})

/** The live region for toasts; rendered once, around everything. */
export function ToastRegion() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onWake(() => setAwake(true)), [])
  return isAwake ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}
