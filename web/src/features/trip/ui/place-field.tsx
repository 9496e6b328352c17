import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { MapPin, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { findPlaces } from '../model/find-places.ts'
import { fieldsOfPlace, type StopFields, type StopForm } from '../model/stop-fields.ts'

interface PlaceFieldProps {
  form: UseFormReturn<StopFields, unknown, StopForm>
  places: readonly NearbyPlace[]
}

/** The title of a stop. As one types, places of the atlas are offered; one that is taken fills in what is known of it. */
export function PlaceField({ form, places }: PlaceFieldProps) {
  const { control, register, setValue, getFieldState, formState } = form
  const [title, place] = useWatch({ control, name: ['title', 'place'] })
  const [typing, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const found = typing ? findPlaces(places, title) : []
  const isOpen = found.length > 0
  const { onChange, onBlur, ...field } = register('title')

  function take(chosen: NearbyPlace): void {
    for (const [name, value] of Object.entries(fieldsOfPlace(chosen)))
      setValue(name as keyof StopFields, value, { shouldDirty: true, shouldValidate: name === 'title' })
    setTyping(false)
    setActive(-1)
  }

  function press(event: KeyboardEvent): void {
    if (!isOpen) return
    const chosen = found[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? found.length : active) - 1)
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else if (event.key === 'Escape') setTyping(false)
    else return
    // Not to the form, which Enter would send, and not to the dialog, which Escape would close.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div>
      <Field
        label={<span className="after:content-['_*'/'']">Title</span>}
        error={getFieldState('title', formState).error?.message}
        hint={place === null ? 'Your own words, or a place: names are offered as you type.' : undefined}
      >
        {(attributes) => (
          <Input
            {...attributes}
            {...field}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a field in which one also types own words
            role="combobox"
            aria-required
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            dir="auto"
            onKeyDown={press}
            onChange={(event) => {
              setTyping(true)
              setActive(-1)
              void onChange(event)
            }}
            onBlur={(event) => {
              setTyping(false)
              void onBlur(event)
            }}
          />
        )}
      </Field>
      {isOpen && (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="listbox"
          aria-label="Places"
          className="mt-1.5 overflow-hidden rounded-control bg-surface ring-1 ring-line"
        >
          {found.map((each, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field
            <div
              key={each.id}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox, not of a select
              role="option"
              aria-selected={index === active}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-1.5 hover:bg-sunken',
                index === active && 'bg-accent-soft',
              )}
              // Before the field loses the focus, with which the list would go.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(each)}
            >
              <MapPin aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{each.name}</span>
              <span className="text-sm text-muted">{each.kind}</span>
            </div>
          ))}
        </div>
      )}
      {place !== null && (
        <p className="mt-1.5 flex items-center gap-2 text-sm text-muted">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <bdi>{place.name}</bdi>, {place.kind}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Take ${place.name} off the stop`}
            onClick={() => setValue('place', null, { shouldDirty: true })}
          >
            <X aria-hidden="true" />
          </Button>
        </p>
      )}
    </div>
  )
}
