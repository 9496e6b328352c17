const FIRST_LOOK_MS = 1_000
/** Also before a page that has just begun again looks: where code is missing once more, something else is broken. */
const LONGEST_PAUSE_MS = 60_000

/** Whether the server has the script now. What a browser has kept of an earlier answer, even a 404, gives way to this one. */
const isThere = (script: string): Promise<boolean> =>
  fetch(script, { cache: 'reload' }).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''),
    () => false,
  )

/**
 * Asks for code that could not be loaded until it is there, then reloads the page: the browser remembers that an import
 * has failed for as long as the page lives. @returns how to stop
 */
export function loadMissing(error: unknown): () => void {
  // WebKit does not say what it could not import; this one is always asked of the server.
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
  /** After a long time without a network, the next look would be a minute away. */
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
