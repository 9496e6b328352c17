import { afterAll, test as base } from 'vitest'
import { Device } from './device.ts'
import { Front } from './front.ts'
import { PuppeteerWindow } from './puppeteer-window.ts'

interface Stage {
  /** The forwarded stack that browsers use. */
  readonly front: Front
  /**
   * A fresh browser of the engine in ENGINE. With `installs`, it gets the real service worker and can be restarted, for
   * stories about offline use.
   */
  readonly device: (options?: { readonly installs: boolean }) => Promise<Device>
}

/** A story in one engine. */
export const test = base.extend<Stage>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of needed fixtures from here
  front: async ({}, use) => {
    const front = await Front.start()
    await use(front)
    await front.cut()
  },
  device: async ({ front }, use) => {
    const devices: Device[] = []
    await use(async ({ installs } = { installs: false }) => {
      if (installs) front.offerWorker()
      const device = await Device.start(front.url, installs)
      devices.push(device)
      return device
    })
    for (const { window } of devices) await window.quit()
  },
})

afterAll(() => PuppeteerWindow.quitAll())

export { expect } from 'vitest'
