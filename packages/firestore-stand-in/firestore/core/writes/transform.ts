/** Field transforms: google.firestore.v1.DocumentTransform.FieldTransform. */
import type { Json } from '../../service.ts'
import { invalid, messageAt, textAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { parseFieldPath } from '../paths/field-path.ts'
import { compareValues, equalValues } from '../values/value-order.ts'
import type { NumberValue, Value } from '../values/value.ts'
import { isNaNValue, isNumber, NULL } from '../values/value.ts'
import { decodeArray, decodeValue } from '../values/value-json.ts'

export type Transform = { readonly field: FieldPath } & (
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
  | { readonly kind: 'appendMissingElements' | 'removeAllFromArray'; readonly elements: readonly Value[] }
)

function operandAt(json: Json, kind: string): NumberValue {
  const operand = decodeValue(json[kind])
  if (!isNumber(operand)) throw invalid('Input must be int64 or double.')
  return operand
}

export function parseTransform(json: Json): Transform {
  const field = parseFieldPath(textAt(json, 'fieldPath'))
  const serverValue = textAt(json, 'setToServerValue')
  if (serverValue === 'REQUEST_TIME') return { field, kind: 'requestTime' }
  if (serverValue !== '') throw invalid('ServerValue type must be specified for set_to_server_value transformation.')
  for (const kind of ['increment', 'maximum', 'minimum'] as const)
    if (json[kind] !== undefined) return { field, kind, operand: operandAt(json, kind) }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    const elements = messageAt(json, kind)
    if (elements) return { field, kind, elements: decodeArray(elements).values }
  }
  throw invalid('Operation type must be specified for field transformation.')
}

const MIN_INTEGER = -(2n ** 63n)
const MAX_INTEGER = 2n ** 63n - 1n
const clamp = (value: bigint) => (value < MIN_INTEGER ? MIN_INTEGER : value > MAX_INTEGER ? MAX_INTEGER : value)

function add(current: NumberValue, operand: NumberValue): NumberValue {
  if (current.kind === 'integer' && operand.kind === 'integer')
    return { kind: 'integer', value: clamp(current.value + operand.value) }
  return { kind: 'double', value: Number(current.value) + Number(operand.value) }
}

/** When both are equal (1 and 1.0) the stored value stays; NaN wins over every number. */
function pick(kind: 'maximum' | 'minimum', current: NumberValue, operand: NumberValue): NumberValue {
  if (isNaNValue(current) || isNaNValue(operand)) return { kind: 'double', value: NaN }
  const order = compareValues(operand, current)
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current
}

function appendMissing(current: readonly Value[], elements: readonly Value[]): readonly Value[] {
  return elements.reduce(
    (values, element) => (values.some((value) => equalValues(value, element)) ? values : [...values, element]),
    current,
  )
}

export interface TransformOutcome {
  readonly value: Value
  /** What the write result reports: the new value, or null for array transforms. */
  readonly result: Value
}

const reported = (value: Value): TransformOutcome => ({ value, result: value })

/** @param requestTime microseconds, already cut to the millisecond precision of server timestamps */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  requestTime: bigint,
): TransformOutcome {
  switch (transform.kind) {
    case 'requestTime':
      return reported({ kind: 'timestamp', micros: requestTime })
    case 'increment':
      return reported(isNumber(current) ? add(current, transform.operand) : transform.operand)
    case 'maximum':
    case 'minimum':
      return reported(isNumber(current) ? pick(transform.kind, current, transform.operand) : transform.operand)
    case 'appendMissingElements': {
      const values = appendMissing(current?.kind === 'array' ? current.values : [], transform.elements)
      return { value: { kind: 'array', values }, result: NULL }
    }
    case 'removeAllFromArray': {
      const kept = (current?.kind === 'array' ? current.values : []).filter(
        (value) => !transform.elements.some((element) => equalValues(value, element)),
      )
      return { value: { kind: 'array', values: kept }, result: NULL }
    }
  }
}
