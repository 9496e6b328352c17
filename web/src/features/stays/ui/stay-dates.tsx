import { addDays } from '@waymark/contract/calendar'
import { useId, useRef, useState } from 'react'
import { withCheckIn, withCheckOut, type ChosenStay } from '../model/chosen-stay.ts'
import { canCheckIn, canCheckOut, firstRoomyDay, lastBookableDay, type Availability } from '../model/free-days.ts'
import { Calendar } from './calendar.tsx'
import type { DayMark } from './calendar-day.tsx'
import { DateButton } from './date-button.tsx'

interface StayDatesProps {
  chosen: ChosenStay
  availability: Availability
  /** Errors by field. */
  errors: { readonly checkInDate?: string | undefined; readonly checkOutDate?: string | undefined }
  onChoose: (chosen: ChosenStay) => void
}

function markOf(day: string, { checkIn, checkOut }: ChosenStay): DayMark {
  if (day === checkIn) return 'check-in'
  if (day === checkOut) return 'check-out'
  return checkIn !== undefined && checkOut !== undefined && day > checkIn && day < checkOut ? 'between' : undefined
}

/** Check-in and check-out, with one calendar that advances from one to the other. */
export function StayDates({ chosen, availability, errors, onChoose }: StayDatesProps) {
  const { checkIn, checkOut } = chosen
  const { today, taken } = availability
  const [picking, setPicking] = useState<'in' | 'out' | undefined>(checkIn === undefined ? 'in' : undefined)
  const calendarId = useId()
  const checkOutButton = useRef<HTMLButtonElement>(null)

  function choose(day: string): void {
    if (picking === 'in') {
      const next = withCheckIn(chosen, day, availability)
      onChoose(next)
      setPicking(next.checkOut === undefined ? 'out' : undefined)
      if (next.checkOut === undefined) return
    } else {
      const next = withCheckOut(chosen, day, availability)
      onChoose(next)
      setPicking(next.checkIn === undefined ? 'in' : undefined)
      if (next.checkIn === undefined) return
    }
    // The focused day disappears with the calendar.
    checkOutButton.current?.focus()
  }

  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-3">
        <DateButton
          label="Check-in"
          field="checkInDate"
          day={checkIn}
          error={errors.checkInDate}
          isOpen={picking === 'in'}
          controls={calendarId}
          onToggle={() => setPicking(picking === 'in' ? undefined : 'in')}
        />
        <DateButton
          ref={checkOutButton}
          label="Check-out"
          field="checkOutDate"
          day={checkOut}
          error={errors.checkOutDate}
          isOpen={picking === 'out'}
          controls={calendarId}
          onToggle={() => setPicking(picking === 'out' ? undefined : 'out')}
        />
      </div>
      {picking !== undefined && (
        <section
          id={calendarId}
          aria-label={picking === 'in' ? 'Choose the day of check-in' : 'Choose the day of check-out'}
          className="mt-3 rounded-card border border-line px-1 py-3 sm:px-3"
        >
          <p className="px-2 pb-1 text-sm text-muted">
            {picking === 'in' ? 'Choose the day of check-in.' : 'Choose the day of check-out.'} Crossed out days cannot
            be chosen.
          </p>
          <Calendar
            start={(picking === 'in' ? checkIn : (checkOut ?? checkIn)) ?? firstRoomyDay(availability)}
            first={today}
            last={lastBookableDay(availability)}
            markOf={(day) => markOf(day, chosen)}
            isTaken={(day) => taken.has(picking === 'in' ? day : addDays(day, -1))}
            canChoose={(day) =>
              picking === 'in' ? canCheckIn(day, availability) : canCheckOut(day, checkIn, availability)
            }
            onChoose={choose}
          />
        </section>
      )}
    </div>
  )
}
