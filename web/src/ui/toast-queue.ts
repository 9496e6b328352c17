/** Something to tell the user in passing. */
export interface Toast {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly description?: string | undefined
  /** What can be done about it as long as the toast is there. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** What somebody has typed and would lose; such a toast stays until it is closed. */
  readonly typed?: string
}

type Show = (toast: Toast) => void

let show: Show | undefined
let wake: (() => void) | undefined
let isAwake = false
let waiting: readonly Toast[] = []

/** Shows the toast, now or as soon as what shows toasts has been loaded. */
export function tell(toast: Toast): void {
  if (show !== undefined) {
    show(toast)
    return
  }
  waiting = [...waiting, toast]
  wakeToasts()
}

/** Loads what shows toasts before there is one, so that screen readers know the place where the first will appear. */
export function wakeToasts(): void {
  isAwake = true
  wake?.()
}

/** Calls `load` when toasts are to be shown. @returns how to stop */
export function onWake(load: () => void): () => void {
  wake = load
  if (isAwake) load()
  return () => {
    wake = undefined
  }
}

/** Shows from now on. @returns how to stop */
export function showBy(shower: Show): () => void {
  show = shower
  for (const toast of waiting) show(toast)
  waiting = []
  return () => {
    show = undefined
  }
}
