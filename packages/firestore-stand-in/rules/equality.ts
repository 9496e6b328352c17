import { MapDiff, type Known } from './term.ts'
import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesVector,
  type RulesValue,
} from './value.ts'

type Equal = (left: Known, right: Known) => boolean

const isList = (value: Known): value is readonly RulesValue[] => Array.isArray(value)

export const isNumber = (value: Known): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number'

/** `==`: an integer equals a float of the same size. NaN equals nothing. */
export const equals: Equal = (left, right) =>
  isNumber(left) && isNumber(right) ? left == right : equalsExactly(left, right)

/** How lists compare their items, and maps their values: 1 is not 1.0, and NaN equals nothing. */
const equalsExactly: Equal = (left, right) =>
  typeof left === 'object' ? sameContent(left, right, equalsExactly) : left === right

/** How sets and `map.diff()` compare at any depth: 1 is 1.0, and NaN is NaN. */
export const equalsInSet: Equal = (left, right) =>
  isNumber(left) && isNumber(right)
    ? left == right || (Number.isNaN(left) && Number.isNaN(right))
    : sameContent(left, right, equalsInSet)

function sameContent(left: Known, right: Known, equal: Equal): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return left === right
  if (isList(left)) return isList(right) && sameItems(left, right, equal)
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right, equal)
  if (left instanceof RulesBytes) return right instanceof RulesBytes && Buffer.compare(left.bytes, right.bytes) === 0
  if (left instanceof RulesTimestamp) return right instanceof RulesTimestamp && left.nanos === right.nanos
  if (left instanceof RulesDuration) return right instanceof RulesDuration && left.nanos === right.nanos
  if (left instanceof RulesLatLng) {
    return right instanceof RulesLatLng && left.latitude === right.latitude && left.longitude === right.longitude
  }
  if (left instanceof RulesPath) return right instanceof RulesPath && sameItems(left.segments, right.segments, equal)
  if (left instanceof RulesVector) return right instanceof RulesVector && sameItems(left.values, right.values, equal)
  if (left instanceof RulesSet) {
    return right instanceof RulesSet && left.values.length === right.values.length && setHasAll(left, right.values)
  }
  return left instanceof MapDiff && right instanceof MapDiff && left === right
}

const sameItems = (left: readonly RulesValue[], right: readonly RulesValue[], equal: Equal): boolean =>
  left.length === right.length && left.every((item, i) => equal(item, right[i] ?? null))

function sameEntries(
  left: ReadonlyMap<string, RulesValue>,
  right: ReadonlyMap<string, RulesValue>,
  equal: Equal,
): boolean {
  if (left.size !== right.size) return false
  for (const [key, value] of left) {
    const other = right.get(key)
    if (other === undefined || !equal(value, other)) return false
  }
  return true
}

/** `value in list` */
export const includes = (values: readonly RulesValue[], value: Known): boolean =>
  values.some((item) => equalsExactly(item, value))

/** `value in set` */
export const setIncludes = (set: RulesSet, value: Known): boolean => set.values.some((item) => equalsInSet(item, value))

export const hasAll = (values: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => includes(values, value))

export const setHasAll = (set: RulesSet, wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => setIncludes(set, value))

/** The values without repetitions, in the order of their first appearance. */
export function distinct(values: readonly RulesValue[]): RulesSet {
  const seen: RulesValue[] = []
  for (const value of values) if (!seen.some((other) => equalsInSet(other, value))) seen.push(value)
  return new RulesSet(seen)
}
