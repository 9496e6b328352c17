declare global {
  interface Window {
    /** What is said on the button that was pressed last before the app was there. */
    recordedClick?: string | null | undefined
  }
}

/** A button of the page drawn at build time does nothing yet. */
export function recordClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-prerendered] button') : null
    if (button !== null) window.recordedClick = button.textContent
  })
}

/** Presses the same button in the app that stands in place of the page now. */
export function replayClick(root: HTMLElement): void {
  const wanted = window.recordedClick
  window.recordedClick = undefined
  if (!wanted) return
  ;[...root.querySelectorAll('button')].find(({ textContent }) => textContent === wanted)?.click()
}
