import { isNumber } from './equality.ts'
import type { Known } from './term.ts'
import { RulesBytes, RulesDuration, RulesTimestamp } from './value.ts'

const sign = <T extends bigint | string>(left: T, right: T): number => (left < right ? -1 : left > right ? 1 : 0)

/**
 * Negative, zero or positive, for `<` and its kin; NaN where a number is NaN, so that none of them holds; undefined when
 * the two have no order. Texts are ordered by their UTF-16 code units, unlike in the database.
 */
export function compare(left: Known, right: Known): number | undefined {
  if (isNumber(left) && isNumber(right)) return left < right ? -1 : left > right ? 1 : left == right ? 0 : Number.NaN
  if (typeof left === 'string' && typeof right === 'string') return sign(left, right)
  if (left instanceof RulesBytes && right instanceof RulesBytes) return Buffer.compare(left.bytes, right.bytes)
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) return sign(left.nanos, right.nanos)
  if (left instanceof RulesDuration && right instanceof RulesDuration) return sign(left.nanos, right.nanos)
  return undefined
}
