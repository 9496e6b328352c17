import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { HOST } from '@waymark/tools/local-stack/ports'

export interface BreakablePort {
  readonly port: number
  /** Cuts every open connection, as a network failure would; clients may connect again. */
  dropConnections(): void
  close(): Promise<void>
}

/** Forwards a port to `target`, so that a test breaks only its own connections. */
export async function openBreakablePort(target: number): Promise<BreakablePort> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    // Broken connections are intended here.
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = keep(connect(target, HOST).setNoDelay())
    keep(near.setNoDelay()).pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  const dropConnections = () => sockets.forEach((socket) => socket.destroy())
  await once(server.listen(0, HOST), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    dropConnections,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      dropConnections()
      await closed
    },
  }
}
