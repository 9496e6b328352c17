import { setTimeout as sleep } from 'node:timers/promises'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { assembleItinerary } from '@waymark/domain/itinerary'
import { UnknownPlaceError } from '@waymark/planner/planning-context'
import type { PlanPart, TravelModel, TripClosing, TripOpening } from '../ai/port/travel-model.ts'
import { AppError } from '../platform/app-error.ts'
import { appendDay, endPlanning, newTripId, readTrip, retitle, whenGone } from './trips-store.ts'
import { checkedDay, checkWhole } from './check-progress.ts'
import { claimTrip, PLANNING_FAILED } from './claim-trip.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'
import { daysOf, newTrip } from './new-trip.ts'
import { placesBeyondAtlas } from '../places/place-provider.ts'

/** Maximum total of the pauses in a plan. */
export const PAUSES_TOTAL_MS = 3_000

/** Milliseconds between two of `days` days; at most `wishedMs`. */
export const pauseBetweenDays = (days: number, wishedMs: number): number =>
  Math.min(wishedMs, PAUSES_TOTAL_MS / Math.max(days - 1, 1))

export const UNKNOWN_PLACE = 'We could not find this destination. Check the spelling or try a nearby city.'

interface Planning extends KeyedCaller {
  readonly model: TravelModel
  /** Pause between days, which the guide has all at once, so that travellers see them arrive. */
  readonly pauseMs: number
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal
}

async function openPlan(parts: AsyncIterator<PlanPart>): Promise<TripOpening> {
  try {
    const first = await parts.next()
    if (first.done !== true && first.value.part === 'opening') return first.value.opening
    throw new AppError('internal', 'a plan did not begin with its opening', { message: PLANNING_FAILED })
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error
    throw new AppError('invalid-argument', 'unknown destination', {
      message: UNKNOWN_PLACE,
      fields: { destination: UNKNOWN_PLACE },
    })
  }
}

const gone = () => new AppError('not-found', 'the trip was deleted or taken over while it was planned')

interface Plan {
  readonly request: TripPlanRequest
  readonly opening: TripOpening
  readonly parts: AsyncIterator<PlanPart>
}

/**
 * Checks and writes each day, then checks the whole plan.
 * @returns the model's closing
 */
async function writeDays(id: string, plan: Plan, pauseMs: number): Promise<TripClosing | undefined> {
  const { request, opening, parts } = plan
  const days: ItineraryDay[] = []
  let closing: TripClosing | undefined
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const part = next.value
    if (part.part === 'title') await retitle(id, opening.title, part.title)
    if (part.part === 'closing') closing = part.closing
    if (part.part !== 'day') continue
    if (days.length > 0) await sleep(pauseMs)
    const day = checkedDay(request, opening, days, part.day)
    if (!(await appendDay(id, day))) throw gone()
    days.push(day)
  }
  checkWhole(request, { ...opening, ...closing }, days)
  return closing
}

async function markFailed(id: string, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'not-found') throw error
  await endPlanning(id, 'failed')
  throw error instanceof AppError
    ? error
    : new AppError('internal', 'planning failed', { message: PLANNING_FAILED, cause: error })
}

/**
 * Plans a trip. Its document is created first and gets each finished day, so that all devices see the days arrive; a
 * failure marks it as failed. If the caller disconnects, the plan is completed without further model costs; if the trip
 * is deleted, planning stops.
 */
export async function planTrip(request: TripPlanRequest, planning: Planning): Promise<Trip> {
  const { uid, model, signal } = planning
  const deleted = new AbortController()
  const run = {
    signal: AbortSignal.any([deleted.signal, ...(signal ? [signal] : [])]),
    morePlaces: await placesBeyondAtlas(request),
  }
  const parts = model.planTrip(request, run)[Symbol.asyncIterator]()
  const id = idOfRequest(planning, newTripId)
  const opening = await openPlan(parts)
  try {
    const finished = await claimTrip(id, newTrip(uid, request, opening, model.name))
    if (finished !== undefined) return assembleItinerary(finished)
    const unwatch = model.name === 'guide' ? undefined : whenGone(id, () => deleted.abort())
    const pauseMs = model.name === 'guide' ? pauseBetweenDays(daysOf(request), planning.pauseMs) : 0
    await writeDays(id, { request, opening, parts }, pauseMs)
      .then((closing) => endPlanning(id, 'ready', closing))
      .catch((error: unknown) => markFailed(id, error))
      .finally(unwatch)
  } finally {
    await parts.return?.()
  }
  const trip = await readTrip(id)
  if (trip === undefined) throw gone()
  return assembleItinerary(trip)
}
