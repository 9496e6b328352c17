import type { Browser } from '@playwright/test'
import type { BareOptions } from './sync-bare-page.ts'
import type { Pair } from './sync-pair.ts'

/** The web SDK alone on two pages, from the write to the listener. `url` is the page that holds it. */
export async function openBarePair(browser: Browser, url: string, options: BareOptions, id: string): Promise<Pair> {
  async function openDevice() {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(url)
    await page.evaluate((given) => window.bare.open(...given), [options, id] as const)
    return page
  }
  const [first, second] = [await openDevice(), await openDevice()]
  return {
    async tick(packed) {
      await second.evaluate((value) => window.bare.listenFor(value), packed)
      const ticked = await first.evaluate((given) => window.bare.tick(...given), [id, packed] as const)
      return ((await second.evaluate(() => window.bare.heard())) ?? NaN) - ticked
    },
  }
}
