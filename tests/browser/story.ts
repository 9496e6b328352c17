import { test as base } from 'vitest'
import { Device } from './device.ts'
import { Front } from './front.ts'

interface Stage {
  /** All that browsers reach the stack by. */
  readonly front: Front
  /** Starts a browser that nobody has used, of the engine that ENGINE names. */
  readonly device: () => Promise<Device>
}

/** A story to be played in one engine. */
export const test = base.extend<Stage>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of needed fixtures from here
  front: async ({}, use) => {
    const front = await Front.start()
    await use(front)
    await front.cut()
  },
  device: async ({ front }, use) => {
    const devices: Device[] = []
    await use(async () => {
      const device = await Device.start(front.url)
      devices.push(device)
      return device
    })
    for (const { window } of devices) await window.quit()
  },
})

export { expect } from 'vitest'
