import type { HTMLInputTypeAttribute } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { CharterFields, CharterTextField } from '../../logic/charter-fields.ts'

export type CharterFormApi = UseFormReturn<CharterFields>

interface TextFieldProps {
  form: CharterFormApi
  name: CharterTextField
  label: string
  hint?: string
  required?: boolean
  type?: HTMLInputTypeAttribute
  step?: string
}

export function LineField({ form, name, label, hint, required = false, ...input }: TextFieldProps) {
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} optional={!required} error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          {...(input.type === undefined ? { dir: 'auto' } : {})}
          {...input}
        />
      )}
    </Field>
  )
}

export function BoxField({ form, name, label, hint }: Pick<TextFieldProps, 'form' | 'name' | 'label' | 'hint'>) {
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} optional error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => <Textarea {...control} {...form.register(name)} dir="auto" rows={3} />}
    </Field>
  )
}

interface TickFieldProps {
  form: CharterFormApi
  name: 'isActive' | 'featured'
  label: string
}

export const TickField = ({ form, name, label }: TickFieldProps) => (
  <label className="flex min-h-11 items-center gap-3 font-semibold">
    <input type="checkbox" className="size-5" {...form.register(name)} />
    {label}
  </label>
)
