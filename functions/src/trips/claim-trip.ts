import { setTimeout as sleep } from 'node:timers/promises'
import type { Trip } from '@waymark/contract/trips/trip'
import { AppError } from '../platform/app-error.ts'
import { keyReused } from '../platform/idempotency-key.ts'
import { createTrip, readTrip, restartTrip, type NewTrip } from './trips-store.ts'
import { asksTheSame } from './new-trip.ts'

/** Public message for unexpected failures. */
export const PLANNING_FAILED = 'Failed to plan trip. Please try again.'

/** If planning has written nothing for this long, its run has died. */
const ABANDONED_MS = 60_000
const POLL_MS = 300

const isAbandoned = (trip: Trip): boolean =>
  trip.progress.state === 'planning' && Date.now() - Date.parse(trip.updatedAt) > ABANDONED_MS

const mayRestart = (trip: Trip): boolean => trip.progress.state === 'failed' || isAbandoned(trip)

/**
 * Elects one of several requests for the same trip to plan it. The first creates the document, or restarts it if an
 * earlier attempt failed or died.
 * @returns undefined if the caller should plan, otherwise the trip finished by another request
 */
export async function claimTrip(id: string, draft: NewTrip): Promise<Trip | undefined> {
  let waited = false
  for (;;) {
    if (await createTrip(id, draft)) return undefined
    const trip = await readTrip(id)
    if (trip === undefined) throw new AppError('not-found', 'the trip was deleted while it was waited for')
    if (!asksTheSame(trip, draft)) throw keyReused('trip')
    if (trip.progress.state === 'ready') return trip
    if (trip.progress.state === 'failed' && waited) {
      throw new AppError('internal', 'the run that was waited for failed', { message: PLANNING_FAILED })
    }
    if (mayRestart(trip) && (await restartTrip(id, draft, mayRestart))) return undefined
    waited = true
    await sleep(POLL_MS)
  }
}
