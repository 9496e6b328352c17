import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, isSessionOver, messageFor } from '../api/api-error.ts'

/** What to say where after a form could not be sent. */
export interface FormFaults<Field extends string> {
  /** Beside the fields, in their order on the screen. */
  readonly fields: readonly { readonly field: Field; readonly message: string }[]
  /** For the form as a whole, when no field is to blame. */
  readonly message: string | undefined
}

/**
 * Nothing for a session that is over, which the frame tells.
 * @param order the fields of the form in their order on the screen
 */
export function formFaults<Field extends string>(
  error: unknown,
  order: readonly Field[],
  fallback: string,
): FormFaults<Field> {
  if (isSessionOver(error)) return { fields: [], message: undefined }
  const told = error instanceof ApiError ? error.fields : {}
  const fields = order.flatMap((field) => {
    const message = told[field]
    return message === undefined ? [] : [{ field, message }]
  })
  const all = Object.keys(told)
  const areAllPlaced = all.length > 0 && fields.length === all.length
  return { fields, message: areAllPlaced ? undefined : messageFor(error, fallback) }
}

/** Where the focus goes for a fault: into the first row of a list that has one. */
function pathOf(field: string, fault: unknown): string {
  if (!Array.isArray(fault)) return field
  const index = fault.findIndex((row) => row !== undefined && row !== null)
  return `${field}.${index}.${Object.keys((fault as object[])[index] ?? {})[0] ?? ''}`
}

/**
 * Focuses the first field that is wrong, for `handleSubmit` of a form with `shouldFocusError: false`: by itself
 * react-hook-form takes the order in which the fields were registered.
 * @param order the fields of the form in their order on the screen
 */
export const focusFirstFault =
  <F extends FieldValues, Sent>(form: UseFormReturn<F, unknown, Sent>, order: readonly (keyof F & string)[]) =>
  (errors: FieldErrors<F>): void => {
    const first = order.find((field) => errors[field] !== undefined)
    if (first !== undefined) form.setFocus(pathOf(first, errors[first]) as Path<F>)
  }

/**
 * Says beside the fields what the server found wrong with them, and focuses the first.
 * @returns what to say of the form as a whole
 */
export function showFaults<F extends FieldValues, Sent>(
  form: UseFormReturn<F, unknown, Sent>,
  error: unknown,
  { order, fallback }: { readonly order: readonly (keyof F & string)[]; readonly fallback: string },
): string | undefined {
  const { fields, message } = formFaults(error, order, fallback)
  fields.forEach(({ field, message: fault }, index) =>
    form.setError(field as unknown as Path<F>, { message: fault }, { shouldFocus: index === 0 }),
  )
  return message
}
