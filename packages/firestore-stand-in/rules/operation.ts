import {
  EvaluationError,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from './value.ts'
import { MapDiff, type Known } from './term.ts'
import { typeName } from './type-name.ts'

/** A function or method of the language: how many arguments it takes, and what it makes of them. */
export interface Operation<Self> {
  readonly arity: readonly [min: number, max: number]
  readonly run: (self: Self, args: Arguments) => Known
}

export type Operations<Self> = Readonly<Record<string, Operation<Self>>>

export const operation = <Self>(
  arity: number | readonly [number, number],
  run: Operation<Self>['run'],
): Operation<Self> => ({ arity: typeof arity === 'number' ? [arity, arity] : arity, run })

/** The arguments of a call, read by their expected type. */
export class Arguments {
  readonly #name: string
  readonly #values: readonly Known[]

  constructor(name: string, values: readonly Known[]) {
    this.#name = name
    this.#values = values
  }

  get count(): number {
    return this.#values.length
  }

  any(index: number): RulesValue {
    const value = this.#values[index]
    return value === undefined || value instanceof MapDiff ? this.#refuse(index, 'value') : value
  }

  string(index: number): string {
    const value = this.#values[index]
    return typeof value === 'string' ? value : this.#refuse(index, 'string')
  }

  int(index: number): bigint {
    const value = this.#values[index]
    return typeof value === 'bigint' ? value : this.#refuse(index, 'int')
  }

  number(index: number): bigint | number {
    const value = this.#values[index]
    return typeof value === 'bigint' || typeof value === 'number' ? value : this.#refuse(index, 'number')
  }

  list(index: number): readonly RulesValue[] {
    const value = this.#values[index]
    return Array.isArray(value) ? value : this.#refuse(index, 'list')
  }

  listOrSet(index: number): readonly RulesValue[] {
    const value = this.#values[index]
    return value instanceof RulesSet ? value.values : this.list(index)
  }

  map(index: number): ReadonlyMap<string, RulesValue> {
    const value = this.#values[index]
    return value instanceof Map ? value : this.#refuse(index, 'map')
  }

  set(index: number): RulesSet {
    return this.#instance(index, RulesSet, 'set')
  }

  duration(index: number): RulesDuration {
    return this.#instance(index, RulesDuration, 'duration')
  }

  latLng(index: number): RulesLatLng {
    return this.#instance(index, RulesLatLng, 'latlng')
  }

  path(index: number): RulesPath {
    return this.#instance(index, RulesPath, 'path')
  }

  timestamp(index: number): RulesTimestamp {
    return this.#instance(index, RulesTimestamp, 'timestamp')
  }

  /** Bytes, or the UTF-8 bytes of a text. */
  bytes(index: number): Uint8Array {
    const value = this.#values[index]
    if (typeof value === 'string') return Buffer.from(value, 'utf8')
    return value instanceof RulesBytes ? value.bytes : this.#refuse(index, 'bytes')
  }

  #instance<T extends RulesValue>(index: number, type: abstract new (...made: never) => T, expected: string): T {
    const value = this.#values[index]
    return value instanceof type ? value : this.#refuse(index, expected)
  }

  #refuse(index: number, expected: string): never {
    const value = this.#values[index]
    const actual = value === undefined ? 'nothing' : typeName(value)
    throw new EvaluationError(`Function ${this.#name} expects ${expected} as argument ${index + 1}, not ${actual}`)
  }
}
