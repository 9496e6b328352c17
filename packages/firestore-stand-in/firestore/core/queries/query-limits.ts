/** Documented limits of queries: https://firebase.google.com/docs/firestore/query-data/queries#limitations */
import { invalid } from '../message.ts'
import { formatFieldPath, isNameField } from '../paths/field-path.ts'
import { equalValues } from '../values/value-order.ts'
import { disjunctionsOf } from './disjunctions.ts'
import { inequalityFields } from './query-order.ts'
import type { Cursor, FieldFilter, Filter, FilterOp, Query } from './query.ts'
import { fieldFilters, isInequality } from './query.ts'

const MAX_DISJUNCTIONS = 30
const MAX_NOT_IN = 10
const MAX_INEQUALITY_FIELDS = 10

const listLength = ({ value }: FieldFilter) => (value.kind === 'array' ? value.values.length : 0)
const isNegation = (op: FilterOp) => op === '!=' || op === 'is-not' || op === 'not-in'

function checkNegations(filters: readonly FieldFilter[], hasOr: boolean): void {
  if (filters.filter(({ op }) => isNegation(op)).length > 1)
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.")
  const notIn = filters.find(({ op }) => op === 'not-in')
  if (!notIn) return
  if (listLength(notIn) > MAX_NOT_IN) throw invalid(`'NOT_IN' supports up to ${MAX_NOT_IN} comparison values.`)
  if (hasOr || filters.some(({ op }) => op === 'in' || op === 'array-contains-any'))
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.")
}

const hasOr = (filter: Filter | undefined): boolean =>
  filter !== undefined && filter.kind !== 'field' && (filter.kind === 'or' || filter.filters.some(hasOr))

const isSame = (one: FieldFilter, other: FieldFilter): boolean =>
  formatFieldPath(one.field) === formatFieldPath(other.field) && equalValues(one.value, other.value)

function checkDisjunctions(filter: Filter | undefined): void {
  const disjunctions = disjunctionsOf(filter, MAX_DISJUNCTIONS)
  if (disjunctions.length > MAX_DISJUNCTIONS)
    throw invalid(`'IN', 'ARRAY_CONTAINS_ANY' and 'OR' support up to ${MAX_DISJUNCTIONS} disjunctions.`)
  for (const disjunction of disjunctions) {
    const [first, ...others] = disjunction.filter(({ op }) => op === 'array-contains')
    if (first !== undefined && !others.every((other) => isSame(first, other)))
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
  }
}

function checkCursor(query: Query, cursor: Cursor | undefined): void {
  if (!cursor) return
  if (cursor.values.length > query.requestedOrder.length) throw invalid('Cursor has too many values.')
  for (const [index, value] of cursor.values.entries()) {
    const field = query.order[index]?.field
    if (field && isNameField(field) && value.kind !== 'reference')
      throw invalid('Cursor __key__ value is not a document reference.')
  }
}

/** Nothing can be sorted after the name, which is unique; and one document is not a range. */
function checkName(query: Query, filters: readonly FieldFilter[]): void {
  if (query.order.findIndex(({ field }) => isNameField(field)) < query.order.length - 1)
    throw invalid('order by clause cannot contain more fields after the key')
  const onName = filters.filter(({ field }) => isNameField(field))
  if (onName.every(isInequality) || onName.some(isInequality)) return
  if (inequalityFields(query.filter).length > 0)
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
}

function checkNearest({ nearest, limit, offset, startAt, endAt }: Query): void {
  if (!nearest) return
  const used =
    limit !== undefined ? 'query limit' : offset > 0 ? 'query offset' : startAt || endAt ? 'cursor' : undefined
  if (used !== undefined) throw invalid(`A ${used} cannot be used with FindNearest`)
}

function checkDistinctOrder(query: Query): void {
  const seen = new Set<string>()
  for (const { field } of query.requestedOrder) {
    const name = formatFieldPath(field)
    if (seen.has(name)) throw invalid(`order by clause cannot contain duplicate fields ${name}`)
    seen.add(name)
  }
}

export function checkQuery(query: Query): void {
  const filters = [...fieldFilters(query.filter)]
  checkNegations(filters, hasOr(query.filter))
  checkDisjunctions(query.filter)
  if (inequalityFields(query.filter).length > MAX_INEQUALITY_FIELDS)
    throw invalid(`A query supports range and inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields.`)
  checkNearest(query)
  checkName(query, filters)
  checkDistinctOrder(query)
  checkCursor(query, query.startAt)
  checkCursor(query, query.endAt)
}
