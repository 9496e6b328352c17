import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

declare global {
  interface Window {
    /** Sum of the page's layout shifts, https://web.dev/articles/cls. */
    shifted: number
  }
}

const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Screens that wait for Firestore, each with a text that is there once it has answered. */
const SCREENS = [
  ['/vault', 'No documents uploaded'],
  ['/profile', 'Edit Profile'],
  ['/dashboard', 'No trips yet'],
  ['/packing-assistant', 'Generate Packing List'],
  ['/my-data', 'Export everything'],
] as const

test('what is read on a phone does not move when the rest of the screen arrives', async ({ traveller: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await countShifts(page)
  for (const [path, text] of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    // The observer is told after the frame has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => window.shifted), path).toBeLessThan(0.1)
  }
})
