/** google.firestore.v1.StructuredAggregationQuery. */
import type { Json } from '../../service.ts'
import { integerAt, invalid, messageAt, messagesAt, textAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { formatFieldPath, isNameField, isReservedName } from '../paths/field-path.ts'
import type { StoredDocument } from '../store/document.ts'
import { fieldAt } from '../values/field-access.ts'
import type { NumberValue, Value } from '../values/value.ts'
import { isNumber, NULL } from '../values/value.ts'
import { encodeValue } from '../values/value-json.ts'
import { compareUtf8 } from '../values/utf8-order.ts'
import { fieldReference } from './query-json.ts'
import { fieldFilters } from './query.ts'
import type { Order, Query } from './query.ts'

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
)

const MAX_AGGREGATIONS = 5

function parseCount(alias: string, json: Json): Aggregation {
  const upTo = integerAt(json, 'upTo')
  if (upTo !== undefined && upTo < 0)
    throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.')
  return { alias, kind: 'count', upTo }
}

function aggregatedField(operand: Json): FieldPath {
  const field = fieldReference(operand, 'field')
  if (isNameField(field)) throw invalid('Aggregations are not supported for the property: __key__')
  return field
}

export function parseAggregations(json: Json): readonly Aggregation[] {
  let unnamed = 0
  const parsed = messagesAt(json, 'aggregations').map((aggregation): Aggregation => {
    const alias = textAt(aggregation, 'alias') || `field_${++unnamed}`
    if (isReservedName(alias)) throw invalid(`The property.name "${alias}" is reserved.`)
    const count = messageAt(aggregation, 'count')
    if (count) return parseCount(alias, count)
    for (const kind of ['sum', 'avg'] as const) {
      const operand = messageAt(aggregation, kind)
      if (operand) return { alias, kind, field: aggregatedField(operand) }
    }
    throw invalid('Operator field in Aggregation is not set.')
  })
  if (parsed.length === 0 || parsed.length > MAX_AGGREGATIONS)
    throw invalid(`A query takes between 1 and ${MAX_AGGREGATIONS} aggregations.`)
  const aliases = parsed.map(({ alias }) => alias)
  const repeated = aliases.find((alias, index) => aliases.indexOf(alias) < index)
  if (repeated !== undefined) throw invalid(`Aggregation aliases contain duplicate alias: ${repeated}.`)
  return parsed
}

/**
 * Sums and averages are read from an index that holds their fields: such a query finds only the documents that have
 * them all, and is sorted by them last, before a limit cuts it.
 */
export function withAggregatedFields(query: Query, aggregations: readonly Aggregation[]): Query {
  const sorted = new Set(query.order.map(({ field }) => formatFieldPath(field)))
  const direction = query.requestedOrder.at(-1)?.direction ?? 'ASC'
  const names = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]))
  const added = new Map(names.map((field) => [formatFieldPath(field), { field, direction } satisfies Order]))
  for (const path of sorted) added.delete(path)
  if (names.length > 0 && query.mask !== undefined)
    throw invalid('Cannot apply property masks when aggregation fields are present.')
  if (added.size === 0) return query
  if ([...query.requestedOrder, ...fieldFilters(query.filter)].some(({ field }) => isNameField(field)))
    throw invalid(
      `This query requires an index that has fields [${[...added.keys()].join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    )
  const last = [...added].toSorted(([a], [b]) => compareUtf8(a, b)).map(([, order]) => order)
  return { ...query, order: [...query.order.slice(0, -1), ...last, ...query.order.slice(-1)] }
}

const MIN_INTEGER = -(2n ** 63n)
const MAX_INTEGER = 2n ** 63n - 1n

/** An integer when all are integers and the sum fits in 64 bits, otherwise a double. */
function sum(numbers: readonly NumberValue[]): NumberValue {
  let exact = 0n
  let floating = 0
  let hasDouble = false
  for (const number of numbers)
    if (number.kind === 'integer') exact += number.value
    else {
      floating += number.value
      hasDouble = true
    }
  if (!hasDouble && exact >= MIN_INTEGER && exact <= MAX_INTEGER) return { kind: 'integer', value: exact }
  return { kind: 'double', value: Number(exact) + floating }
}

function evaluate(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.kind === 'count')
    return { kind: 'integer', value: BigInt(Math.min(documents.length, aggregation.upTo ?? Infinity)) }
  const numbers = documents.map(({ fields }) => fieldAt(fields, aggregation.field)).filter(isNumber)
  if (aggregation.kind === 'sum') return sum(numbers)
  return numbers.length === 0 ? NULL : { kind: 'double', value: Number(sum(numbers).value) / numbers.length }
}

/** @param documents what the query of `withAggregatedFields` found */
export const aggregate = (aggregations: readonly Aggregation[], documents: readonly StoredDocument[]): Json =>
  Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, encodeValue(evaluate(aggregation, documents))]),
  )
