import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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

const SCHEMES = ['light', 'dark'] as const

const looksAt = new WeakMap<Page, number>()

/**
 * Lets axe look at the page as it is now, and measures what a finger has to find. A test looks by day and by night in
 * turn: what else differs between the two are pairs of colours, and web/src/ui/colors.test.ts holds each pair in both.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looks = looksAt.get(page) ?? 0
  looksAt.set(page, looks + 1)
  const colorScheme = SCHEMES[looks % 2] ?? 'light'
  // Reduced motion, so that nothing is judged half faded in.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await coloursSettled(page)
  // Without legacy mode each look opens a blank page of its own, which is for pages with frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  // A toast may be on its way in or out.
  await expect.poll(() => smallTargets(page), { message: `too small for a finger on ${page.url()}` }).toEqual([])
}

/** Of a phone with large letters, of a desk at 200 %. */
const NARROW_WIDTHS = [320, 640]

/** The screen as it is now fits a small window without scrolling sideways. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    // The sidebar goes a moment later.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(0)
  }
  if (before !== null) await page.setViewportSize(before)
}
