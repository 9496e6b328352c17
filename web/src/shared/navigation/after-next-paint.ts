/** A page in the background is not painted. */
const AT_LATEST_MS = 300

/** Resolves when the page as it is now has been painted. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS)
    // A frame begins with these; what is put off by them comes after its painting.
    requestAnimationFrame(() => setTimeout(resolve))
  })
