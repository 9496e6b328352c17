/** The order of values across types: https://firebase.google.com/docs/firestore/manage-data/data-types */
import { compareNames } from '../paths/document-name.ts'
import { compareUtf8 } from './utf8-order.ts'
import type { Fields, NumberValue, Value } from './value.ts'
import { vectorElements } from './vector.ts'

const TYPE_RANK = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  map: 10,
} satisfies Record<Value['kind'], number>
const VECTOR_RANK = 9

/** Values of equal rank are compared by content; range filters only match values of the same rank. */
export const typeRank = (value: Value): number => (vectorElements(value) ? VECTOR_RANK : TYPE_RANK[value.kind])

const compare = <T extends number | bigint | boolean>(left: T, right: T): number =>
  left < right ? -1 : left > right ? 1 : 0

/** NaN comes before every number. `<` between bigint and number is exact in JavaScript. */
function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = left.value
  const b = right.value
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a < b ? -1 : a > b ? 1 : 0
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index]
    if (!other) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return compare(left.length, right.length)
}

const sortedKeys = (fields: Fields) => [...fields.keys()].toSorted(compareUtf8)

function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = sortedKeys(left)
  const rightKeys = sortedKeys(right)
  for (const [index, key] of leftKeys.entries()) {
    const otherKey = rightKeys[index]
    if (otherKey === undefined) return 1
    if (key !== otherKey) return compareUtf8(key, otherKey)
    const value = left.get(key)
    const other = right.get(key)
    const order = value && other ? compareValues(value, other) : 0
    if (order !== 0) return order
  }
  return compare(leftKeys.length, rightKeys.length)
}

function compareSameKind(left: Value, right: Value): number {
  if (left.kind === 'boolean' && right.kind === 'boolean') return compare(left.value, right.value)
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return compare(left.micros, right.micros)
  if (left.kind === 'string' && right.kind === 'string') return compareUtf8(left.value, right.value)
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.value, right.value)
  if (left.kind === 'reference' && right.kind === 'reference') return compareNames(left.name, right.name)
  if (left.kind === 'geopoint' && right.kind === 'geopoint')
    return compare(left.latitude, right.latitude) || compare(left.longitude, right.longitude)
  if (left.kind === 'array' && right.kind === 'array') return compareLists(left.values, right.values)
  if (left.kind === 'map' && right.kind === 'map') return compareMaps(left.fields, right.fields)
  return 0
}

export function compareValues(left: Value, right: Value): number {
  const rank = typeRank(left) - typeRank(right)
  if (rank !== 0) return rank
  if ((left.kind === 'integer' || left.kind === 'double') && (right.kind === 'integer' || right.kind === 'double'))
    return compareNumbers(left, right)
  const vector = vectorElements(left)
  const otherVector = vectorElements(right)
  if (vector && otherVector) return compare(vector.length, otherVector.length) || compareLists(vector, otherVector)
  return compareSameKind(left, right)
}

/** Equal as filters and array transforms see it: 1 equals 1.0, -0 equals 0, NaN equals NaN. */
export const equalValues = (left: Value, right: Value): boolean => compareValues(left, right) === 0
