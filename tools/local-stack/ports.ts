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
  /** Vite's dev server, in `npm run dev` only. */
  vite: 10,
  /** The double of Gemini, when tests run one. */
  gemini: 11,
} as const

export type Part = keyof typeof OFFSETS
export type Ports = Readonly<Record<Part, number>>

export const HOST = '127.0.0.1'

/** The local stack sits on consecutive ports from that of hosting, so that the page finds the rest from its own address. */
export function portsFrom(base: number): Ports {
  const entries = Object.entries(OFFSETS).map(([part, offset]) => [part, base + offset])
  return Object.fromEntries(entries) as Ports
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

/** The first base from `from` upward whose ports are all free, in steps of 20. */
export async function findFreeBase(from: number): Promise<number> {
  for (let base = from; base < from + 2_000; base += 20)
    if ((await takenPorts(portsFrom(base))).length === 0) return base
  throw new Error(`No free ports between ${from} and ${from + 2_000}.`)
}
