import { setTimeout as sleep } from 'node:timers/promises'
import type { Trip } from '@waymark/contract/trips/trip'
import { AppError } from '../platform/app-error.ts'
import { keyReused } from '../platform/idempotency-key.ts'
import { createTrip, readTrip, restartTrip, type NewTrip } from './trips-store.ts'
import { asksTheSame } from './new-trip.ts'

/** What a traveller is told when planning fails for a reason that is not theirs. */
export const PLANNING_FAILED = 'Failed to plan trip. Please try again.'

/** A trip whose planning has not written anything for this long was left by a run that died. */
const ABANDONED_MS = 60_000
const POLL_MS = 300

const isAbandoned = (trip: Trip): boolean =>
  trip.progress.state === 'planning' && Date.now() - Date.parse(trip.updatedAt) > ABANDONED_MS

const mayRestart = (trip: Trip): boolean => trip.progress.state === 'failed' || isAbandoned(trip)

/**
 * Decides which of several requests for the same trip plans it. The first makes the document, or starts it over when an
 * earlier try failed or died.
 * @returns undefined when the caller shall plan, otherwise the finished trip of whoever did
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
