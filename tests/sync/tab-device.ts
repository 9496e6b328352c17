import type { BrowserContext, Page } from '@playwright/test'
import type { Device } from './device.ts'
import type { OpenOptions } from './page.ts'

/** A tab of Chromium: over WebChannel, its cache on disk and shared with the other tabs of the profile. */
export async function openTabDevice(
  profile: BrowserContext,
  url: string,
  options: Omit<OpenOptions, 'offline'>,
  name: string,
): Promise<Device> {
  async function newPage(offline: boolean): Promise<Page> {
    const opened = await profile.newPage()
    await opened.goto(url)
    await opened.evaluate((given) => window.list.open(given), { ...options, offline })
    return opened
  }
  let page = await newPage(false)
  return {
    uid: options.uid,
    name: `${options.uid} in ${name}`,
    shown: () => page.evaluate(() => window.list.client().shown()),
    write: (operation) => page.evaluate((made) => window.list.client().write(made), operation),
    unsent: () => page.evaluate(() => window.list.client().unsent()),
    errors: () => page.evaluate(() => window.list.client().errors()),
    offline: () => page.evaluate(() => window.list.client().offline()),
    online: () => page.evaluate(() => window.list.client().online()),
    async reopen() {
      await page.close()
      page = await newPage(true)
    },
    close: () => page.close(),
  }
}
