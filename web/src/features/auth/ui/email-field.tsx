import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

interface EmailFieldProps {
  /** react-hook-form's props of the input. */
  registration: ComponentProps<'input'>
  error: string | undefined
}

/** The e-mail field, recognisable for password managers. */
export function EmailField({ registration, error }: EmailFieldProps) {
  return (
    <Field label="E-mail address" error={error}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
