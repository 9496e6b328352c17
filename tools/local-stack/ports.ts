import { createServer } from 'node:net'

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

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })

/** The parts whose port is in use. */
export async function takenPorts(ports: Ports): Promise<Part[]> {
  const taken: Part[] = []
  for (const part of Object.keys(OFFSETS) as Part[]) if (!(await isFree(ports[part]))) taken.push(part)
  return taken
}

/** The first base from `from` on whose ports are all free and not blocked, in steps of 20. */
export async function findFreeBase(from: number): Promise<number> {
  for (let base = from; base < from + 2_000; base += 20)
    if (refusedPorts(base).length === 0 && (await takenPorts(portsFrom(base))).length === 0) return base
  throw new Error(`No free ports between ${from} and ${from + 2_000}.`)
}
