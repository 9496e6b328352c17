import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createFirestoreService } from './core/firestore-service.ts'
import type { FirestoreService } from './service.ts'
import { createGrpcServer } from './transport/grpc.ts'
import { createHttpServer } from './transport/http.ts'
import { createSharedPort } from './transport/shared-port.ts'
import { createWebChannel } from './transport/webchannel.ts'

export interface FirestoreServerOptions {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** What answers the calls. Without it, documents in memory, which the further options are about. */
  readonly service?: FirestoreService | undefined
  /** Whose rules `rulesSource` are; required with them. */
  readonly project?: string | undefined
  /** Text of the security rules. Without any, everything is allowed. */
  readonly rulesSource?: string | undefined
  readonly rulesFile?: string | undefined
  /** Content of a firestore.indexes.json. Without any, no query needs a composite index. */
  readonly indexes?: unknown
  readonly indexesFile?: string | undefined
  readonly log?: ((line: string) => void) | undefined
}

export interface FirestoreServer {
  readonly port: number
  readonly service: FirestoreService
  /** Ends every stream and connection and frees the port. */
  close(): Promise<void>
  /** Cuts every open connection, as a network failure would; clients may connect again. */
  dropConnections(): void
}

class PortTakenError extends Error {}

const textOf = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : readFileSync(file, 'utf8')

function indexesOf({ indexes, indexesFile }: FirestoreServerOptions): unknown {
  const text = textOf(indexesFile)
  return indexes ?? (text === undefined ? undefined : JSON.parse(text))
}

function serviceInMemory(options: FirestoreServerOptions): FirestoreService {
  const { log } = options
  const indexes = indexesOf(options)
  const service = createFirestoreService({
    ...(indexes === undefined ? {} : { indexes }),
    ...(log === undefined ? {} : { log }),
  })
  const rules = options.rulesSource ?? textOf(options.rulesFile)
  if (rules === undefined) return service
  if (options.project === undefined) throw new Error('Rules belong to a project: name it.')
  service.setRules(options.project, rules)
  return service
}

/**
 * Starts Firestore with REST, WebChannel and gRPC on one port.
 * @throws FirestoreError when the rules are malformed, PortTakenError when another program holds the port
 */
export async function startFirestoreServer(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { host } = options
  const service = options.service ?? serviceInMemory(options)

  const channel = createWebChannel(service)
  const grpc = createGrpcServer(service)
  const http = createHttpServer(service, channel)
  const shared = createSharedPort(
    (socket) => http.emit('connection', socket),
    (socket) => grpc.inject(socket),
  )
  await new Promise<void>((resolve, reject) => {
    shared.server.once('error', (error: NodeJS.ErrnoException) => {
      grpc.close()
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new PortTakenError(`Port ${options.port} of ${host}: address already in use`) : error)
    })
    shared.server.listen(options.port, host, resolve)
  })

  return {
    port: (shared.server.address() as AddressInfo).port,
    service,
    dropConnections: () => shared.dropConnections(),
    async close() {
      const closed = new Promise<void>((resolve) => shared.server.close(() => resolve()))
      channel.close()
      grpc.close()
      shared.dropConnections()
      await closed
    },
  }
}
