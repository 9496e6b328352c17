import type { Duplex } from 'node:stream'
import {
  Metadata,
  Server,
  ServerCredentials,
  status,
  type ServerDuplexStream,
  type ServerWritableStream,
  type handleUnaryCall,
} from '@grpc/grpc-js'
import {
  FirestoreError,
  type Caller,
  type FirestoreService,
  type Json,
  type StreamHandle,
  type StreamingMethod,
  type StreamSink,
  type UnaryMethod,
} from '../service.ts'
import { callerOf } from './caller.ts'
import { firestoreDefinition } from './grpc-messages.ts'

const UNARY = [
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'BatchWrite',
  'ListCollectionIds',
  'PartitionQuery',
] as const satisfies readonly UnaryMethod[]

const STREAMING = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery'] as const satisfies readonly StreamingMethod[]

export interface GrpcServer {
  /** Serves a connection that starts with the HTTP/2 preface. */
  inject(connection: Duplex): void
  close(): void
}

function callerIn(metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization')
  return callerOf(authorization?.toString())
}

const statusOf = (error: unknown): { code: status; details: string } =>
  error instanceof FirestoreError
    ? { code: status[error.status], details: error.message }
    : { code: status.INTERNAL, details: String(error) }

/** Firestore as firebase-admin and the SDK in Node call it. */
export function createGrpcServer(service: FirestoreService): GrpcServer {
  const unary =
    (method: UnaryMethod): handleUnaryCall<Json, Json> =>
    async (call, respond) => {
      try {
        respond(null, await service.unary(method, call.request, callerIn(call.metadata)))
      } catch (error) {
        respond(statusOf(error))
      }
    }

  const streaming = (method: StreamingMethod) => async (call: ServerWritableStream<Json, Json>) => {
    // Without preceding headers, google-gax mistakes a refusal for a lost response and retries twice, seconds apart.
    call.sendMetadata(new Metadata())
    try {
      for await (const message of service.streaming(method, call.request, callerIn(call.metadata))) {
        if (call.cancelled) return
        call.write(message)
      }
      call.end()
    } catch (error) {
      call.emit('error', statusOf(error))
    }
  }

  const stream = (method: 'listen' | 'write') => (call: ServerDuplexStream<Json, Json>) => {
    let handle: StreamHandle | undefined
    const close = () => {
      handle?.close()
      handle = undefined
    }
    const sink: StreamSink = {
      send: (message) => call.write(message),
      end: (error) => {
        handle = undefined
        if (error === undefined) call.end()
        else call.emit('error', statusOf(error))
      },
    }
    try {
      handle = service[method](callerIn(call.metadata), sink)
    } catch (error) {
      call.emit('error', statusOf(error))
      return
    }
    call.on('data', (message: Json) => handle?.receive(message))
    call.on('end', () => {
      close()
      call.end()
    })
    call.on('cancelled', close)
    call.on('close', close)
  }

  const server = new Server({ 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 })
  server.addService(firestoreDefinition(), {
    ...Object.fromEntries(UNARY.map((method) => [method, unary(method)])),
    ...Object.fromEntries(STREAMING.map((method) => [method, streaming(method)])),
    Listen: stream('listen'),
    Write: stream('write'),
  })
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure())

  return {
    inject: (connection) => injector.injectConnection(connection),
    close() {
      injector.destroy()
      server.forceShutdown()
    },
  }
}
