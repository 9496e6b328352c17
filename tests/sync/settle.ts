import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import type { Device } from './device.ts'

/** The SDK waits longer after each failed attempt to reach the server. */
const TIMEOUT_MS = 60_000
const PAUSE_MS = 25

/** Waits until every device has sent everything, hears the server, and shows the same. */
export async function settle(devices: readonly Device[]): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const shown = await Promise.all(devices.map((device) => device.shown()))
    const unsent = await Promise.all(devices.map((device) => device.unsent()))
    const [first] = shown
    const isCalm = shown.every(({ fromCache, pending, data }) => {
      return !fromCache && !pending && isDeepStrictEqual(data, first?.data)
    })
    if (isCalm && unsent.every((count) => count === 0)) return
    if (Date.now() > end) {
      const states = devices.map(({ name }, index) => JSON.stringify({ name, unsent: unsent[index], ...shown[index] }))
      throw new Error(`The devices did not come to rest:\n${states.join('\n')}`)
    }
    await pause(PAUSE_MS)
  }
}
