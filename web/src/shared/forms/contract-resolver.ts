import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from '@waymark/contract/zod'

interface Mapping<Fields> {
  /** Builds the request body from the fields; by default the fields themselves. */
  readonly bodyOf: (fields: Fields) => unknown
  /** Maps the path of a body field to the form field; undefined if there is none. */
  readonly fieldOf: (path: readonly string[], fields: Fields) => string | undefined
}

/** A react-hook-form resolver for a schema of the contract. If a field has several errors, the first is shown. */
export function contractResolver<Fields extends FieldValues, Form>(
  schema: z.ZodMiniType<Form>,
  { bodyOf = (fields) => fields, fieldOf = (path) => path.join('.') }: Partial<Mapping<Fields>> = {},
): Resolver<Fields, unknown, Form> {
  return (fields) => {
    const parsed = schema.safeParse(bodyOf(fields))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Fields> = {}
    for (const { path, message } of parsed.error.issues) {
      const field = fieldOf(path.map(String), fields)
      if (field !== undefined && get(errors, field) === undefined) set(errors, field, { type: 'contract', message })
    }
    return { values: {}, errors }
  }
}
