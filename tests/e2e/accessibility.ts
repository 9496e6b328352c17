import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { smallTargets } from './touch-targets.ts'

/** Waits until the new colours are painted. Transitions delay each level of inheritance after the one above it. */
const coloursSettled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const fading = () =>
      // Those that follow a scroll never end.
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    do {
      await Promise.allSettled(fading().map(({ finished }) => finished))
      await drawn()
    } while (fading().length > 0)
  })

/**
 * Runs axe within the page, loading it only once: loading it for each check, as its Playwright package does, took a
 * third of the time. The app has no frames, which would need it too.
 */
async function faultsThatAxeSees(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    // Preloading style sheets is only needed by a disabled rule, and takes a fifth of the rest.
    const { violations } = await run({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

const SCHEMES = ['light', 'dark'] as const

const looksAt = new WeakMap<Page, number>()

/**
 * Runs axe on the drawn screen, and measures touch targets. Each test alternates between light and dark; the only other
 * difference between them is contrast, which web/src/ui/colors.test.ts checks in both.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looks = looksAt.get(page) ?? 0
  looksAt.set(page, looks + 1)
  const colorScheme = SCHEMES[looks % 2] ?? 'light'
  // Reduced motion, so that nothing is checked during a fade.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Every screen has a heading; loading placeholders have none.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeAttached()
  await coloursSettled(page)
  const found = await faultsThatAxeSees(page)
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  // A toast may be appearing or disappearing.
  await expect.poll(() => smallTargets(page), { message: `too small for a finger on ${page.url()}` }).toEqual([])
}

/** A desktop window at 200 % and 400 %: 1280 x 1024 pixels become 320 x 256. */
const SMALL_WINDOWS = [
  { width: 640, height: 740 },
  { width: 320, height: 256 },
]

/**
 * Expects that the current screen fits small windows without scrolling sideways. `inSmallest` runs in the smallest one.
 */
export async function expectReflow(page: Page, inSmallest?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size)
    // The sidebar disappears a moment later.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, { message: `${page.url()} at ${size.width} px` }).toBeLessThanOrEqual(0)
  }
  await inSmallest?.()
  if (before !== null) await page.setViewportSize(before)
}
