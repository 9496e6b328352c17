import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from '@waymark/contract/zod'

interface Mapping<Fields> {
  /** What the API is sent, as far as it comes from the fields; by itself the fields as they are. */
  readonly bodyOf: (fields: Fields) => unknown
  /** Where in the form the fault of a part of the body is shown; undefined for what is no field. */
  readonly fieldOf: (path: readonly string[], fields: Fields) => string | undefined
}

/** Judges a form by the contract. Of several faults of one field the first says what to do. */
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
