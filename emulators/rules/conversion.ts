import { toInt64 } from './arithmetic.ts'
import { EvaluationError } from './evaluation-error.ts'
import type { Known } from './term.ts'
import { typeName } from './type-name.ts'
import { RulesPath } from './value.ts'

const refuse = (value: Known, type: string): never => {
  throw new EvaluationError(`Cannot convert ${typeName(value)} to ${type}`)
}

/** A float as text: always with a point or an exponent, as in the source. */
const floatText = (value: number): string => {
  const text = String(value)
  return Number.isInteger(value) && !text.includes('e') ? `${text}.0` : text
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

/** `int(value)`: floats lose their fraction. */
export function toInt(value: Known): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return toInt64(BigInt(Math.trunc(value)))
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return toInt64(BigInt(value.replace('+', '')))
  return refuse(value, 'int')
}

/** `float(value)` */
export function toFloat(value: Known): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)) return Number(value)
  return refuse(value, 'float')
}

/** `bool(value)` */
export function toBool(value: Known): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return refuse(value, 'bool')
}

/** `path(text)` */
export function toPath(value: Known): RulesPath {
  if (value instanceof RulesPath) return value
  if (typeof value !== 'string') return refuse(value, 'path')
  return new RulesPath(value.split('/').filter((segment) => segment !== ''))
}

/** What `$(…)` puts into a path. */
export function toSegment(value: Known): string {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'bigint') return String(value)
  if (value instanceof RulesPath && value.segments.length > 0) return value.segments.join('/')
  throw new EvaluationError(`Cannot use ${value === '' ? 'an empty text' : typeName(value)} as a path segment`)
}
