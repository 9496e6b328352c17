import { Field } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { childrenOf, withChildren } from '../model/chosen-stay.ts'

/** As they are typed. */
interface Guests {
  readonly guests: string
  readonly children?: string | undefined
}

interface GuestsFieldsProps<G extends Guests> {
  chosen: G
  maxGuests: number
  /** What to know of the most guests. */
  hint?: string
  error?: string | undefined
  onChange: (chosen: G) => void
  /** A field is left: what is no number becomes one. */
  onLeave?: (() => void) | undefined
}

/** How many come, and how many of them are children. */
export function GuestsFields<G extends Guests>(props: GuestsFieldsProps<G>) {
  const { chosen, maxGuests, hint, error, onChange, onLeave } = props
  const children = childrenOf(chosen)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Guests" hint={hint} error={error}>
        {(control) => (
          <Stepper
            {...control}
            unit="guest"
            min={1}
            max={maxGuests}
            data-field="guests"
            value={chosen.guests}
            onChange={({ target }) => onChange({ ...chosen, guests: target.value })}
            onBlur={onLeave}
          />
        )}
      </Field>
      {maxGuests > 1 && (
        <Field label="Children" hint="Of these, under 18">
          {(control) => (
            <Stepper
              {...control}
              unit="child"
              min={0}
              max={maxGuests - 1}
              value={String(children)}
              onChange={({ target }) => onChange(withChildren(chosen, target.value, maxGuests))}
            />
          )}
        </Field>
      )}
    </div>
  )
}
