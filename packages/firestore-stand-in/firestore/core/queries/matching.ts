/** Which documents a query selects and in what order. */
import type { FieldPath } from '../paths/field-path.ts'
import { isNameField } from '../paths/field-path.ts'
import { collectionOf, compareSegments, fullName, lastSegment } from '../paths/document-name.ts'
import type { Scope } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { fieldAt } from '../values/field-access.ts'
import { compareValues, equalValues, typeRank } from '../values/value-order.ts'
import { isComparable } from '../values/value.ts'
import type { Value } from '../values/value.ts'
import type { Cursor, FieldFilter, Filter, Query } from './query.ts'

export function isInScope({ parent, collectionId, allDescendants }: Scope, path: string): boolean {
  const collection = collectionOf(path)
  const prefix = parent === '' ? '' : `${parent}/`
  if (!collection.startsWith(prefix)) return false
  const below = collection.slice(prefix.length)
  if (!allDescendants) return collectionId === undefined ? !below.includes('/') : below === collectionId
  return collectionId === undefined || lastSegment(collection) === collectionId
}

export const valueOf = (database: string, document: StoredDocument, field: FieldPath): Value | undefined =>
  isNameField(field) ? { kind: 'reference', name: fullName(database, document.path) } : fieldAt(document.fields, field)

const matchesEqual = (value: Value, operand: Value): boolean => isComparable(operand) && equalValues(value, operand)

/** Whether the array holds the operand. */
const contains = (value: Value, operand: Value): boolean =>
  value.kind === 'array' && value.values.some((entry) => matchesEqual(entry, operand))

const isAmong = (value: Value, operands: Value): boolean =>
  operands.kind === 'array' && operands.values.some((operand) => matchesEqual(value, operand))

const inRange = (value: Value, bound: Value, test: (order: number) => boolean): boolean =>
  isComparable(value) && isComparable(bound) && typeRank(value) === typeRank(bound) && test(compareValues(value, bound))

const hasNull = (operands: Value): boolean =>
  operands.kind === 'array' && operands.values.some(({ kind }) => kind === 'null')

/** Negations skip missing and null fields, and with null as an operand they match nothing. */
function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case '==':
      return matchesEqual(value, operand)
    case '!=':
      return value.kind !== 'null' && operand.kind !== 'null' && !matchesEqual(value, operand)
    case 'is':
      return equalValues(value, operand)
    case 'is-not':
      return value.kind !== 'null' && !equalValues(value, operand)
    case '<':
      return inRange(value, operand, (order) => order < 0)
    case '<=':
      return inRange(value, operand, (order) => order <= 0)
    case '>':
      return inRange(value, operand, (order) => order > 0)
    case '>=':
      return inRange(value, operand, (order) => order >= 0)
    case 'in':
      return isAmong(value, operand)
    case 'not-in':
      return value.kind !== 'null' && !hasNull(operand) && !isAmong(value, operand)
    case 'array-contains':
      return contains(value, operand)
    case 'array-contains-any':
      return operand.kind === 'array' && operand.values.some((entry) => contains(value, entry))
  }
}

function matchesFilter(database: string, filter: Filter, document: StoredDocument): boolean {
  if (filter.kind !== 'field') {
    const test = (inner: Filter) => matchesFilter(database, inner, document)
    return filter.kind === 'and' ? filter.filters.every(test) : filter.filters.some(test)
  }
  const value = valueOf(database, document, filter.field)
  return value !== undefined && matchesField(filter, value)
}

/** Order of a document against a position: negative when it comes before. */
function compareToCursor(query: Query, document: StoredDocument, cursor: Cursor): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = query.order[index]
    const value = order && valueOf(query.database, document, order.field)
    if (!value) continue
    const result = compareValues(value, bound)
    if (result !== 0) return order.direction === 'ASC' ? result : -result
  }
  return 0
}

/** Negative for a document before the start of the query, positive for one after its end. */
export function cursorSide(query: Query, document: StoredDocument): number {
  if (query.startAt) {
    const order = compareToCursor(query, document, query.startAt)
    if (query.startAt.before ? order < 0 : order <= 0) return -1
  }
  if (!query.endAt) return 0
  const order = compareToCursor(query, document, query.endAt)
  return (query.endAt.before ? order < 0 : order <= 0) ? 0 : 1
}

/** Judges everything but offset and limit, for a document in scope. */
export const matches = (query: Query, document: StoredDocument): boolean =>
  (!query.filter || matchesFilter(query.database, query.filter, document)) &&
  query.order.every(({ field }) => isNameField(field) || fieldAt(document.fields, field) !== undefined) &&
  cursorSide(query, document) === 0

export function compareDocuments(query: Query, left: StoredDocument, right: StoredDocument): number {
  for (const { field, direction } of query.order) {
    const result = isNameField(field)
      ? compareSegments(left.segments, right.segments)
      : compareFields(left, right, field)
    if (result !== 0) return direction === 'ASC' ? result : -result
  }
  return 0
}

function compareFields(left: StoredDocument, right: StoredDocument, field: FieldPath): number {
  const a = fieldAt(left.fields, field)
  const b = fieldAt(right.fields, field)
  return a && b ? compareValues(a, b) : 0
}
