import { isNumber } from './equality.ts'
import type { Known } from './term.ts'
import { RulesDuration, RulesTimestamp } from './value.ts'

const sign = <T extends bigint | number | string>(left: T, right: T): number =>
  left < right ? -1 : left > right ? 1 : 0

/**
 * Negative, zero or positive, for `<` and its kin; undefined when the two have no order. NaN stands below all numbers,
 * where the database sorts it, so that a range filter and the same range in a rule agree on every document.
 */
export function compare(left: Known, right: Known): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(!Number.isNaN(left)) - Number(!Number.isNaN(right))
    return left < right ? -1 : left > right ? 1 : 0
  }
  // Bytes of UTF-8 sort as code points do, UTF-16 code units do not.
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right))
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) return sign(left.nanos, right.nanos)
  if (left instanceof RulesDuration && right instanceof RulesDuration) return sign(left.nanos, right.nanos)
  return undefined
}
