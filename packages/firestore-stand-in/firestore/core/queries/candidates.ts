/** The candidates of a query: a range of an index in the query's order, if there is one. */
import { fullName } from '../paths/document-name.ts'
import { formatFieldPath, isNameField } from '../paths/field-path.ts'
import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import type { Column, Entry } from '../store/sorted-index.ts'
import type { Value } from '../values/value.ts'
import { compareValues, typeRank } from '../values/value-order.ts'
import type { Disjunction } from './disjunctions.ts'
import { cursorSide, isInScope, valueOf } from './matching.ts'
import type { FieldFilter, Order, Query } from './query.ts'

export interface Candidates {
  /** A superset of the disjunction's results. Read them before anything changes. */
  readonly documents: Iterable<StoredDocument>
  readonly isInOrder: boolean
}

export function candidatesOf(database: Database, query: Query, filters: Disjunction): Candidates {
  const named = filters.find(({ field, op }) => op === '==' && isNameField(field))
  if (named) return { documents: documentNamed(database, query, named.value), isInOrder: true }
  const { prefix, operands, sort } = layoutOf(query, filters)
  const backwards = query.order.at(-1)?.direction === 'DESC'
  const sorted = sort
    .filter(({ field }) => !isNameField(field))
    .map(({ field, direction }): Column => {
      const isFlipped = backwards !== (direction === 'DESC')
      return { field, direction: isFlipped ? 'DESC' : 'ASC', byElement: false }
    })
  const index = database.index(query.scope, [...prefix, ...sorted])
  if (!index) return { documents: database.scan(query.scope), isInOrder: false }
  const side = sideWithin(query, filters, sort[0], operands.length)
  const position = (entry: Entry): number => {
    for (const [column, operand] of operands.entries()) {
      const key = entry.keys[column]
      const order = key ? compareValues(key, operand) : 0
      if (order !== 0) return order
    }
    return backwards ? -side(entry) : side(entry)
  }
  return { documents: index.range(position, backwards), isInOrder: true }
}

function documentNamed(database: Database, query: Query, value: Value): readonly StoredDocument[] {
  const root = `${fullName(query.database, '')}/`
  if (value.kind !== 'reference' || !value.name.startsWith(root)) return []
  const document = database.get(value.name.slice(root.length))
  return document && isInScope(query.scope, document.path) ? [document] : []
}

/** An index starts with the equality fields, followed by the remaining order. */
function layoutOf(query: Query, filters: Disjunction) {
  const contains = filters.filter(({ op }) => op === 'array-contains').slice(0, 1)
  const equalities = new Map<string, FieldFilter>()
  for (const filter of filters)
    if ((filter.op === '==' || filter.op === 'is') && !isNameField(filter.field))
      equalities.set(formatFieldPath(filter.field), filter)
  // Queries with the same fields in another order share an index.
  const equal = [...equalities.keys()].toSorted().flatMap((path) => equalities.get(path) ?? [])
  const fixed = [...contains, ...equal]
  return {
    prefix: fixed.map(({ field, op }): Column => ({ field, direction: 'ASC', byElement: op === 'array-contains' })),
    operands: fixed.map(({ value }) => value),
    sort: query.order.filter(({ field }) => !equalities.has(formatFieldPath(field))),
  }
}

/**
 * Among entries with equal keys in front: negative for those that come before the results in the order of the query,
 * positive for those after. Ranges bound the first field that sorts, cursors the whole order.
 */
function sideWithin(query: Query, filters: Disjunction, first: Order | undefined, column: number) {
  const path = first && formatFieldPath(first.field)
  const ranges = filters.filter(({ field }) => formatFieldPath(field) === path)
  return ({ keys, document }: Entry): number => {
    const value = first && (isNameField(first.field) ? valueOf(query.database, document, first.field) : keys[column])
    for (const filter of value ? ranges : []) {
      const side = value ? rangeSide(filter, value) : 0
      if (side !== 0) return first?.direction === 'DESC' ? -side : side
    }
    return cursorSide(query, document)
  }
}

/** Whether a value lies below (negative) or above (positive) the values that the filter can match. */
function rangeSide({ op, value: bound }: FieldFilter, value: Value): number {
  if (op !== '<' && op !== '<=' && op !== '>' && op !== '>=') return 0
  const rank = typeRank(value) - typeRank(bound)
  if (rank !== 0) return rank
  const order = compareValues(value, bound)
  if (order === 0) return op === '<' ? 1 : op === '>' ? -1 : 0
  const isBelow = op === '<' || op === '<='
  return isBelow === order < 0 ? 0 : order
}
