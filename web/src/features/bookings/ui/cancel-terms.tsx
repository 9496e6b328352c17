import type { Booking } from '@waymark/contract/bookings/booking'
import { formatCents } from '@waymark/domain/prices'
import { useEffect, useState } from 'react'
import { formatDay } from '../../../shared/time/dates.ts'
import { readCancellationPolicy } from '../data/cancellation-policy.ts'

/** 'Free of charge until Jan 10, 2027.': what holds where nobody says otherwise. */
const freeUntil = ({ startDate }: Booking): string =>
  startDate === null ? 'Cancelling is free of charge.' : `Cancelling is free of charge until ${formatDay(startDate)}.`

/** What cancelling a booking costs: by the terms of the stay, as its page shows them, or nothing. */
export function CancelTerms({ booking }: { booking: Booking }) {
  const { type, totalPriceCents, currency } = booking
  // Only stays have terms of their own, whatever else a booking refers to.
  const accommodationId = type === 'accommodation' ? booking.accommodationId : null
  /** Undefined until it is read, null if it cannot be. */
  const [policy, setPolicy] = useState<string | null | undefined>(accommodationId === null ? '' : undefined)

  useEffect(() => {
    if (accommodationId === null) return undefined
    let isLatest = true
    const show = (read: string | null) => {
      if (isLatest) setPolicy(read)
    }
    readCancellationPolicy(accommodationId).then(show, () => show(null))
    return () => {
      isLatest = false
    }
  }, [accommodationId])

  if (policy === undefined) return null
  return (
    // Announced also where it comes after the question.
    <output className="mt-2 block">
      {policy === null ? (
        'The cancellation terms of this stay could not be loaded. You can cancel it all the same.'
      ) : policy === '' ? (
        freeUntil(booking)
      ) : (
        <>
          Cancellation terms: <bdi>{policy}</bdi>
        </>
      )}{' '}
      Nothing of the {formatCents(totalPriceCents, currency)} has been paid here.
    </output>
  )
}
