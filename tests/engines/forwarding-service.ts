import { Client, credentials, Metadata, status, type MethodDefinition, type ServiceError } from '@grpc/grpc-js'
import {
  FirestoreError,
  type Caller,
  type FirestoreService,
  type Json,
  type StatusName,
  type StreamHandle,
  type StreamSink,
} from '@waymark/firestore-stand-in/firestore/service'
import { firestoreDefinition } from '@waymark/firestore-stand-in/firestore/transport/grpc-messages'
import { HOST } from '@waymark/tools/local-stack/ports'

const METHODS = firestoreDefinition()

function methodNamed(name: string): MethodDefinition<Json, Json> {
  const method = METHODS[name]
  if (method === undefined) throw new FirestoreError('UNIMPLEMENTED', `Firestore has no ${name}.`)
  return method
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokenOf(caller: Caller): string | undefined {
  if (caller.kind === 'signed-out') return undefined
  return caller.kind === 'admin' ? 'owner' : `${encode({ alg: 'none', typ: 'JWT' })}.${encode(caller.token)}.`
}

const isStatusName = (name: string | undefined): name is StatusName =>
  name !== undefined && name in status && name !== 'OK' && name !== 'DATA_LOSS'

const refusalOf = ({ code, details }: ServiceError): FirestoreError => {
  const name = status[code]
  return new FirestoreError(isStatusName(name) ? name : 'UNKNOWN', details)
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'code' in error && 'details' in error

const onlyCalls = (): never => {
  throw new FirestoreError('UNIMPLEMENTED', 'Only calls of google.firestore.v1 are forwarded.')
}

export interface ForwardingService extends FirestoreService {
  /** Breaks all open connections. */
  close(): void
}

/** Exposes the Firestore on `port` through the stand-in's service interface, so that a test can intercept calls. */
export function forwardTo(port: number, project: string): ForwardingService {
  const client = new Client(`${HOST}:${port}`, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  })

  const open = new Set<{ cancel(): void }>()

  function metadataOf(caller: Caller): Metadata {
    const metadata = new Metadata()
    metadata.set('google-cloud-resource-prefix', `projects/${project}/databases/(default)`)
    const token = tokenOf(caller)
    if (token !== undefined) metadata.set('authorization', `Bearer ${token}`)
    return metadata
  }

  const stream =
    (name: 'Listen' | 'Write') =>
    (caller: Caller, sink: StreamSink): StreamHandle => {
      const { path, requestSerialize, responseDeserialize } = methodNamed(name)
      const call = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, metadataOf(caller))
      open.add(call)
      let isOpen = true
      const end = (error?: FirestoreError) => {
        open.delete(call)
        if (isOpen) sink.end(error)
        isOpen = false
      }
      call.on('data', (message: Json) => isOpen && sink.send(message))
      call.on('error', (error: ServiceError) => end(refusalOf(error)))
      call.on('end', () => end())
      return {
        receive: (message) => call.write(message),
        close() {
          isOpen = false
          // Not cancelled, because writes received before the client disconnected are still applied.
          call.end()
        },
      }
    }

  return {
    unary(name, request, caller) {
      const { path, requestSerialize, responseDeserialize } = methodNamed(name)
      return new Promise((resolve, reject) => {
        client.makeUnaryRequest(
          path,
          requestSerialize,
          responseDeserialize,
          request,
          metadataOf(caller),
          (error, answer) => {
            if (error !== null) reject(refusalOf(error))
            else resolve(answer ?? {})
          },
        )
      })
    },
    async *streaming(name, request, caller) {
      const { path, requestSerialize, responseDeserialize } = methodNamed(name)
      const answers: AsyncIterable<Json> = client.makeServerStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadataOf(caller),
      )
      try {
        yield* answers
      } catch (error) {
        throw isServiceError(error) ? refusalOf(error) : error
      }
    },
    listen: stream('Listen'),
    write: stream('Write'),
    setRules: onlyCalls,
    ruleCoverage: onlyCalls,
    onJudgement: onlyCalls,
    clear: onlyCalls,
    readCount: onlyCalls,
    writeCount: onlyCalls,
    exportData: onlyCalls,
    importData: onlyCalls,
    close() {
      open.forEach((call) => call.cancel())
      client.close()
    },
  }
}
