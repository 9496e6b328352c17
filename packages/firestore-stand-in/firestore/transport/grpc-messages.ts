import { createRequire } from 'node:module'
import protobuf from 'protobufjs'
import { toProto3JSON } from 'proto3-json-serializer'
import type { ServiceDefinition } from '@grpc/grpc-js'
import type { Json, StreamingMethod, UnaryMethod } from '../service.ts'
import { messageFromJson } from './message-from-json.ts'

/** The descriptors that Google's own client ships. */
const descriptors = createRequire(import.meta.url)(
  '@google-cloud/firestore/build/protos/v1.json',
) as protobuf.INamespace
const root = protobuf.Root.fromJSON(descriptors)
// The web SDK sends it for documents that a transaction read but did not write; Google's published descriptors omit it.
root.lookupType('google.firestore.v1.Write').add(new protobuf.Field('verify', 5, 'string'))
root.resolveAll()

const service = root.lookupService('google.firestore.v1.Firestore')

/** The message that a call of the service takes. */
export function requestType(method: UnaryMethod | StreamingMethod): protobuf.Type {
  const type = service.methodsArray.find(({ name }) => name === method)?.resolvedRequestType
  if (!type) throw new Error(`The descriptors of Firestore have no ${method}.`)
  return type
}

/** Bytes on the wire to proto3 JSON and back. */
function codec(type: protobuf.Type | null) {
  if (type === null) throw new Error('The descriptors of Firestore name a message that they do not hold.')
  return {
    serialize: (json: Json): Buffer => Buffer.from(type.encode(messageFromJson(type, json)).finish()),
    deserialize: (bytes: Buffer): Json => toProto3JSON(type.decode(bytes)) as Json,
  }
}

/** The gRPC service `google.firestore.v1.Firestore`, whose handlers see proto3 JSON on both sides. */
export function firestoreDefinition(): ServiceDefinition {
  return Object.fromEntries(
    service.methodsArray.map((method) => {
      const request = codec(method.resolvedRequestType)
      const response = codec(method.resolvedResponseType)
      const definition = {
        path: `/google.firestore.v1.Firestore/${method.name}`,
        requestStream: method.requestStream === true,
        responseStream: method.responseStream === true,
        requestSerialize: request.serialize,
        requestDeserialize: request.deserialize,
        responseSerialize: response.serialize,
        responseDeserialize: response.deserialize,
      }
      return [method.name, definition]
    }),
  )
}
