import { MapDiff, type Known } from './term.ts'
import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from './value.ts'

const isList = (value: Known): value is readonly RulesValue[] => Array.isArray(value)

/** `==`: values of different types differ, except integers and floats, which compare as numbers. NaN equals nothing. */
export function equals(left: Known, right: Known): boolean {
  if (isNumber(left) && isNumber(right)) return left == right
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return left === right
  if (isList(left)) return isList(right) && sameItems(left, right)
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right)
  if (left instanceof RulesBytes) return right instanceof RulesBytes && Buffer.compare(left.bytes, right.bytes) === 0
  if (left instanceof RulesTimestamp) return right instanceof RulesTimestamp && left.nanos === right.nanos
  if (left instanceof RulesDuration) return right instanceof RulesDuration && left.nanos === right.nanos
  if (left instanceof RulesLatLng) {
    return right instanceof RulesLatLng && left.latitude === right.latitude && left.longitude === right.longitude
  }
  if (left instanceof RulesPath) return right instanceof RulesPath && sameItems(left.segments, right.segments)
  if (left instanceof RulesSet) {
    return right instanceof RulesSet && left.values.length === right.values.length && hasAll(left.values, right.values)
  }
  return left instanceof MapDiff && right instanceof MapDiff && left === right
}

export const isNumber = (value: Known): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number'

const sameItems = (left: readonly RulesValue[], right: readonly RulesValue[]): boolean =>
  left.length === right.length && left.every((item, i) => equals(item, right[i] ?? null))

function sameEntries(left: ReadonlyMap<string, RulesValue>, right: ReadonlyMap<string, RulesValue>): boolean {
  if (left.size !== right.size) return false
  for (const [key, value] of left) {
    const other = right.get(key)
    if (other === undefined || !equals(value, other)) return false
  }
  return true
}

export const includes = (values: readonly RulesValue[], value: Known): boolean =>
  values.some((item) => equals(item, value))

export const hasAll = (values: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.every((value) => includes(values, value))

/** The values without repetitions, in the order of their first appearance. */
export function distinct(values: readonly RulesValue[]): RulesSet {
  const seen: RulesValue[] = []
  for (const value of values) if (!includes(seen, value)) seen.push(value)
  return new RulesSet(seen)
}
