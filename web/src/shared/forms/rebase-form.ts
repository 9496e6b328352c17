import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Resets the form to the stored values, except for the fields in `mine`, which keep their input. */
export function rebaseForm<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  stored: Fields,
  mine: readonly (keyof Fields)[],
): void {
  const typed = form.getValues()
  form.reset(stored)
  // Not with `setValue`, which does not know list fields right after a reset.
  form.reset({ ...stored, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) }, { keepDefaultValues: true })
}
