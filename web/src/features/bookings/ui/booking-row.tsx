import type { ReactNode } from 'react'
import type { Booking } from '@waymark/contract/bookings/booking'
import { Badge } from '../../../ui/badge.tsx'
import { statusName } from '../model/booking-words.ts'

const TONES = { pending: 'warning', confirmed: 'success', cancelled: 'neutral' } as const

export function StatusBadge({ booking }: { booking: Pick<Booking, 'status' | 'lapsedAt'> }) {
  return <Badge tone={TONES[booking.status]}>{statusName(booking)}</Badge>
}

/** A labelled detail of a booking. */
export function BookingRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
