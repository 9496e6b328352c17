import { addDays } from '@waymark/contract/calendar'
import { CalendarDay } from '@waymark/contract/primitives'
import type { Trip } from '@waymark/contract/trips/trip'
import { tripLength } from '@waymark/domain/itinerary'
import { useState } from 'react'
import { DateInput } from '../../../shared/forms/date-input.tsx'
import { EditDialog } from '../../../shared/forms/edit-dialog.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Field } from '../../../ui/field.tsx'

interface ShiftDialogProps {
  trip: Pick<Trip, 'startDate' | 'endDate'>
  onShift: (startDate: string) => void
  onClose: () => void
}

/** Moves the whole trip to other dates of the same length. */
export function ShiftDialog({ trip, onShift, onClose }: ShiftDialogProps) {
  const [startDate, setStartDate] = useState(trip.startDate)
  const [tried, setTried] = useState(false)
  const isDay = CalendarDay.safeParse(startDate).success
  const endDate = isDay ? addDays(startDate, tripLength(trip) - 1) : undefined
  return (
    <EditDialog
      title="Change dates"
      description="The whole trip moves, with all its days as they are."
      submit="Change dates"
      onSubmit={() => {
        setTried(true)
        if (isDay) onShift(startDate)
      }}
      onClose={onClose}
    >
      <Field
        label="First day"
        error={tried && !isDay ? 'Start date is required' : undefined}
        hint={endDate === undefined ? undefined : formatDayRange(startDate, endDate)}
      >
        {(control) => (
          <DateInput
            {...control}
            title="First day"
            day={startDate}
            value={startDate}
            onChange={(event) => setStartDate(event.target.value)}
            onPick={setStartDate}
          />
        )}
      </Field>
    </EditDialog>
  )
}
