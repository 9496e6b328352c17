const AT_LATEST_MS = 5_000

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Resolves once the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await loaded()
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') return
  await new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS }))
}
