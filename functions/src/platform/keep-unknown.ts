import { isDeepStrictEqual } from 'node:util'
import { defOf, parseTolerant, type Schema, unwrapped } from '@waymark/contract/tolerant'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that identify list entries across changes. */
const KEYS = ['id', 'dayNumber', 'day'] as const

const haveSameKey = (one: unknown, other: unknown): boolean =>
  isFields(one) && isFields(other) && KEYS.some((key) => key in one && one[key] === other[key])

const readsAs = (schema: Schema, stored: unknown, next: unknown): boolean =>
  stored !== undefined && isDeepStrictEqual(parseTolerant(schema, stored).data, next)

/**
 * Replaces a stored value without losing fields that a newer version added: unchanged parts stay as stored, and changed
 * objects keep keys that the schema does not know. List entries are matched by id, or by being unchanged. Known keys
 * missing in `next` are removed.
 */
export function keepUnknown(schema: Schema, stored: unknown, next: unknown): unknown {
  if (readsAs(schema, stored, next)) return stored
  const def = unwrapped(schema)
  if (def.type === 'union') return keepUnknown(def.options[0] as Schema, stored, next)
  if (def.type === 'array' && Array.isArray(stored) && Array.isArray(next)) {
    const { element } = def
    if (defOf(element).type !== 'object') return next
    return next.map((entry: unknown) => {
      const same = stored.find((one) => haveSameKey(one, entry)) ?? stored.find((one) => readsAs(element, one, entry))
      return same === undefined ? entry : keepUnknown(element, same, entry)
    })
  }
  if (!isFields(stored) || !isFields(next) || (def.type !== 'object' && def.type !== 'record')) return next
  const fieldOf = (key: string) => (def.type === 'object' ? def.shape[key] : def.valueType)
  const unknown = Object.entries(stored).filter(([key]) => fieldOf(key) === undefined)
  const known = Object.entries(next).map(([key, value]) => {
    const field = fieldOf(key)
    return [key, field === undefined ? value : keepUnknown(field, stored[key], value)] as const
  })
  return Object.fromEntries([...unknown, ...known])
}

/** Applies `keepUnknown` to each field of an update. */
export function keepUnknownIn<Changes extends object>(schema: Schema, stored: Fields, changes: Changes): Changes {
  const { shape } = unwrapped(schema) as { shape?: Readonly<Record<string, Schema>> }
  const kept = Object.entries(changes).map(([key, next]) => {
    const field = shape?.[key]
    return [key, field === undefined ? next : keepUnknown(field, stored[key], next)] as const
  })
  // Safe: the keys are the same, and additions of newer versions are unknown to the types.
  return Object.fromEntries(kept) as Changes
}
