import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifted: number
  }
}

/** Counts the layout shifts of each page from now on, by https://web.dev/articles/cls. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of layout shifts since the page was loaded, including those of the present frame. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return window.shifted
  })
