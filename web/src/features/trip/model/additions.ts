import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { nanoid } from 'nanoid'

/** An id for a new stop: it becomes part of a field path. */
export const newStopId = (): string => nanoid().replaceAll('_', '-')

/** Why `count` more stops do not fit; undefined if they do. */
export function whyFull(trip: Trip, count = 1): string | undefined {
  if (activeStops(trip).length + count > LIMITS.stops) return `A trip has at most ${LIMITS.stops} stops`
  // Tombstones count, too.
  const stored = Object.keys(trip.stops ?? {}).length
  return stored + count > LIMITS.storedStops ? 'Too many stops were removed from this trip lately' : undefined
}
