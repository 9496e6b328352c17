import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Device } from './device.ts'
import type { Cloud } from './cloud.ts'
import type { Shown } from './list-client.ts'

/** The SDK waits longer after each failed attempt to reach the server. */
const TIMEOUT_MS = 90_000
const PAUSE_MS = 25

type Settling = Pick<Device, 'name' | 'uid' | 'shown' | 'unsent'>

interface State extends Shown {
  readonly device: Settling
  readonly unsent: number
}

const stateOf = async (device: Settling): Promise<State> => ({
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

/** Where a document is, to be compared with what devices show. */
interface Stored {
  readonly cloud: Pick<Cloud, 'log' | 'read'>
  readonly path: string
}

/**
 * Whether the server has made all that it has received, and holds what is shown. Google's may make what came on a broken
 * connection after what was sent again on a new one, when each device has its answers and none has heard of it yet.
 */
async function holds(shown: Shown, { cloud: { log, read }, path }: Stored): Promise<boolean> {
  const before = log.commits.length
  const data = await read(path)
  return isDeepStrictEqual(contentOf({ data }), contentOf(shown)) && log.isIdle && log.commits.length === before
}

/** Waits until every device has sent everything, hears the server, and shows the same, which is what is `stored`. */
export async function settle(devices: readonly Settling[], stored?: Stored): Promise<void> {
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
    if (isCalm && (first === undefined || stored === undefined || (await holds(first, stored)))) return
    if (Date.now() > end) throw new Error(`The devices did not come to rest:\n${states.map(describe).join('\n')}`)
    await pause(PAUSE_MS)
  }
}
