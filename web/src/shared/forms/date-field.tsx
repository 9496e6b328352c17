import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { DateInput } from './date-input.tsx'

interface DateFieldProps<Fields extends FieldValues, Sent> {
  form: UseFormReturn<Fields, unknown, Sent>
  name: FieldPath<Fields>
  label: string
  hint?: string
  /** The earliest and the latest day of the calendar. */
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  autoComplete?: string
}

/** A labelled date of a form. */
export function DateField<F extends FieldValues, S>(props: DateFieldProps<F, S>) {
  const { form, name, label, hint, required = false, min, max, autoComplete } = props
  return (
    <Field
      label={required ? <span className="after:content-['_*'/'']">{label}</span> : label}
      optional={!required}
      error={form.getFieldState(name, form.formState).error?.message}
      hint={hint}
    >
      {(control) => (
        <DateInput
          {...control}
          {...form.register(name)}
          autoComplete={autoComplete}
          min={min}
          max={max}
          {...(required ? { 'aria-required': true } : {})}
          title={label}
          isOptional={!required}
          day={String(form.watch(name))}
          onPick={(day) =>
            form.setValue(name, day as FieldPathValue<F, FieldPath<F>>, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
      )}
    </Field>
  )
}
