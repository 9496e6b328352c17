import type { Json } from '../../service.ts'
import { invalid, messageAt, messagesAt, textAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { isNameField, parseFieldPath } from '../paths/field-path.ts'
import { decodeValue } from '../values/value-json.ts'
import { NULL } from '../values/value.ts'
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
  IS_NAN: { op: 'is', value: NAN },
  IS_NULL: { op: 'is', value: NULL },
  IS_NOT_NAN: { op: 'is-not', value: NAN },
  IS_NOT_NULL: { op: 'is-not', value: NULL },
}

function fieldOf(json: Json): FieldPath {
  const field = messageAt(json, 'field')
  if (!field) throw invalid('A filter must have a field.')
  return parseFieldPath(textAt(field, 'fieldPath'))
}

const LIST_OPS: ReadonlySet<FilterOp> = new Set<FilterOp>(['in', 'not-in', 'array-contains-any'])
const ARRAY_OPS: ReadonlySet<FilterOp> = new Set<FilterOp>(['array-contains', 'array-contains-any'])

function checkKey(key: Value): void {
  if (key.kind !== 'reference') throw invalid('__key__ filter value must be a Key')
}

function checkFieldFilter({ field, op, value }: FieldFilter, name: string): void {
  if (LIST_OPS.has(op) && value.kind !== 'array') throw invalid(`'${name}' requires an ArrayValue.`)
  if (LIST_OPS.has(op) && value.kind === 'array' && value.values.length === 0)
    throw invalid(`'${name}' requires an non-empty ArrayValue.`)
  if (!isNameField(field)) return
  if (ARRAY_OPS.has(op)) throw invalid('the name __key__ is reserved')
  if (LIST_OPS.has(op) && value.kind === 'array') value.values.forEach(checkKey)
  else checkKey(value)
}

function parseFieldFilter(json: Json): FieldFilter {
  const name = textAt(json, 'op')
  const op = FIELD_OPS[name]
  if (!op) throw invalid('Unknown FieldFilter operator.')
  const filter: FieldFilter = { kind: 'field', field: fieldOf(json), op, value: decodeValue(json['value']) }
  checkFieldFilter(filter, name)
  return filter
}

function parseUnaryFilter(json: Json): FieldFilter {
  const unary = UNARY_OPS[textAt(json, 'op')]
  if (!unary) throw invalid('Unknown UnaryFilter operator.')
  const filter: FieldFilter = { kind: 'field', field: fieldOf(json), ...unary }
  checkFieldFilter(filter, textAt(json, 'op'))
  return filter
}

export function parseFilter(json: Json): Filter {
  const field = messageAt(json, 'fieldFilter')
  if (field) return parseFieldFilter(field)
  const unary = messageAt(json, 'unaryFilter')
  if (unary) return parseUnaryFilter(unary)
  const composite = messageAt(json, 'compositeFilter')
  if (!composite) throw invalid('Unknown Filter type.')
  const filters = messagesAt(composite, 'filters').map(parseFilter)
  const op = textAt(composite, 'op')
  if (op !== 'AND' && op !== 'OR') throw invalid('Unsupported CompositeFilter operator.')
  const [only] = filters
  return only && filters.length === 1 ? only : { kind: op === 'AND' ? 'and' : 'or', filters }
}
