import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { Bus, CalendarDays, Clock, ClipboardList, MapPin, Plane, Shirt, Users, type LucideIcon } from 'lucide-react'
import { formatDayRange } from '../../../shared/time/dates.ts'

interface Fact {
  readonly Icon: LucideIcon
  readonly name: string
  readonly value: string | undefined
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

const factsOf = (trip: ListedCharterTrip): Fact[] => [
  { Icon: CalendarDays, name: 'Dates', value: formatDayRange(trip.startDate, trip.endDate) },
  { Icon: Users, name: 'Group size', value: `Up to ${trip.maxParticipants} people` },
  { Icon: Bus, name: 'Departure', value: joined(trip.departureLocation, trip.departureTime) },
  { Icon: Clock, name: 'Return', value: trip.returnTime },
  { Icon: MapPin, name: 'Meeting point', value: trip.location?.meetingPoint },
  { Icon: Plane, name: 'Nearest airport', value: trip.location?.nearestAirport },
  { Icon: Shirt, name: 'Dress code', value: trip.dressCode },
  { Icon: ClipboardList, name: 'Requirements', value: trip.requirements },
]

export function WhatYouGet({ trip }: { trip: ListedCharterTrip }) {
  return (
    <section>
      <h2 className="text-xl">What you get</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {factsOf(trip).map(({ Icon, name, value }) =>
          value === undefined || value === '' ? null : (
            <div key={name} className="min-w-0">
              <dt className="flex items-center gap-2 text-sm text-muted">
                <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
                {name}
              </dt>
              <dd dir="auto" className="mt-0.5 font-semibold [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
