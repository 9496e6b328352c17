import { createRequire } from 'node:module'
import protobuf from 'protobufjs'
import { fromProto3JSON } from 'proto3-json-serializer'
import { expect, it } from 'vitest'
import { randomFields } from '../../testing/random-values.ts'
import { SEED, seeded } from '../../testing/seeded.ts'
import type { Json } from '../service.ts'
import { messageFromJson } from './message-from-json.ts'

const root = protobuf.Root.fromJSON(
  createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json') as protobuf.INamespace,
).resolveAll()

const bytesOf = (name: string, json: Json): { readonly ours: string; readonly googles: string } => {
  const type = root.lookupType(`google.firestore.v1.${name}`)
  const message = fromProto3JSON(type, json as Parameters<typeof fromProto3JSON>[1])
  const hex = (content: object) => Buffer.from(type.encode(content).finish()).toString('hex')
  return { ours: hex(messageFromJson(type, json)), googles: hex(message ?? {}) }
}

const NAME = 'projects/demo/databases/(default)/documents/docs/a'
const TIME = '2026-01-02T03:04:05.678901Z'

it(`a random document becomes the bytes that Google’s converter makes of it (WAYMARK_SEED=${SEED})`, () => {
  const random = seeded(SEED)
  for (let count = 0; count < 500; count += 1) {
    const document = { name: NAME, fields: randomFields(random, NAME), createTime: TIME, updateTime: TIME }
    const { ours, googles } = bytesOf('Document', document)
    expect(ours, JSON.stringify(document)).toBe(googles)
  }
})

it.each<[string, Json]>([
  ['ListenResponse', { targetChange: { targetChangeType: 'CURRENT', targetIds: [2, 4], readTime: TIME } }],
  ['ListenResponse', { targetChange: { resumeToken: 'AP8=', readTime: '1970-01-01T00:00:00Z' } }],
  ['ListenResponse', { targetChange: { targetChangeType: 'REMOVE', cause: { code: 7, message: 'No.' } } }],
  ['ListenResponse', { documentDelete: { document: NAME, readTime: TIME, removedTargetIds: [2] } }],
  ['ListenResponse', { filter: { targetId: 2, count: 0 } }],
  ['CommitResponse', { writeResults: [{ updateTime: TIME, transformResults: [{ nullValue: null }] }, {}] }],
  ['BatchGetDocumentsResponse', { missing: NAME, transaction: 'dA==', readTime: '1969-12-31T23:59:59.5Z' }],
  ['RunQueryResponse', { skippedResults: 3, done: true }],
  ['RunAggregationQueryResponse', { result: { aggregateFields: { count: { integerValue: '-9007199254740993' } } } }],
  ['BatchWriteResponse', { status: [{ code: 0 }, { code: 5, message: 'Gone: é' }], unknown: 1 }],
  ['StructuredQuery', { limit: 7, orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }], offset: 0 }],
])('so does a %s %j', (name, json) => {
  const { ours, googles } = bytesOf(name, json)
  expect(ours).toBe(googles)
})
