/** Vectors: what SDKs store as the map `{__type__: '__vector__', value: [...]}`. */
import { invalid } from '../message.ts'
import type { Fields, Value } from './value.ts'

const MAX_DIMENSIONS = 2048

/** The elements of a vector, or undefined for other values. */
export function vectorElements(value: Value): readonly Value[] | undefined {
  if (value.kind !== 'map') return undefined
  const type = value.fields.get('__type__')
  const elements = value.fields.get('value')
  return type?.kind === 'string' && type.value === '__vector__' && elements?.kind === 'array'
    ? elements.values
    : undefined
}

/** The numbers of a vector, or undefined for other values. */
export const vectorNumbers = (value: Value | undefined): readonly number[] | undefined =>
  value && vectorElements(value)?.map((element) => (element.kind === 'double' ? element.value : NaN))

/** A map with `__type__` is a vector, or refused. */
export function checkTypedMap(fields: Fields): void {
  const type = fields.get('__type__')
  if (!type) return
  if (type.kind !== 'string') throw invalid('Field __type__ is not a string.')
  if (type.value !== '__vector__') throw invalid(`A map has the unknown type "${type.value}".`)
  const elements = fields.get('value')
  if (!elements) throw invalid("Vector map is missing key 'value'.")
  if (fields.size > 2) throw invalid('Vector Value map has extraneous entries.')
  if (elements.kind !== 'array') throw invalid("Vector 'value' is not an array.")
  if (elements.values.length === 0) throw invalid('Cannot have a zero length vector.')
  if (elements.values.length > MAX_DIMENSIONS) throw invalid(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`)
  if (elements.values.some(({ kind }) => kind !== 'double'))
    throw invalid("Vector must only contain values of type 'double'")
}
