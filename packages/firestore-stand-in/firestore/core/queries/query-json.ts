/** google.firestore.v1.StructuredQuery, parsed and checked. */
import type { Json } from '../../service.ts'
import { flagAt, integerAt, invalid, listAt, messageAt, messagesAt, textAt } from '../message.ts'
import { checkCollectionId, parseParentName } from '../paths/document-name.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { parseFieldPath } from '../paths/field-path.ts'
import type { Scope } from '../store/database.ts'
import { decodeValue } from '../values/value-json.ts'
import { parseNearest } from './find-nearest.ts'
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
  if (selectors.length > 1) throw invalid('StructuredQuery.from cannot have more than one collection selector.')
  const [selector = {}] = selectors
  const collectionId = textAt(selector, 'collectionId')
  if (collectionId !== '') checkCollectionId(collectionId)
  const allDescendants = flagAt(selector, 'allDescendants')
  return { parent, collectionId: collectionId === '' ? undefined : collectionId, allDescendants }
}

const DIRECTIONS: Readonly<Record<string, Order['direction']>> = {
  '': 'ASC',
  DIRECTION_UNSPECIFIED: 'ASC',
  ASCENDING: 'ASC',
  DESCENDING: 'DESC',
}

function parseOrder(json: Json): Order {
  const direction = DIRECTIONS[textAt(json, 'direction')]
  if (!direction) throw invalid('Unrecognized ordering.')
  return { field: fieldReference(json, 'field'), direction }
}

function parseCursor(query: Json, key: string): Cursor | undefined {
  const json = messageAt(query, key)
  return json && { values: listAt(json, 'values').map((value) => decodeValue(value)), before: flagAt(json, 'before') }
}

function countAt(query: Json, key: string): number | undefined {
  const count = integerAt(query, key)
  if (count !== undefined && count < 0) throw invalid(`${key} is negative`)
  return count
}

/** A projection without fields shows the names alone. */
function parseProjection(query: Json): readonly FieldPath[] | undefined {
  const select = messageAt(query, 'select')
  return select && messagesAt(select, 'fields').map((field) => parseFieldPath(textAt(field, 'fieldPath')))
}

/** @param parentName full name of the parent document or the documents root */
export function parseQuery(parentName: string, query: Json): Query {
  const { database, path } = parseParentName(parentName)
  const where = messageAt(query, 'where')
  const filter = where && parseFilter(where)
  const requestedOrder = messagesAt(query, 'orderBy').map(parseOrder)
  const nearest = messageAt(query, 'findNearest')
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
    nearest: nearest && parseNearest(nearest),
  }
  checkQuery(parsed)
  return parsed
}
