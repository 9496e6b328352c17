import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** Lets axe look at the page as it is now, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion, so that nothing is judged half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await coloursSettled(page)
    // Without legacy mode each look opens a blank page of its own, which is for pages with frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}
