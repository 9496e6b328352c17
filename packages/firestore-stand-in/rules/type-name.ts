import { MapDiff, type Known } from './term.ts'
import { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesSet, RulesTimestamp, RulesVector } from './value.ts'

/** The words that may stand after `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const

export type TypeName = (typeof TYPE_NAMES)[number] | 'null'

/** The narrowest type: `int` or `float`, never `number`. */
export function typeName(value: Known): TypeName {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (value instanceof RulesBytes) return 'bytes'
  if (value instanceof RulesTimestamp) return 'timestamp'
  if (value instanceof RulesDuration) return 'duration'
  if (value instanceof RulesLatLng) return 'latlng'
  if (value instanceof RulesPath) return 'path'
  if (value instanceof RulesSet) return 'set'
  if (value instanceof RulesVector) return 'vector'
  if (value instanceof MapDiff) return 'map_diff'
  return Array.isArray(value) ? 'list' : 'map'
}

/** `value is type`. Google's engine knows the word `set`, but takes no value for one. */
export function isOfType(value: Known, type: string): boolean {
  const actual = typeName(value)
  if (actual === 'set') return false
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}
