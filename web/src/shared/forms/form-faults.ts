import { ApiError, messageFor } from '../api/api-error.ts'

/** What to say where after a form could not be sent. */
export interface FormFaults<Field extends string> {
  /** Beside the fields, in their order on the screen. */
  readonly fields: readonly { readonly field: Field; readonly message: string }[]
  /** For the form as a whole, when no field is to blame. */
  readonly message: string | undefined
}

/** @param order the fields of the form in their order on the screen */
export function formFaults<Field extends string>(
  error: unknown,
  order: readonly Field[],
  fallback: string,
): FormFaults<Field> {
  const told = error instanceof ApiError ? error.fields : {}
  const fields = order.flatMap((field) => {
    const message = told[field]
    return message === undefined ? [] : [{ field, message }]
  })
  const all = Object.keys(told)
  const areAllPlaced = all.length > 0 && fields.length === all.length
  return { fields, message: areAllPlaced ? undefined : messageFor(error, fallback) }
}
