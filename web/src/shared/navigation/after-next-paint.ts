/** Pages in the background are not painted. */
const AT_LATEST_MS = 300

/** Resolves after the current state of the page has been painted. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS)
    // This callback runs before painting; the timeout inside it runs afterwards.
    requestAnimationFrame(() => setTimeout(resolve))
  })
