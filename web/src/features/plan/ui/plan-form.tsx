import { LIMITS } from '@waymark/contract/limits'
import { BUDGETS } from '@waymark/contract/trips/trip'
import { Sparkles } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { ControlledSelect } from '../../../shared/forms/form-fields.tsx'
import type { PlanFields } from '../../../shared/forms/plan-fields.ts'
import { RangeFields } from '../../../shared/forms/range-fields.tsx'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { DestinationField } from './destination-field.tsx'
import { TravelStyleField } from './travel-style-field.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

/** Lazy, because only needed when something is typed; optional if it cannot be loaded. */
const LazyUnderstoodWishes = lazyPart(async () => (await import('./understood-wishes.tsx')).UnderstoodWishes, {
  Missing: Nothing,
})

const BUDGET_OPTIONS = BUDGETS.map((budget) => ({ value: budget, label: budget }))

const OFFLINE_NOTE = 'You are offline. Planning a trip needs a connection; what you entered is kept.'

const DATES = { startDate: 'Check-in', endDate: 'Check-out' }

interface PlanFormProps {
  form: UseFormReturn<PlanFields, unknown, TripPlanRequest>
  online: boolean
  planning: boolean
  submitRef: Ref<HTMLButtonElement>
  onSubmit: () => void
}

const Pair = ({ children }: { children: ReactNode }) => <div className="pair-grid gap-5">{children}</div>

export function PlanForm({ form, online, planning, submitRef, onSubmit }: PlanFormProps) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const noteId = useId()
  const [today] = useState(() => localToday(new Date()))
  const [startDate, endDate] = watch(['startDate', 'endDate'])

  return (
    <form
      noValidate
      aria-label="Trip"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Fields busy={planning} className="space-y-5">
        <Pair>
          <Field label="Flying From" error={errors.departureCity?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('departureCity')}
                dir="auto"
                autoComplete="address-level2"
                aria-required="true"
                placeholder="Departure city"
              />
            )}
          </Field>
          <DestinationField form={form} />
        </Pair>
        <RangeFields
          labels={DATES}
          days={{ startDate, endDate }}
          errors={{ startDate: errors.startDate?.message, endDate: errors.endDate?.message }}
          min={today}
          firstMin={today}
          register={(name) => register(name, name === 'startDate' ? { deps: ['endDate'] } : {})}
          onChoose={(days) => {
            const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
            form.setValue('startDate', days.startDate, options)
            form.setValue('endDate', days.endDate, options)
          }}
        />
        <Field label="Budget Range" error={errors.budget?.message}>
          {(control) => (
            <ControlledSelect
              {...control}
              form={form}
              name="budget"
              options={BUDGET_OPTIONS}
              placeholder="Select your budget"
            />
          )}
        </Field>
        <TravelStyleField registration={register('travelStyle')} error={errors.travelStyle?.message} />
        <Pair>
          <Field label="Adults" error={errors.adults?.message}>
            {(control) => <Stepper {...control} {...register('adults')} min={1} max={LIMITS.adults} />}
          </Field>
          <Field label="Ages of children" optional error={errors.childAges?.message}>
            {(control) => (
              <Input {...control} {...register('childAges')} inputMode="text" autoComplete="off" placeholder="4, 7" />
            )}
          </Field>
        </Pair>
        <div>
          <Field label="Additional Preferences" optional error={errors.preferences?.message}>
            {(control) => (
              <Textarea
                {...control}
                {...register('preferences')}
                dir="auto"
                placeholder="Vegetarian food, traveling with kids, no museums …"
              />
            )}
          </Field>

          {watch('preferences').trim() !== '' && (
            <LazyUnderstoodWishes
              control={control}
              onParty={({ adults, childAges }) => {
                const options = { shouldDirty: true, shouldValidate: true }
                if (adults !== undefined) form.setValue('adults', String(adults), options)
                if (childAges !== undefined) form.setValue('childAges', childAges.join(', '), options)
              }}
            />
          )}
        </div>
      </Fields>
      <div className="mt-6 space-y-4">
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        {!online && <OfflineNote id={noteId}>{OFFLINE_NOTE}</OfflineNote>}
        <Button
          ref={submitRef}
          type="submit"
          size="large"
          pending={planning}
          // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
          aria-disabled={online ? undefined : true}
          aria-describedby={online ? undefined : noteId}
          className="w-full"
        >
          {!planning && <Sparkles aria-hidden="true" />}
          {planning ? 'Generating AI Itinerary...' : 'Generate AI Itinerary'}
        </Button>
      </div>
    </form>
  )
}
