const CHECK_MS = 1_000

/**
 * Calls back once the process that started this one is gone, killed perhaps without a chance to stop what it started:
 * the system then hands this process to another parent.
 */
export function onParentGone(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, CHECK_MS)
  timer.unref()
}
