/** Values of documents. Timestamps are microseconds since 1970, which is the precision Firestore keeps. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly micros: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields }

export type Fields = ReadonlyMap<string, Value>
export type ArrayValue = Extract<Value, { kind: 'array' }>
export type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>

export const NULL: Value = { kind: 'null' }

export const isNumber = (value: Value | undefined): value is NumberValue =>
  value?.kind === 'integer' || value?.kind === 'double'

export const isNaNValue = (value: Value): boolean => value.kind === 'double' && Number.isNaN(value.value)

/** Null and NaN are equal to nothing, less than nothing and greater than nothing. */
export const isComparable = (value: Value): boolean => value.kind !== 'null' && !isNaNValue(value)
