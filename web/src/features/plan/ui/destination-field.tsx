import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { PlanFields } from '../../../shared/forms/plan-fields.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { type DestinationOffers, loadDestinationOffers } from '../../../shared/trips/destination-offers.ts'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

const LazyWhichDestination = lazyPart(async () => (await import('./which-destination.tsx')).WhichDestination, {
  Missing: Nothing,
})

const NOTHING: DestinationOffers = { options: [], which: undefined }

/**
 * The destination: free text with the atlas's suggestions. For an ambiguous name it asks which place is meant;
 * answering is optional.
 */
export function DestinationField({ form }: { form: UseFormReturn<PlanFields, unknown, TripPlanRequest> }) {
  const { control, register, setValue, setFocus, getFieldState, formState } = form
  const destination = useWatch({ control, name: 'destination' })
  const [offersFor, setOffersFor] = useState<(typed: string) => DestinationOffers>()
  const [isHere, setIsHere] = useState(false)
  // Prefilled values may be ambiguous as well.
  const isWanted = isHere || destination.trim() !== ''

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadDestinationOffers().then(
      (loaded) => isCurrent && setOffersFor(() => loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  const { options, which } = offersFor?.(destination) ?? NOTHING
  const take = (text: string) => {
    setValue('destination', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setFocus('destination')
  }
  return (
    <div>
      <Field label="Destination" error={getFieldState('destination', formState).error?.message}>
        {(attributes) => (
          <Combobox
            {...attributes}
            {...register('destination')}
            onFocus={() => setIsHere(true)}
            aria-required="true"
            placeholder="Where do you want to go?"
            listLabel="Places"
            options={options.map(({ name, within, text }) => ({ id: text, name, detail: within, text }))}
            onTake={({ text }) => take(text)}
          />
        )}
      </Field>
      <div aria-live="polite" className="mt-2.5 empty:mt-0">
        {which && <LazyWhichDestination which={which} onChoose={take} />}
      </div>
    </div>
  )
}
