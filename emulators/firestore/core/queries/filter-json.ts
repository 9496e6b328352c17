import type { Json } from '../../service.ts'
import { invalid, messageAt, messagesAt, textAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { isNameField, parseFieldPath } from '../paths/field-path.ts'
import { decodeValue } from '../values/value-json.ts'
import { isNaNValue, NULL } from '../values/value.ts'
import type { Value } from '../values/value.ts'
import type { FieldFilter, Filter, FilterOp } from './query.ts'

const FIELD_OPS: Readonly<Record<string, FilterOp>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
}

const NAN: Value = { kind: 'double', value: NaN }
const UNARY_OPS: Readonly<Record<string, { op: FilterOp; value: Value }>> = {
  IS_NAN: { op: '==', value: NAN },
  IS_NULL: { op: '==', value: NULL },
  IS_NOT_NAN: { op: '!=', value: NAN },
  IS_NOT_NULL: { op: '!=', value: NULL },
}

function fieldOf(json: Json): FieldPath {
  const field = messageAt(json, 'field')
  if (!field) throw invalid('A filter must have a field.')
  return parseFieldPath(textAt(field, 'fieldPath'))
}

const LIST_OPS: ReadonlySet<FilterOp> = new Set<FilterOp>(['in', 'not-in', 'array-contains-any'])
const ARRAY_OPS: ReadonlySet<FilterOp> = new Set<FilterOp>(['array-contains', 'array-contains-any'])
const RANGES: ReadonlySet<FilterOp> = new Set<FilterOp>(['<', '<=', '>', '>='])

function checkFieldFilter({ field, op, value }: FieldFilter, name: string): void {
  if (LIST_OPS.has(op) && (value.kind !== 'array' || value.values.length === 0))
    throw invalid(`'${name}' requires an non-empty ArrayValue.`)
  if (RANGES.has(op) && (value.kind === 'null' || isNaNValue(value)))
    throw invalid(`'${name}' cannot be used with ${value.kind === 'null' ? 'null' : 'NaN'}.`)
  if (!isNameField(field)) return
  if (ARRAY_OPS.has(op)) throw invalid(`'${name}' cannot be used with __name__.`)
  const keys = LIST_OPS.has(op) && value.kind === 'array' ? value.values : [value]
  if (keys.some((key) => key.kind !== 'reference')) throw invalid('__key__ filter value must be a Key')
}

function parseFieldFilter(json: Json): FieldFilter {
  const name = textAt(json, 'op')
  const op = FIELD_OPS[name]
  if (!op) throw invalid(`Unknown filter operator: "${name}".`)
  const filter: FieldFilter = { kind: 'field', field: fieldOf(json), op, value: decodeValue(json['value']) }
  checkFieldFilter(filter, name)
  return filter
}

function parseUnaryFilter(json: Json): FieldFilter {
  const unary = UNARY_OPS[textAt(json, 'op')]
  if (!unary) throw invalid(`Unknown unary operator: "${textAt(json, 'op')}".`)
  return { kind: 'field', field: fieldOf(json), ...unary }
}

export function parseFilter(json: Json): Filter {
  const field = messageAt(json, 'fieldFilter')
  if (field) return parseFieldFilter(field)
  const unary = messageAt(json, 'unaryFilter')
  if (unary) return parseUnaryFilter(unary)
  const composite = messageAt(json, 'compositeFilter')
  if (!composite) throw invalid('A filter must have a type.')
  const filters = messagesAt(composite, 'filters').map(parseFilter)
  const op = textAt(composite, 'op')
  if (op !== 'AND' && op !== 'OR') throw invalid(`Unknown composite operator: "${op}".`)
  const [only] = filters
  if (!only) throw invalid('A composite filter must have at least one filter.')
  return filters.length === 1 ? only : { kind: op === 'AND' ? 'and' : 'or', filters }
}
