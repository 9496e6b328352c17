interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** What `closeToast` closes it by: the path that the action opens, or a name for what it would undo. */
  readonly key?: string
}

/** A short message to the user. */
export interface Toast {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly description?: string | undefined
  /** An action that is available while the toast is shown. */
  readonly action?: ToastAction
  /** Text the user typed and would lose; such a toast stays until it is closed. */
  readonly typed?: string
}

type Show = (toast: Toast) => void

let show: Show | undefined
let close: ((key: string) => void) | undefined
let wake: (() => void) | undefined
let isAwake = false
let waiting: readonly Toast[] = []
let jobs: readonly (() => void)[] = []

/** Shows the toast, now or once the toast region has been loaded. */
export function showToast(toast: Toast): void {
  if (show !== undefined) {
    show(toast)
    return
  }
  waiting = [...waiting, toast]
  wakeToasts()
}

/** Calls `job` once toasts can be seen, so that the time to read one does not pass while their code is loaded. */
export function onceToastsShow(job: () => void): void {
  if (show === undefined) jobs = [...jobs, job]
  else job()
}

/** Loads the toast region before there is a toast, so that screen readers know the live region. */
export function wakeToasts(): void {
  isAwake = true
  wake?.()
}

/** Calls `load` when toasts are to be shown. @returns a function that unsubscribes */
export function onWake(load: () => void): () => void {
  wake = load
  if (isAwake) load()
  return () => {
    wake = undefined
  }
}

/** Closes the toast with this key, whose action has no purpose any more. */
export const closeToast = (key: string): void => close?.(key)

/** Registers what renders and closes toasts. @returns a function that unregisters it */
export function showBy(shower: Show, closer?: (key: string) => void): () => void {
  show = shower
  close = closer
  for (const toast of waiting) show(toast)
  waiting = []
  for (const job of jobs) job()
  jobs = []
  return () => {
    show = undefined
    close = undefined
  }
}
