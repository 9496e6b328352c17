const FIRST_LOOK_MS = 1_000
/**
 * Longest pause in ms between two looks. Also the least time between two reloads: if code is missing again right after
 * a reload, something else is broken.
 */
const LONGEST_PAUSE_MS = 60_000

/** Whether the server has the script now. `reload` bypasses the HTTP cache, which may hold an earlier 404. */
const isThere = (script: string): Promise<boolean> =>
  fetch(script, { cache: 'reload' }).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''),
    () => false,
  )

/**
 * Polls for code that could not be loaded and reloads the page once it is there: a browser remembers a failed import
 * for as long as the page lives. @returns a function that stops polling
 */
export function loadMissing(error: unknown): () => void {
  // WebKit does not name the module it could not import; the service worker's script is used as a probe instead.
  const script = /https?:\S+?\.js/.exec(String(error))?.[0] ?? '/sw.js'
  const [navigation] = performance.getEntriesByType('navigation')
  const hasJustBegunAnew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  let pause = hasJustBegunAnew ? LONGEST_PAUSE_MS : FIRST_LOOK_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const there = await isThere(script)
    if (isStopped) return
    if (there) location.reload()
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
    lookLater()
  }
  function lookLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), pause)
  }
  /** Looks again at once: after a long time offline, the next look would be up to a minute away. */
  function lookSoon(): void {
    pause = FIRST_LOOK_MS
    lookLater()
  }

  lookLater()
  addEventListener('online', lookSoon)
  return () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', lookSoon)
  }
}
