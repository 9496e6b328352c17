import type { HTMLInputTypeAttribute } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'

interface FormFieldProps<Fields extends FieldValues, Sent> {
  form: UseFormReturn<Fields, unknown, Sent>
  name: FieldPath<Fields>
  label: string
  hint?: string
  required?: boolean
}

/** A required field has an asterisk, hidden from screen readers, which announce the control's own state. */
function Labelled({ label, required }: { label: string; required: boolean }) {
  return required ? <span className="after:content-['_*'/'']">{label}</span> : label
}

const faultOf = <F extends FieldValues, S>({ form, name }: Pick<FormFieldProps<F, S>, 'form' | 'name'>) =>
  form.getFieldState(name, form.formState).error?.message

interface LineFieldProps<Fields extends FieldValues, Sent> extends FormFieldProps<Fields, Sent> {
  type?: HTMLInputTypeAttribute
  min?: number
  max?: number
  step?: string
  placeholder?: string
  autoComplete?: string
}

/** A numeric keyboard without a minus sign if the minimum is not negative. */
const keyboardFor = ({ type, min, step }: Pick<LineFieldProps<FieldValues, unknown>, 'type' | 'min' | 'step'>) =>
  type === 'number' && min !== undefined
    ? ({ inputMode: step === undefined || step === '1' ? 'numeric' : 'decimal' } as const)
    : {}

/** A text or number input. */
export function LineField<F extends FieldValues, S>({
  form,
  name,
  label,
  hint,
  required = false,
  ...input
}: LineFieldProps<F, S>) {
  return (
    <Field
      label={<Labelled label={label} required={required} />}
      optional={!required}
      error={faultOf({ form, name })}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          {...(input.type === undefined ? { dir: 'auto' } : {})}
          {...(required ? { 'aria-required': true } : {})}
          {...keyboardFor(input)}
          {...input}
        />
      )}
    </Field>
  )
}

/** A text area. */
export function BoxField<F extends FieldValues, S>({ form, name, label, hint }: FormFieldProps<F, S>) {
  return (
    <Field label={label} optional error={faultOf({ form, name })} {...(hint === undefined ? {} : { hint })}>
      {(control) => <Textarea {...control} {...form.register(name)} dir="auto" rows={3} />}
    </Field>
  )
}

export function TickField<F extends FieldValues, S>({ form, name, label }: FormFieldProps<F, S>) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input type="checkbox" className="size-5" {...form.register(name)} />
      {label}
    </label>
  )
}

interface ControlledSelectProps<Fields extends FieldValues, Sent> extends FieldControl {
  form: UseFormReturn<Fields, unknown, Sent>
  name: FieldPath<Fields>
  options: readonly SelectOption[]
  placeholder: string
}

/** A select, for the render prop of `Field`. It is disabled by the surrounding `Fields` while the form is submitted. */
export function ControlledSelect<F extends FieldValues, S>({ form, name, ...select }: ControlledSelectProps<F, S>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onBlur, onChange } }) => (
        <Select {...select} ref={ref} name={name} value={value} onBlur={onBlur} onValueChange={onChange} />
      )}
    />
  )
}

interface ChoiceFieldProps<Fields extends FieldValues, Sent> extends FormFieldProps<Fields, Sent> {
  options: readonly SelectOption[]
  placeholder: string
}

/** A labelled select. */
export function ChoiceField<F extends FieldValues, S>(props: ChoiceFieldProps<F, S>) {
  const { form, name, label, required = false, options, placeholder } = props
  return (
    <Field label={<Labelled label={label} required={required} />} optional={!required} error={faultOf({ form, name })}>
      {(control) => (
        <ControlledSelect {...control} form={form} name={name} options={options} placeholder={placeholder} />
      )}
    </Field>
  )
}
