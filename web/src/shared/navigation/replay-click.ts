declare global {
  interface Window {
    /** Text of the button last clicked before the app had loaded. */
    recordedClick?: string | null | undefined
  }
}

/** Records clicks on buttons of the prerendered page, which do nothing yet. */
export function recordClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-prerendered] button') : null
    if (button !== null) window.recordedClick = button.textContent
  })
}

/** Repeats the recorded click in the hydrated app. */
export function replayClick(root: HTMLElement): void {
  const wanted = window.recordedClick
  window.recordedClick = undefined
  if (!wanted) return
  ;[...root.querySelectorAll('button')].find(({ textContent }) => textContent === wanted)?.click()
}
