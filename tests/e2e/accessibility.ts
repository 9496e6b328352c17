import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { smallTargets } from './touch-targets.ts'

/** Waits until the new colours are drawn. Where colours fade, each level of inheritance fades after the one above it. */
const coloursSettled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const fading = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    do {
      await Promise.allSettled(fading().map(({ finished }) => finished))
      await drawn()
    } while (fading().length > 0)
  })

/**
 * Asks axe in the page itself, which has it from the first look on: to read it anew at each, and its package for
 * Playwright does so, took a third of a look. The app has no frames, which would need it as well.
 */
async function faultsThatAxeSees(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    // Style sheets are only asked for by a rule that is not on, and reading them takes a fifth of the rest.
    const { violations } = await run({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

const SCHEMES = ['light', 'dark'] as const

const looksAt = new WeakMap<Page, number>()

/**
 * Lets axe look at the page once its screen is drawn, and measures what a finger has to find. A test looks by day and by night in
 * turn: what else differs between the two are pairs of colours, and web/src/ui/colors.test.ts holds each pair in both.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looks = looksAt.get(page) ?? 0
  looksAt.set(page, looks + 1)
  const colorScheme = SCHEMES[looks % 2] ?? 'light'
  // Reduced motion, so that nothing is judged half faded in.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Every screen has one, and what is shown before a screen has none.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeAttached()
  await coloursSettled(page)
  const found = await faultsThatAxeSees(page)
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  // A toast may be on its way in or out.
  await expect.poll(() => smallTargets(page), { message: `too small for a finger on ${page.url()}` }).toEqual([])
}

/** Of a desk at 200 %, and at 400 %: 1280 x 1024 pixels are 320 x 256 then. */
const SMALL_WINDOWS = [
  { width: 640, height: 740 },
  { width: 320, height: 256 },
]

/** The screen as it is now fits a small window without scrolling sideways. `inSmallest` looks at it there, before the window is as before. */
export async function expectReflow(page: Page, inSmallest?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size)
    // The sidebar goes a moment later.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, { message: `${page.url()} at ${size.width} px` }).toBeLessThanOrEqual(0)
  }
  await inSmallest?.()
  if (before !== null) await page.setViewportSize(before)
}
