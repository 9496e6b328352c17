import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { CalendarCheck, Pencil, Trash2 } from 'lucide-react'
import { charterTripPath } from '../../../../config/paths.ts'
import { formatDayRange } from '../../../../shared/time/dates.ts'
import { statusOf } from '../../model/managed-trips.ts'
import { ScreenLink } from '../../../../shared/cards/screen-link.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'

interface ManagedTripProps {
  trip: ListedCharterTrip
  /** `YYYY-MM-DD` */
  today: string
  deleting: boolean
  onEdit: () => void
  onBookings: () => void
  onDelete: () => void
}

export function ManagedTrip({ trip, today, deleting, onEdit, onBookings, onDelete }: ManagedTripProps) {
  const { title, destination, startDate, endDate, currentParticipants, maxParticipants, isActive, featured } = trip
  const isOver = statusOf(trip, today) === 'over'
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 !p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 dir="auto" className="text-lg [overflow-wrap:anywhere]">
          <ScreenLink to={charterTripPath(trip.id)} className="hover:underline">
            {title}
          </ScreenLink>
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <bdi>{destination}</bdi> · {formatDayRange(startDate, endDate)}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-[0.9375rem]">
          <strong className="font-semibold">{formatCents(parseMoneyText(trip.price))}</strong>
          <span className="text-muted">
            {currentParticipants} of {maxParticipants} seats booked
          </span>
          {isOver ? (
            <Badge tone="neutral">Over</Badge>
          ) : (
            <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          )}
          {featured && <Badge tone="accent">Featured</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full">
        <Button variant="secondary" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <Button variant="secondary" aria-label={`Bookings of ${title}`} onClick={onBookings}>
          <CalendarCheck aria-hidden="true" />
          Bookings
        </Button>
        <Button
          variant="ghost"
          className="!text-danger max-sm:ml-auto max-sm:!px-3"
          aria-label={`Delete ${title}`}
          pending={deleting}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
          <span className="max-sm:sr-only">Delete</span>
        </Button>
      </div>
    </Card>
  )
}
