/** Something to tell the user in passing. */
export interface Notice {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly description?: string | undefined
  /** Takes it back as long as the notice is there. */
  readonly onUndo?: () => void
}

type Show = (notice: Notice) => void

let show: Show | undefined
let wake: (() => void) | undefined
let isAwake = false
/** Never two at a time: a later one takes its place here, too. */
let waiting: Notice | undefined

/** Shows the notice, now or as soon as what shows notices has been loaded. */
export function tell(notice: Notice): void {
  if (show !== undefined) {
    show(notice)
    return
  }
  waiting = notice
  wakeNotices()
}

/** Loads what shows notices before there is one, so that screen readers know the place where the first will appear. */
export function wakeNotices(): void {
  isAwake = true
  wake?.()
}

/** Calls `load` when notices are to be shown. @returns how to stop */
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
  if (waiting !== undefined) show(waiting)
  waiting = undefined
  return () => {
    show = undefined
  }
}
