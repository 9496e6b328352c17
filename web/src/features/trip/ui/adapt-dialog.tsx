import type { Booking } from '@waymark/contract/bookings/booking'
import { getStay } from '@waymark/contract/stays/stay-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import type { TripChange } from '@waymark/domain/trip-changes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { adaptTo } from '../model/adapt-to-stay.ts'
import { newStopId, whyFull } from '../model/additions.ts'

const stayOf = (id: string | null) =>
  queryOptions({
    queryKey: ['stay of a booking', id],
    enabled: id !== null,
    queryFn: ({ signal }) => callApi(getStay, { params: { id: id ?? '' } }, { signal }),
  })

interface AdaptDialogProps {
  trip: Trip
  stay: Booking
  onTake: (change: TripChange, said: string) => void
  onClose: () => void
}

/** What a booked stay changes in the plan, to be taken at once. */
export function AdaptDialog({ trip, stay, onTake, onClose }: AdaptDialogProps) {
  const { uid } = useSession()
  // Without its place, the ways stay as they are.
  const { data } = useQuery(stayOf(stay.accommodationId), queryClient)
  const [ids] = useState(() => [newStopId(), newStopId()])
  const left = [...ids]
  const point = data?.coordinates ?? undefined
  const { days, change, added } = adaptTo(trip, stay, point, { uid, newId: () => left.shift() ?? newStopId() })
  function take(): void {
    const full = whyFull(trip, added)
    if (full !== undefined) notify.error(full)
    else onTake(change, `Plan adapted to ${stay.title}`)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Adapt to ${stay.title}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={take}>
            Adapt the plan
          </Button>
        </>
      }
      description="Nothing changes until you take it. What you wrote yourselves stays."
    >
      <dl className="grid gap-3">
        {days.map(({ key, number, lines }) => (
          <div key={key}>
            <dt className="text-sm font-semibold text-muted">Day {number}</dt>
            {lines.map((line) => (
              <dd key={line} dir="auto" className="[overflow-wrap:anywhere]">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
