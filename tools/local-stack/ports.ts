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
  /** Vite's dev server, in `npm run dev` only. Not 10 and 11: from the usual 5050 these are ports that browsers refuse. */
  vite: 12,
  /** The double of Gemini, when tests run one. */
  gemini: 13,
  /** The emulator of Hosting, where ./front.ts has its place. */
  hostingEmulator: 14,
} as const

export type Part = keyof typeof OFFSETS
export type Ports = Readonly<Record<Part, number>>

export const HOST = '127.0.0.1'

/** The local stack sits on consecutive ports from that of hosting, so that the page finds the rest from its own address. */
export function portsFrom(base: number): Ports {
  const entries = Object.entries(OFFSETS).map(([part, offset]) => [part, base + offset])
  return Object.fromEntries(entries) as Ports
}

/**
 * Ports that no browser opens, nor Node's fetch, because other services answer there: the bad ports of the Fetch standard
 * (https://fetch.spec.whatwg.org/#port-blocking) that `--port` may name.
 */
const REFUSED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** Those ports of a stack that browsers refuse. */
export const refusedPorts = (base: number): number[] =>
  Object.values(portsFrom(base)).filter((port) => REFUSED.has(port))

/** The first base from `from` upward of which browsers refuse no port. */
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

/** The parts whose port another program holds. */
export async function takenPorts(ports: Ports): Promise<Part[]> {
  const taken: Part[] = []
  for (const part of Object.keys(OFFSETS) as Part[]) if (!(await isFree(ports[part]))) taken.push(part)
  return taken
}

/** The first base from `from` upward whose ports are all free and open to browsers, in steps of 20. */
export async function findFreeBase(from: number): Promise<number> {
  for (let base = from; base < from + 2_000; base += 20)
    if (refusedPorts(base).length === 0 && (await takenPorts(portsFrom(base))).length === 0) return base
  throw new Error(`No free ports between ${from} and ${from + 2_000}.`)
}
