import type { Schema } from './call.ts'

/** A minimal value that fits a schema. */
export function sample(schema: Schema): unknown {
  const { type = 'string', enum: words, items = {}, properties = {} } = schema
  if (words !== undefined) return words[0]
  switch (type.toLowerCase()) {
    case 'object':
      return Object.fromEntries(
        (schema.propertyOrdering ?? Object.keys(properties)).map((key) => [key, sample(properties[key] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(items))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return 'sample'
  }
}
