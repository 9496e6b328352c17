import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Lets axe look at the page as it is now, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion, so that nothing is judged half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The colours are the new ones once they have been drawn, and have faded in where they do.
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}
