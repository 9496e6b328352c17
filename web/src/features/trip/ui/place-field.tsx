import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { findPlaces } from '@waymark/domain/find-places'
import { MapPin, X } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldsOfPlace, type StopFields, type StopForm } from '../model/stop-fields.ts'

interface PlaceFieldProps {
  form: UseFormReturn<StopFields, unknown, StopForm>
  places: readonly NearbyPlace[]
}

/** The title of a stop, with the atlas's places as suggestions. Choosing one fills in other fields. */
export function PlaceField({ form, places }: PlaceFieldProps) {
  const { control, register, setValue, getFieldState, formState } = form
  const [title, place] = useWatch({ control, name: ['title', 'place'] })

  function take(chosen: NearbyPlace): void {
    for (const [name, value] of Object.entries(fieldsOfPlace(chosen)))
      setValue(name as keyof StopFields, value, { shouldDirty: true, shouldValidate: name === 'title' })
  }

  return (
    <div>
      <Field
        label={<span className="after:content-['_*'/'']">Title</span>}
        error={getFieldState('title', formState).error?.message}
        hint={place === null ? 'Your own words, or a place: names are offered as you type.' : undefined}
      >
        {(attributes) => (
          <Combobox
            {...attributes}
            {...register('title')}
            aria-required
            listLabel="Places"
            options={findPlaces(places, title).map((each) => ({
              id: each.id,
              name: each.name,
              detail: each.kind,
              place: each,
            }))}
            onTake={({ place: chosen }) => take(chosen)}
          />
        )}
      </Field>
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
