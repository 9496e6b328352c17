/** google.firestore.v1.StructuredQuery, parsed and checked. */
import type { Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { flagAt, integerAt, invalid, listAt, messageAt, messagesAt, textAt } from '../message.ts'
import { checkCollectionId, parseParentName } from '../paths/document-name.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { parseFieldPath } from '../paths/field-path.ts'
import type { Scope } from '../store/database.ts'
import { decodeValue } from '../values/value-json.ts'
import { parseFilter } from './filter-json.ts'
import type { Cursor, Order, Query } from './query.ts'
import { completeOrder } from './query-order.ts'
import { checkQuery } from './query-limits.ts'

export const fieldReference = (json: Json, key: string): FieldPath => {
  const reference = messageAt(json, key)
  if (!reference) throw invalid(`${key} is required.`)
  return parseFieldPath(textAt(reference, 'fieldPath'))
}

function parseScope(parent: string, query: Json): Scope {
  const selectors = messagesAt(query, 'from')
  const [selector] = selectors
  if (!selector || selectors.length > 1) throw invalid('A query must have exactly one collection selector in `from`.')
  const collectionId = textAt(selector, 'collectionId')
  if (collectionId !== '') checkCollectionId(collectionId)
  const allDescendants = flagAt(selector, 'allDescendants')
  return { parent, collectionId: collectionId === '' ? undefined : collectionId, allDescendants }
}

function parseOrder(json: Json): Order {
  const direction = json['direction'] === 'DESCENDING' ? 'DESC' : 'ASC'
  return { field: fieldReference(json, 'field'), direction }
}

function parseCursor(query: Json, key: string): Cursor | undefined {
  const json = messageAt(query, key)
  return json && { values: listAt(json, 'values').map((value) => decodeValue(value)), before: flagAt(json, 'before') }
}

function countAt(query: Json, key: string): number | undefined {
  const count = integerAt(query, key)
  if (count !== undefined && count < 0) throw invalid(`${key} is negative.`)
  return count
}

function parseProjection(query: Json): readonly FieldPath[] | undefined {
  const select = messageAt(query, 'select')
  const fields = select ? messagesAt(select, 'fields') : []
  if (fields.length === 0) return undefined
  return fields.map((field) => parseFieldPath(textAt(field, 'fieldPath')))
}

/** @param parentName full name of the parent document or the documents root */
export function parseQuery(parentName: string, query: Json): Query {
  if (query['findNearest'] !== undefined)
    throw new FirestoreError('UNIMPLEMENTED', 'Vector search (find_nearest) is not available in the local Firestore.')
  const { database, path } = parseParentName(parentName)
  const where = messageAt(query, 'where')
  const filter = where && parseFilter(where)
  const requestedOrder = messagesAt(query, 'orderBy').map(parseOrder)
  const parsed: Query = {
    database,
    scope: parseScope(path, query),
    filter,
    requestedOrder,
    order: completeOrder(requestedOrder, filter),
    startAt: parseCursor(query, 'startAt'),
    endAt: parseCursor(query, 'endAt'),
    offset: countAt(query, 'offset') ?? 0,
    limit: countAt(query, 'limit'),
    mask: parseProjection(query),
  }
  checkQuery(parsed)
  return parsed
}
