import type { FieldPath } from '../paths/field-path.ts'
import type { Fields, Value } from './value.ts'
import { vectorElements } from './vector.ts'

/** A vector is stored like a map, but has no fields. */
const fieldsIn = (value: Value | undefined): Fields | undefined =>
  value?.kind === 'map' && !vectorElements(value) ? value.fields : undefined

export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name, ...rest] = path
  const value = name === undefined ? undefined : fields.get(name)
  if (rest.length === 0) return value
  const inner = fieldsIn(value)
  return inner && fieldAt(inner, rest)
}

/** A copy with the field set, making maps on the way as needed, or without it when `value` is undefined. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  const copy = new Map(fields)
  if (rest.length === 0) {
    if (value) copy.set(name, value)
    else copy.delete(name)
    return copy
  }
  const inner = fieldsIn(fields.get(name))
  if (!value && !inner) return fields
  copy.set(name, { kind: 'map', fields: withField(inner ?? new Map(), rest, value) })
  return copy
}
