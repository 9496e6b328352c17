import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { withStack } from '../run/with-stack.ts'

/**
 * Runs a bench in Chromium, on the stack of `WAYMARK_URL` or on one of its own, and ends the program.
 * @param bench says whether the goals are met; 1 is the exit code where they are not
 */
export async function benchInBrowser(bench: (browser: Browser, url: string) => Promise<boolean>): Promise<never> {
  async function on(url: string): Promise<boolean> {
    // What is imported later looks for the stack by this name when it is loaded.
    process.env['WAYMARK_URL'] = url
    const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
    try {
      return await bench(browser, url)
    } finally {
      await browser.close()
    }
  }
  const running = process.env['WAYMARK_URL']
  const isWithin = running === undefined ? await withStack(({ WAYMARK_URL }) => on(WAYMARK_URL)) : await on(running)
  process.exit(isWithin ? 0 : 1)
}
