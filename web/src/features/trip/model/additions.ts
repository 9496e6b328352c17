import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { nanoid } from 'nanoid'

/** Of a stop that is about to be added: part of a field path. */
export const newStopId = (): string => nanoid().replaceAll('_', '-')

/** Why a trip takes no `count` stops more; undefined where it does. */
export function whyFull(trip: Trip, count = 1): string | undefined {
  if (activeStops(trip).length + count > LIMITS.stops) return `A trip has at most ${LIMITS.stops} stops`
  // Removed ones are kept for a while, so that no device that was offline brings them back.
  const stored = Object.keys(trip.stops ?? {}).length
  return stored + count > LIMITS.storedStops ? 'Too many stops were removed from this trip lately' : undefined
}
