import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { claimFreeBase } from '@waymark/tools/local-stack/ports'

/** Hosting, auth, Firestore and storage, in the order of their ports. */
const PARTS = 4

export interface SlowNetwork {
  /** Of hosting; the other parts of the stack follow. */
  readonly port: number
  close(): void
}

/** Passes on what comes, in its order, each piece `delay` milliseconds after it came. */
function carry(from: Socket, to: Socket, delay: number): void {
  from.on('data', (piece) => setTimeout(() => to.writable && to.write(piece), delay))
  from.on('close', () => setTimeout(() => to.destroy(), delay))
  from.on('error', () => to.destroy())
}

async function forward(port: number, target: number, delay: number): Promise<Server> {
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    carry(near, far, delay)
    carry(far, near, delay)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Another address of the stack at `base`, with a network in between that takes `roundTrip` milliseconds there and back. */
export async function openSlowNetwork(base: number, roundTrip: number): Promise<SlowNetwork> {
  const port = await claimFreeBase(base + 100)
  const servers = await Promise.all(
    Array.from({ length: PARTS }, (_, part) => forward(port + part, base + part, roundTrip / 2)),
  )
  return { port, close: () => servers.forEach((server) => server.close()) }
}
