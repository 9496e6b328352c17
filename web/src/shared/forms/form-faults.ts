import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, isSessionOver, messageFor } from '../api/api-error.ts'

/** The error messages after a failed submission. */
export interface FormFaults<Field extends string> {
  /** Field errors in screen order. */
  readonly fields: readonly { readonly field: Field; readonly message: string }[]
  /** Error of the form as a whole, if no field is to blame. */
  readonly message: string | undefined
}

/**
 * Empty if the session is over, which the app's frame handles.
 * @param order the form's fields in screen order
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

/** The path to focus for an error: for a list, its first row with one. */
function pathOf(field: string, fault: unknown): string {
  if (!Array.isArray(fault)) return field
  const index = fault.findIndex((row) => row !== undefined && row !== null)
  return `${field}.${index}.${Object.keys((fault as object[])[index] ?? {})[0] ?? ''}`
}

/**
 * Focuses the first invalid field in screen order, for `handleSubmit` of a form with `shouldFocusError: false`:
 * react-hook-form itself uses the order of registration.
 * @param order the form's fields in screen order
 */
export const focusFirstFault =
  <F extends FieldValues, Sent>(form: UseFormReturn<F, unknown, Sent>, order: readonly (keyof F & string)[]) =>
  (errors: FieldErrors<F>): void => {
    const first = order.find((field) => errors[field] !== undefined)
    if (first !== undefined) form.setFocus(pathOf(first, errors[first]) as Path<F>)
  }

/**
 * Shows the server's field errors and focuses the first.
 * @returns the error of the form as a whole
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
