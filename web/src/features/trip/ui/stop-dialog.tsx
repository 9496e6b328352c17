import type { Booking } from '@waymark/contract/bookings/booking'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { STOP_KINDS, type Stop } from '@waymark/contract/trips/stop'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditDialog } from '../../../shared/forms/edit-dialog.tsx'
import { BoxField, ChoiceField, LineField } from '../../../shared/forms/form-fields.tsx'
import { LOOK_ONLY, useOfferedBack } from '../../../shared/trips/use-offered-back.ts'
import { EMPTY_STOP, fieldsOf, stopResolver, type StopFields, type StopForm } from '../model/stop-fields.ts'
import { BookingField } from './booking-field.tsx'
import { PlaceField } from './place-field.tsx'

const KIND_NAMES: Record<Stop['kind'], string> = {
  sight: 'Sight or activity',
  meal: 'Meal',
  sleep: 'Bed for the night',
  travel: 'Way there or back',
  booking: 'Booking',
  note: 'Note',
}
const KINDS = STOP_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))

const TYPED = ['title', 'note'] as const

interface StopDialogProps {
  /** 'Add to day 2', 'Edit stop'. */
  heading: string
  /** Undefined for a new stop. */
  stop: Stop | undefined
  /** Places to choose from. */
  places: readonly NearbyPlace[]
  /** The user's bookings that the stop can be linked to. */
  bookings: readonly Booking[]
  /** Whether the user may only look at the trip by now. */
  isViewer: boolean
  onSave: (form: StopForm) => void
  onClose: () => void
}

/** Adds or edits a stop. */
export function StopDialog({ heading, stop, places, bookings, isViewer, onSave, onClose }: StopDialogProps) {
  const [defaultValues] = useState(() => (stop === undefined ? EMPTY_STOP : fieldsOf(stop)))
  const form = useForm<StopFields, unknown, StopForm>({ resolver: stopResolver, defaultValues })
  const done = useOfferedBack(form, TYPED)
  return (
    <EditDialog
      title={heading}
      submit={stop === undefined ? 'Add' : 'Save'}
      unsaved={form.formState.isDirty}
      note={isViewer ? LOOK_ONLY : undefined}
      onSubmit={() => void form.handleSubmit((saved) => done(() => onSave(saved)))()}
      onClose={() => done(onClose)}
    >
      <PlaceField form={form} places={places} />
      <BookingField form={form} bookings={bookings} />
      <div className="grid grid-cols-2 gap-4">
        <LineField form={form} name="startsAt" label="Starts at" type="time" />
        <LineField form={form} name="minutes" label="Minutes" type="number" min={5} max={1440} step="1" />
      </div>
      <ChoiceField form={form} name="kind" label="Kind" options={KINDS} placeholder="Kind" required />
      <BoxField form={form} name="note" label="Note" hint="Only for those who share the trip." />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <LineField form={form} name="cost" label="Cost per person" />
        <LineField form={form} name="currency" label="Currency" required />
      </div>
      <LineField form={form} name="link" label="Link" />
    </EditDialog>
  )
}
