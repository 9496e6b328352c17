import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Device } from './device.ts'
import type { Shown } from './list-client.ts'

/** The SDK waits longer after each failed attempt to reach the server. */
const TIMEOUT_MS = 90_000
const PAUSE_MS = 25

interface State extends Shown {
  readonly device: Device
  readonly unsent: number
}

const stateOf = async (device: Device): Promise<State> => ({
  device,
  unsent: await device.unsent(),
  ...(await device.shown()),
})

/** What a device shows, but for the time of the last change, which is the server's. */
export const contentOf = ({ data: { updatedAt: _updatedAt, ...content } }: Pick<Shown, 'data'>) => content

/**
 * Tabs of one profile send for each other. It happens that the SDK of one then misses that a change was sent, and calls it
 * pending until the next change or load, though it shows it and the other tab knows.
 */
const hasSent = ({ device, pending }: State, all: readonly State[]): boolean =>
  !pending || all.some((other) => other.device !== device && other.device.uid === device.uid && !other.pending)

const describe = ({ device, ...state }: State): string => JSON.stringify({ device: device.name, ...state })

/** Waits until every device has sent everything, hears the server, and shows the same. */
export async function settle(devices: readonly Device[]): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const states = await Promise.all(devices.map(stateOf))
    const [first] = states
    const isCalm = states.every(
      (state) =>
        !state.fromCache &&
        state.unsent === 0 &&
        hasSent(state, states) &&
        first !== undefined &&
        isDeepStrictEqual(contentOf(state), contentOf(first)),
    )
    if (isCalm) return
    if (Date.now() > end) throw new Error(`The devices did not come to rest:\n${states.map(describe).join('\n')}`)
    await pause(PAUSE_MS)
  }
}
