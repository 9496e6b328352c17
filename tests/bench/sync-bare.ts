import type { Browser } from '@playwright/test'
import type { BareOptions } from './sync-bare-page.ts'

export interface BarePair {
  /** @returns milliseconds from the write on the first device to the listener on the second */
  tick(packed: boolean): Promise<number>
}

/** The web SDK alone on two devices of one traveller. `url` is the page that holds it. */
export async function openBarePair(browser: Browser, url: string, options: BareOptions, id: string): Promise<BarePair> {
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
