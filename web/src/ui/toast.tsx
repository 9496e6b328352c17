import { useEffect, useState } from 'react'
import { closeToast, onWake, showToast } from './toast-queue.ts'
import { lazyPart, Nothing } from './lazy-part.tsx'

/** Shows a toast. */
export const notify = {
  success: (title: string, description?: string): void => showToast({ kind: 'success', title, description }),
  /** An action that can be undone while the toast is shown. */
  undoable: (title: string, onUndo: () => void, key?: string): void =>
    showToast({
      kind: 'success',
      title,
      action: { label: 'Undo', onPress: onUndo, ...(key !== undefined && { key }) },
    }),
  /** Something that is ready, with a link to it. */
  ready: (title: string, description: string, action: { label: string; key: string; onPress: () => void }): void =>
    showToast({ kind: 'success', title, description, action }),
  /** Closes the toast with this key: the user is where it leads, or has undone what it offers to undo. */
  close: closeToast,
  error: (title: string, description?: string): void => showToast({ kind: 'error', title, description }),
  /** An edit that could not be saved: its text is offered back until the toast is closed. */
  refused: (description: string, typed: string): void =>
    showToast({ kind: 'error', title: 'Error', description, typed }),
}

// If this code cannot be loaded (offline), the screen works without toasts.
const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts, { Missing: Nothing })

/** The live region for toasts; rendered once, around everything. */
export function ToastRegion() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onWake(() => setAwake(true)), [])
  return isAwake ? <Toasts /> : null
}
