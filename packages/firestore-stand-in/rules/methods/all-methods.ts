import {
  EvaluationError,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../value.ts'
import { Arguments, type Operation, type Operations } from '../operation.ts'
import { MapDiff, type Known } from '../term.ts'
import { typeName } from '../type-name.ts'
import { LIST_METHODS } from './list-methods.ts'
import { MAP_DIFF_METHODS, MAP_METHODS } from './map-methods.ts'
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from './other-methods.ts'
import { SET_METHODS } from './set-methods.ts'
import { STRING_METHODS } from './string-methods.ts'
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time-methods.ts'

const ALL: readonly Readonly<Record<string, { readonly arity: Operation<never>['arity'] }>>[] = [
  STRING_METHODS,
  LIST_METHODS,
  SET_METHODS,
  MAP_METHODS,
  MAP_DIFF_METHODS,
  TIMESTAMP_METHODS,
  DURATION_METHODS,
  LATLNG_METHODS,
  BYTES_METHODS,
  PATH_METHODS,
]

/** The arities under which some type has a method of this name; empty when none has. */
export const aritiesOf = (name: string): (readonly [number, number])[] =>
  ALL.flatMap((table) => (Object.hasOwn(table, name) ? [table[name]?.arity ?? [0, 0]] : []))

function invoke<Self>(table: Operations<Self>, self: Self & Known, name: string, args: readonly Known[]): Known {
  const method = Object.hasOwn(table, name) ? table[name] : undefined
  if (method === undefined) throw new EvaluationError(`Function not found error: ${typeName(self)} has no ${name}()`)
  const [min, max] = method.arity
  if (args.length < min || args.length > max) throw new EvaluationError(`Function ${name} takes ${min} arguments`)
  return method.run(self, new Arguments(name, args))
}

const isList = (value: Known): value is readonly RulesValue[] => Array.isArray(value)

/** `self.name(args)`. Throws EvaluationError when the type of `self` has no such method. */
export function callMethod(self: Known, name: string, args: readonly Known[]): Known {
  if (typeof self === 'string') return invoke(STRING_METHODS, self, name, args)
  if (self instanceof RulesTimestamp) return invoke(TIMESTAMP_METHODS, self, name, args)
  if (self instanceof RulesDuration) return invoke(DURATION_METHODS, self, name, args)
  if (self instanceof RulesSet) return invoke(SET_METHODS, self, name, args)
  if (self instanceof MapDiff) return invoke(MAP_DIFF_METHODS, self, name, args)
  if (self instanceof RulesLatLng) return invoke(LATLNG_METHODS, self, name, args)
  if (self instanceof RulesBytes) return invoke(BYTES_METHODS, self, name, args)
  if (self instanceof RulesPath) return invoke(PATH_METHODS, self, name, args)
  if (self instanceof Map) return invoke<ReadonlyMap<string, RulesValue>>(MAP_METHODS, self, name, args)
  if (isList(self)) return invoke(LIST_METHODS, self, name, args)
  throw new EvaluationError(`Function not found error: ${typeName(self)} has no ${name}()`)
}
