import { MAX_INT, toInt64 } from './arithmetic.ts'
import { EvaluationError, RulesPath } from './value.ts'
import type { Known } from './term.ts'
import { typeName } from './type-name.ts'

const refuse = (value: Known, type: string): never => {
  throw new EvaluationError(`Cannot convert ${typeName(value)} to ${type}`)
}

/** A float as Java writes it: `1.0`, `1.25E-4`, `1.0E7`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  const text = size === 0 || (size >= 1e-3 && size < 1e7) ? String(value) : value.toExponential()
  const [digits = '', exponent] = text.split('e')
  return (digits.includes('.') ? digits : `${digits}.0`) + (exponent === undefined ? '' : `E${Number(exponent)}`)
}

/** `string(value)` */
export function toText(value: Known): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return floatText(value)
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`
  return refuse(value, 'string')
}

/** `int(value)`: floats lose their fraction, and end at the largest integers; NaN is 0. */
export function toInt(value: Known): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return nearestInt(Math.trunc(value))
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return toInt64(BigInt(value.replace('+', '')))
  return refuse(value, 'int')
}

/** The integer of a whole number, or the largest of its sign. NaN is 0. */
export function nearestInt(whole: number): bigint {
  if (Number.isNaN(whole)) return 0n
  if (Math.abs(whole) >= 2 ** 63) return whole > 0 ? MAX_INT : -MAX_INT - 1n
  return BigInt(whole)
}

const FLOAT = /^([+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))[fFdD]?$/

/** `float(value)`: of a text what Java takes for a number. */
export function toFloat(value: Known): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  const [, number] = typeof value === 'string' ? (FLOAT.exec(value.trim()) ?? []) : []
  if (number !== undefined) return Number(number)
  return refuse(value, 'float')
}

/** `path(text)` */
export function toPath(value: Known): RulesPath {
  if (typeof value !== 'string') return refuse(value, 'path')
  const segments = value.replace(/^\//, '').split('/')
  if (segments.includes('')) throw new EvaluationError(`Invalid Path Template ${value}. Empty segment is not allowed.`)
  return new RulesPath(segments)
}

/** What `$(…)` puts into a path: one segment, whatever stands in it, or those of a path. */
export const toSegments = (value: Known): readonly string[] =>
  value instanceof RulesPath ? value.segments : [toText(value)]
