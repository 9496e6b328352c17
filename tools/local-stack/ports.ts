import { createServer, type Server } from 'node:net'

const OFFSETS = {
  hosting: 0,
  auth: 1,
  firestore: 2,
  storage: 3,
  functions: 4,
  hub: 5,
  logging: 6,
  firestoreWebsocket: 7,
  eventarc: 8,
  tasks: 9,
  /**
   * Vite's dev server, in `npm run dev` only. Not 10 or 11, which for the default port 5050 are blocked by browsers.
   */
  vite: 12,
  /** The Gemini double, if tests run one. */
  gemini: 13,
  /** The Hosting emulator, when ./front.ts takes its port. */
  hostingEmulator: 14,
} as const

export type Part = keyof typeof OFFSETS
export type Ports = Readonly<Record<Part, number>>

export const HOST = '127.0.0.1'

/**
 * The local stack uses consecutive ports, starting with Hosting's, so that the page can derive the others from its
 * address.
 */
export function portsFrom(base: number): Ports {
  const entries = Object.entries(OFFSETS).map(([part, offset]) => [part, base + offset])
  return Object.fromEntries(entries) as Ports
}

/**
 * Ports blocked by browsers and Node's fetch: the bad ports of the Fetch standard
 * (https://fetch.spec.whatwg.org/#port-blocking) in the range of `--port`.
 */
const REFUSED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** A stack's ports that browsers block. */
export const refusedPorts = (base: number): number[] =>
  Object.values(portsFrom(base)).filter((port) => REFUSED.has(port))

/** The first base from `from` on without blocked ports. */
export function openBase(from: number): number {
  let base = from
  while (refusedPorts(base).length > 0) base += 1
  return base
}

/** Listens as long as this process lives, without keeping it alive. @returns undefined if the port is taken */
const listen = (port: number, host?: string): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer().unref()
    server.once('error', () => resolve(undefined))
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => resolve(server))
  })

/** The emulators listen on 127.0.0.1; what tests put before them listens on all addresses. */
async function isFree(port: number): Promise<boolean> {
  for (const host of [HOST, undefined]) {
    const probe = await listen(port, host)
    if (probe === undefined) return false
    await new Promise((resolve) => probe.close(resolve))
  }
  return true
}

/** The parts whose port is in use. */
export async function takenPorts(ports: Ports): Promise<Part[]> {
  const taken: Part[] = []
  for (const part of Object.keys(OFFSETS) as Part[]) if (!(await isFree(ports[part]))) taken.push(part)
  return taken
}

/** From one stack's ports to the next. */
const STEP = 20

/**
 * Claims the ports from `base` on until this process ends: emulators take theirs only many seconds after somebody has found
 * them free. Who claims holds the last port.
 * @returns undefined if another process has claimed them
 */
export const claimPorts = (base: number): Promise<Server | undefined> => listen(base + STEP - 1, HOST)

/**
 * Finds the first base from `from` on whose ports are all free and not blocked, and claims them.
 * @throws Error if there is none
 */
export async function claimFreeBase(from: number): Promise<number> {
  for (let base = from; base < from + 2_000; base += STEP) {
    if (refusedPorts(base).length > 0) continue
    const claim = await claimPorts(base)
    if (claim === undefined) continue
    if ((await takenPorts(portsFrom(base))).length === 0) return base
    claim.close()
  }
  throw new Error(`No free ports between ${from} and ${from + 2_000}.`)
}
