import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Fills a form in from what is stored now, but for the fields that `mine` names: they stay as they were typed. */
export function goOnFrom<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  stored: Fields,
  mine: readonly (keyof Fields)[],
): void {
  const typed = form.getValues()
  form.reset(stored)
  // Not by `setValue`: right after a reset it does not know which fields are lists.
  form.reset({ ...stored, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) }, { keepDefaultValues: true })
}
