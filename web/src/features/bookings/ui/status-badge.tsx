import type { BookingStatus } from '@waymark/contract/bookings/booking'
import { Badge } from '../../../ui/badge.tsx'
import { STATUS_NAMES } from '../model/booking-words.ts'

const TONES = { pending: 'warning', confirmed: 'success', cancelled: 'neutral' } as const

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
}
