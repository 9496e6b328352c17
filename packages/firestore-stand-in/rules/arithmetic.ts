import type { ArithmeticOp } from './ast.ts'
import { isNumber } from './equality.ts'
import { EvaluationError, RulesDuration, RulesTimestamp } from './value.ts'
import type { Known } from './term.ts'
import { typeName } from './type-name.ts'

export const MAX_INT = 2n ** 63n - 1n

/** Refuses integers beyond 64 bits, which the language does not wrap around, but for the quotient of the smallest by -1. */
export function toInt64(value: bigint): bigint {
  if (value > MAX_INT || value < -MAX_INT - 1n) throw new EvaluationError('Integer overflow')
  return value
}

type Operators<T> = Readonly<Record<ArithmeticOp, (left: T, right: T) => T>>

function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new EvaluationError('Division by zero')
  return divisor
}

const INTEGERS: Operators<bigint> = {
  '+': (left, right) => toInt64(left + right),
  '-': (left, right) => toInt64(left - right),
  '*': (left, right) => toInt64(left * right),
  '/': (left, right) => BigInt.asIntN(64, left / nonZero(right)),
  '%': (left, right) => left % nonZero(right),
}

const FLOATS: Operators<number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

function ofTimes(op: ArithmeticOp, left: Known, right: Known): Known | undefined {
  if (op !== '+' && op !== '-') return undefined
  const plus = (a: bigint, b: bigint) => (op === '+' ? a + b : a - b)
  if (left instanceof RulesTimestamp) {
    if (right instanceof RulesDuration) return new RulesTimestamp(plus(left.nanos, right.nanos))
    if (right instanceof RulesTimestamp && op === '-') return new RulesDuration(left.nanos - right.nanos)
  }
  if (left instanceof RulesDuration) {
    if (right instanceof RulesDuration) return new RulesDuration(plus(left.nanos, right.nanos))
    if (right instanceof RulesTimestamp && op === '+') return new RulesTimestamp(left.nanos + right.nanos)
  }
  return undefined
}

/** `left op right` for numbers, times, and `+` for texts. Throws EvaluationError for anything else. */
export function calculate(op: ArithmeticOp, left: Known, right: Known): Known {
  if (typeof left === 'bigint' && typeof right === 'bigint') return INTEGERS[op](left, right)
  if (isNumber(left) && isNumber(right)) return FLOATS[op](Number(left), Number(right))
  if (op === '+' && typeof left === 'string' && typeof right === 'string') return left + right
  const time = ofTimes(op, left, right)
  if (time !== undefined) return time
  throw new EvaluationError(`Unsupported operation error. Received: ${typeName(left)} ${op} ${typeName(right)}`)
}

export function negate(value: Known): Known {
  if (typeof value === 'bigint') return toInt64(-value)
  if (typeof value === 'number') return -value
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos)
  throw new EvaluationError(`Unsupported operation error. Received: -${typeName(value)}`)
}
