import type { Trip } from '@waymark/contract/trips/trip'

/** A day takes seconds. Planning that has written nothing for this long was left by a server that stopped. */
const STALLED_MS = 3 * 60_000

export type TripState = Trip['progress']['state']

/** How planning stands at `now`; one that has stalled counts as failed. */
export function tripState({ progress, updatedAt }: Pick<Trip, 'progress' | 'updatedAt'>, now: number): TripState {
  const isStalled = progress.state === 'planning' && now - Date.parse(updatedAt) > STALLED_MS
  return isStalled ? 'failed' : progress.state
}
