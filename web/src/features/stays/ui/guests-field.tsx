import { Field } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { countOf } from '../model/stay-words.ts'

interface GuestsFieldProps {
  /** As it is typed. */
  guests: string
  maxGuests: number
  error: string | undefined
  onChange: (guests: string) => void
  /** The field is left: what is no number becomes one. */
  onLeave: () => void
}

export function GuestsField({ guests, maxGuests, error, onChange, onLeave }: GuestsFieldProps) {
  return (
    <Field label="Guests" hint={`Up to ${countOf(maxGuests, 'guest')}`} error={error}>
      {(control) => (
        <Stepper
          {...control}
          min={1}
          max={maxGuests}
          data-field="guests"
          value={guests}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
