/** ListDocuments, ListCollectionIds and PartitionQuery. */
import type { Caller, Json } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { flagAt, integerAt, invalid, messageAt, textAt } from '../message.ts'
import { childPath, compareSegments, fullName, parseParentName } from '../paths/document-name.ts'
import { NAME_FIELD, parseFieldPath } from '../paths/field-path.ts'
import { compareDocuments } from '../queries/matching.ts'
import { parseQuery } from '../queries/query-json.ts'
import { completeOrder } from '../queries/query-order.ts'
import type { Order, Query } from '../queries/query.ts'
import { runQuery } from '../queries/run-query.ts'
import type { Database } from '../store/database.ts'
import { encodeDocument } from '../store/document.ts'
import type { StoredDocument } from '../store/document.ts'
import { compareUtf8 } from '../values/utf8-order.ts'
import { parseMask } from '../writes/write.ts'
import { readContext } from './read-context.ts'

const DEFAULT_PAGE = 300

function pageSizeOf(request: Json): number {
  const size = integerAt(request, 'pageSize') ?? 0
  if (size < 0) throw invalid('Page size must be nonnegative.')
  return size || DEFAULT_PAGE
}

/** Page tokens contain the number of returned entries. */
function page<Entry>(entries: readonly Entry[], request: Json, size: number) {
  const token = textAt(request, 'pageToken')
  const start = token === '' ? 0 : Number(Buffer.from(token, 'base64').toString())
  if (!Number.isSafeInteger(start) || start < 0) throw invalid('Invalid page token.')
  const end = start + size
  const nextPageToken = Buffer.from(String(end)).toString('base64')
  return { entries: entries.slice(start, end), more: end < entries.length ? { nextPageToken } : {} }
}

function parseOrderText(text: string): readonly Order[] {
  if (text.trim() === '') return []
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/)
    return { field: parseFieldPath(field), direction: direction.toLowerCase() === 'desc' ? 'DESC' : 'ASC' }
  })
}

/** Missing documents that have subcollections, listed without fields and times. */
function missingDocuments(database: Database, collection: string, time: bigint | undefined): readonly string[] {
  const prefix = `${collection}/`
  const missing = new Set<string>()
  for (const path of database.collectionPaths()) {
    if (!path.startsWith(prefix) || !hasDocuments(database, path, time)) continue
    const document = `${prefix}${path.slice(prefix.length).split('/')[0] ?? ''}`
    if (!database.get(document, time)) missing.add(document)
  }
  return [...missing]
}

function hasDocuments(database: Database, collection: string, time: bigint | undefined): boolean {
  const slash = collection.lastIndexOf('/')
  const scope = {
    parent: collection.slice(0, Math.max(0, slash)),
    collectionId: collection.slice(slash + 1),
    allDescendants: false,
  }
  return database.scan(scope, time).next().done === false
}

interface Entry {
  readonly segments: readonly string[]
  readonly document: StoredDocument | undefined
}

export function listDocuments(engine: Engine, request: Json, caller: Caller): Json {
  const parent = parseParentName(textAt(request, 'parent'))
  const collectionId = textAt(request, 'collectionId')
  const database = engine.database(parent.database)
  const showMissing = flagAt(request, 'showMissing')
  const requestedOrder = parseOrderText(textAt(request, 'orderBy'))
  if (showMissing && requestedOrder.length > 0) throw invalid('show_missing cannot be used with order_by.')
  const size = pageSizeOf(request)
  const from = [{ collectionId }]
  const query: Query = {
    ...parseQuery(textAt(request, 'parent'), { from }),
    requestedOrder,
    order: completeOrder(requestedOrder, undefined),
    limit: size,
  }
  engine.access.checkList(database, caller, query)
  const { time } = readContext(engine, database, request)
  const found = runQuery(database, { ...query, limit: undefined }, time)
  const entries: Entry[] = found.map((document) => ({ segments: document.segments, document }))
  if (showMissing) {
    const missing = missingDocuments(database, childPath(parent.path, collectionId), time)
    entries.push(...missing.map((path) => ({ segments: path.split('/'), document: undefined })))
    entries.sort((left, right) => compareSegments(left.segments, right.segments))
  }
  const mask = parseMask(messageAt(request, 'mask'))
  const { entries: shown, more } = page(entries, request, size)
  engine.countReads(shown.length)
  const documents = shown.map(({ segments, document }) =>
    document ? encodeDocument(database.name, document, mask) : { name: fullName(database.name, segments.join('/')) },
  )
  return { documents, ...more }
}

export function listCollectionIds(engine: Engine, request: Json, caller: Caller): Json {
  const parent = parseParentName(textAt(request, 'parent'))
  const database = engine.database(parent.database)
  engine.access.checkAdmin(database, caller)
  const { time } = readContext(engine, database, request)
  const prefix = parent.path === '' ? '' : `${parent.path}/`
  const ids = new Set<string>()
  for (const path of database.collectionPaths())
    if (path.startsWith(prefix) && hasDocuments(database, path, time))
      ids.add(path.slice(prefix.length).split('/')[0] ?? '')
  const { entries, more } = page([...ids].toSorted(compareUtf8), request, pageSizeOf(request))
  return { collectionIds: entries, ...more }
}

/** Split points that divide a collection group query by name into parts of similar size. */
export function partitionQuery(engine: Engine, request: Json, caller: Caller): Json {
  const query = parseQuery(textAt(request, 'parent'), messageAt(request, 'structuredQuery') ?? {})
  const database = engine.database(query.database)
  engine.access.checkAdmin(database, caller)
  if (query.order.length !== 1 || query.filter || query.order[0]?.field[0] !== NAME_FIELD)
    throw invalid('A partitioned query must be ordered by __name__ and have no filters.')
  const { time } = readContext(engine, database, request)
  const documents = [...database.scan(query.scope, time)]
  documents.sort((left, right) => compareDocuments(query, left, right))
  const count = Math.min(integerAt(request, 'partitionCount') ?? 0, documents.length - 1)
  const step = documents.length / (count + 1)
  const partitions = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const path = documents[Math.floor((index + 1) * step)]?.path ?? ''
    return { values: [{ referenceValue: fullName(database.name, path) }], before: true }
  })
  return { partitions }
}
