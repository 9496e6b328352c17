import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { DateField } from '../../../shared/forms/date-field.tsx'
import { ChoiceField, LineField } from '../../../shared/forms/form-fields.tsx'
import { PictureField } from '../../../shared/forms/picture-field.tsx'
import { useOnline } from '../../../shared/pwa/online.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { CURRENCY_OPTIONS, PROFILE_LABELS as LABELS } from '../model/profile-fields.ts'
import { PassportField, type ProfileFormApi, type VaultAccess } from './passport-field.tsx'

interface ProfileFormProps {
  form: ProfileFormApi
  access: VaultAccess
  onUnlock: () => void
  onSubmit: () => void
  onCancel: () => void
}

const PAIR = 'pair-grid gap-5'
const OFFLINE_NOTE = 'You are offline. Saving needs a connection; what you entered stays.'

export function ProfileForm({ form, access, onUnlock, onSubmit, onCancel }: ProfileFormProps) {
  const { errors, isSubmitting } = form.formState
  const [uploading, setUploading] = useState(false)
  const online = useOnline()
  const noteId = useId()
  const [today] = useState(() => localToday(new Date()))
  return (
    <Card>
      <form
        noValidate
        aria-label="Profile"
        onSubmit={(event) => {
          event.preventDefault()
          if (online && !uploading) onSubmit()
        }}
      >
        <Fields busy={isSubmitting} className="space-y-5">
          <legend className="sr-only">Profile</legend>
          <Controller
            control={form.control}
            name="profileImageUrl"
            render={({ field: { value, onChange } }) => (
              <PictureField
                label={LABELS.profileImageUrl}
                upload="Upload picture"
                pictureClass="size-24 rounded-full"
                value={value}
                onChange={onChange}
                uploading={uploading}
                onUploading={setUploading}
                error={errors.profileImageUrl?.message}
              />
            )}
          />
          <div className={PAIR}>
            <LineField form={form} name="firstName" label={LABELS.firstName} autoComplete="given-name" />
            <LineField form={form} name="lastName" label={LABELS.lastName} autoComplete="family-name" />
            <LineField form={form} name="phoneNumber" label={LABELS.phoneNumber} type="tel" autoComplete="tel" />
            <DateField form={form} name="dateOfBirth" label={LABELS.dateOfBirth} autoComplete="bday" max={today} />
            <LineField form={form} name="nationality" label={LABELS.nationality} autoComplete="country-name" />
            <LineField form={form} name="location" label={LABELS.location} autoComplete="address-level2" />
            <ChoiceField
              form={form}
              name="currency"
              label={LABELS.currency}
              required
              options={CURRENCY_OPTIONS}
              placeholder="Select a currency"
            />
            <LineField form={form} name="airlineMembership" label={LABELS.airlineMembership} autoComplete="off" />
          </div>
          <PassportField form={form} access={access} onUnlock={onUnlock} />
          <p className="text-sm text-muted">
            Your e-mail address is that of your account: it is changed under ‘How you sign in’.
          </p>
        </Fields>
        <div className="mt-6 space-y-4">
          {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
          {!online && <OfflineNote id={noteId}>{OFFLINE_NOTE}</OfflineNote>}
          <div className="flex flex-wrap gap-2.5">
            <Button
              type="submit"
              pending={isSubmitting || uploading}
              // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
              aria-disabled={online ? undefined : true}
              aria-describedby={online ? undefined : noteId}
            >
              {isSubmitting ? 'Saving...' : 'Save Changes'}
            </Button>
            <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
