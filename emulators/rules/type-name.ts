import { MapDiff, type Known } from './term.ts'
import { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesSet, RulesTimestamp } from './value.ts'

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
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const

export type TypeName = (typeof TYPE_NAMES)[number]

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
  if (value instanceof MapDiff) return 'map_diff'
  return Array.isArray(value) ? 'list' : 'map'
}

export function isOfType(value: Known, type: string): boolean {
  const actual = typeName(value)
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}
