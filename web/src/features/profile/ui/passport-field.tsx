import { LockKeyhole } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileChanges } from '@waymark/contract/users/profile-calls'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ProfileFields } from '../model/profile-fields.ts'

export type ProfileFormApi = UseFormReturn<ProfileFields, unknown, ProfileChanges>

/** State of the vault: once there is one, the number can only be changed while it is unlocked. */
export type VaultAccess = 'none' | 'open' | 'locked' | 'unknown'

const HINTS = {
  none: 'Only its last 4 characters are ever shown. Set up your vault to have the rest encrypted.',
  open: 'Encrypted on this device with the key of your vault.',
  locked: 'It is encrypted with your vault. Unlock the vault to change it.',
  unknown: 'It can be changed once your vault has been looked up.',
} satisfies Record<VaultAccess, string>

interface PassportFieldProps {
  form: ProfileFormApi
  access: VaultAccess
  onUnlock: () => void
}

export function PassportField({ form, access, onUnlock }: PassportFieldProps) {
  const isReadOnly = access === 'locked' || access === 'unknown'
  return (
    <div>
      <Field
        label="Passport Number"
        optional
        error={form.formState.errors.passportNumber?.message}
        hint={HINTS[access]}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('passportNumber')}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // A masked number is replaced as a whole.
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      {access === 'locked' && (
        <Button variant="secondary" className="mt-3" onClick={onUnlock}>
          <LockKeyhole aria-hidden="true" />
          Unlock vault
        </Button>
      )}
    </div>
  )
}
