import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

interface EmailFieldProps {
  /** What the form gives an input of this name. */
  registration: ComponentProps<'input'>
  error: string | undefined
}

/** The address by which somebody signs in, as password managers know it. */
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
