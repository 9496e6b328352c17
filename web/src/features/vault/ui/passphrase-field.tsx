import type { Ref } from 'react'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'

interface PassphraseFieldProps {
  label: 'Current passphrase' | 'Your passphrase'
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The current passphrase, which every change of the vault requires. */
export function PassphraseField({ label, value, fault, onChange, ref }: PassphraseFieldProps) {
  return (
    <Field label={label} error={fault}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={ref}
          show={`Show ${label.toLowerCase()}`}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
