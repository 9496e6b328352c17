import { seatsLeft } from '@waymark/contract/charter-trips/charter-trip'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { inDateOrder } from './charter-words.ts'

type Managed = Pick<
  ListedCharterTrip,
  | 'title'
  | 'destination'
  | 'startDate'
  | 'endDate'
  | 'isActive'
  | 'featured'
  | 'currentParticipants'
  | 'maxParticipants'
>

export const STATUSES = ['all', 'active', 'inactive', 'over', 'full'] as const
type Status = (typeof STATUSES)[number]

export interface TripChoice {
  /** Typed words; each must be in the title or the destination. */
  readonly words: string
  readonly status: Status
  readonly order: 'date' | 'title' | 'seats'
}

export const ALL_TRIPS: TripChoice = { words: '', status: 'all', order: 'date' }

/** Where a trip stands. A trip that is over is neither active nor inactive: it is not on offer either way. */
export function statusOf(trip: Managed, today: string): Exclude<Status, 'all' | 'full'> {
  if (trip.endDate < today) return 'over'
  return trip.isActive ? 'active' : 'inactive'
}

/** The trips that were asked for, in the wanted order. */
export function managedTrips<T extends Managed>(
  trips: readonly T[],
  { words, status, order, today }: TripChoice & { readonly today: string },
): T[] {
  const wanted = words.toLowerCase().split(/\s+/)
  const found = inDateOrder(trips, today).filter((trip) => {
    const text = `${trip.title} ${trip.destination}`.toLowerCase()
    if (!wanted.every((word) => text.includes(word))) return false
    return status === 'all' || (status === 'full' ? seatsLeft(trip) === 0 : statusOf(trip, today) === status)
  })
  if (order === 'title') return found.toSorted((a, b) => a.title.localeCompare(b.title))
  return order === 'seats' ? found.toSorted((a, b) => seatsLeft(a) - seatsLeft(b)) : found
}
