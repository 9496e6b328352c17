/** google.firestore.v1.StructuredAggregationQuery. */
import type { Json } from '../../service.ts'
import { integerAt, invalid, messageAt, messagesAt, textAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { isNameField } from '../paths/field-path.ts'
import type { StoredDocument } from '../store/document.ts'
import { fieldAt } from '../values/field-access.ts'
import type { NumberValue, Value } from '../values/value.ts'
import { isNumber, NULL } from '../values/value.ts'
import { encodeValue } from '../values/value-json.ts'
import { fieldReference } from './query-json.ts'

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
)

const MAX_AGGREGATIONS = 5

function parseCount(alias: string, json: Json): Aggregation {
  const upTo = integerAt(json, 'upTo')
  if (upTo !== undefined && upTo <= 0) throw invalid('up_to must be greater than zero.')
  return { alias, kind: 'count', upTo }
}

export function parseAggregations(json: Json): readonly Aggregation[] {
  const parsed = messagesAt(json, 'aggregations').map((aggregation, index): Aggregation => {
    const alias = textAt(aggregation, 'alias') || `field_${index + 1}`
    const count = messageAt(aggregation, 'count')
    if (count) return parseCount(alias, count)
    for (const kind of ['sum', 'avg'] as const) {
      const operand = messageAt(aggregation, kind)
      if (operand) return { alias, kind, field: fieldReference(operand, 'field') }
    }
    throw invalid('An aggregation must have an operator.')
  })
  if (parsed.length === 0 || parsed.length > MAX_AGGREGATIONS)
    throw invalid(`A query takes between 1 and ${MAX_AGGREGATIONS} aggregations.`)
  if (new Set(parsed.map(({ alias }) => alias)).size < parsed.length)
    throw invalid('Aggregation aliases must be unique.')
  return parsed
}

export const aggregatedFields = (aggregations: readonly Aggregation[]): readonly FieldPath[] =>
  aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]))

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

/** Like an index over them would, counts only the documents that have every summed or averaged field. */
export function aggregate(aggregations: readonly Aggregation[], documents: readonly StoredDocument[]): Json {
  const fields = aggregatedFields(aggregations)
  const counted = documents.filter((document) =>
    fields.every((field) => isNameField(field) || fieldAt(document.fields, field) !== undefined),
  )
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, encodeValue(evaluate(aggregation, counted))]),
  )
}
