import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { CalendarCog } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { TripEditor } from './use-trip-editor.ts'

const AdaptDialog = lazyDialog(async () => (await import('./adapt-dialog.tsx')).AdaptDialog)

interface AdaptToStayProps {
  trip: Trip
  /** Undefined where nothing is booked. */
  stay: Booking | undefined
  make: TripEditor['make']
}

/** Offers a plan that follows from a booked stay. */
export function AdaptToStay({ trip, stay, make }: AdaptToStayProps) {
  const [isOpen, setOpen] = useState(false)
  if (stay === undefined) return null
  return (
    <>
      <Button
        variant="soft"
        className="mt-2 print:hidden"
        aria-label={`Adapt the plan to ${stay.title}`}
        onClick={() => setOpen(true)}
      >
        <CalendarCog aria-hidden="true" />
        Adapt the plan
      </Button>
      {isOpen && (
        <AdaptDialog
          trip={trip}
          stay={stay}
          onTake={(change, said) => {
            make(change, said, { tell: true })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
