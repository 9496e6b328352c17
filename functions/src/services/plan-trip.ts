import { setTimeout as sleep } from 'node:timers/promises'
import type { ItineraryDay } from '@waymark/contract/itinerary'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips'
import { UnknownPlaceError, type PlanPart, type TravelModel, type TripOpening } from '../ai/travel-model.ts'
import { AppError } from '../platform/app-error.ts'
import { appendDay, endPlanning, newTripId, readTrip } from '../store/trips-store.ts'
import { checkedDay, checkWhole } from './check-progress.ts'
import { claimTrip } from './claim-trip.ts'
import { keyedId } from './keyed-id.ts'
import { daysOf, newTrip } from './new-trip.ts'
import { pauseBetweenDays } from './pause.ts'
import { PLANNING_FAILED } from './planning-failed.ts'

const UNKNOWN_PLACE = 'We could not find this destination. Check the spelling or try a nearby city.'

interface Planning {
  readonly uid: string
  /** Two requests of a user with the same key are the same trip. */
  readonly key: string | undefined
  readonly model: TravelModel
  readonly pauseMs: number
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

/** Writes day after day, each checked first, and then checks the whole. */
async function writeDays(id: string, { request, opening, parts }: Plan, pauseMs: number): Promise<void> {
  const total = daysOf(request)
  const pause = pauseBetweenDays(total, pauseMs)
  const days: ItineraryDay[] = []
  while (days.length < total) {
    if (days.length > 0) await sleep(pause)
    const next = await parts.next()
    const part = next.done === true ? undefined : next.value
    const day = checkedDay(request, opening, days, part?.part === 'day' ? part.day : undefined)
    if (!(await appendDay(id, day))) throw gone()
    days.push(day)
  }
  checkWhole(request, opening, days)
}

async function markFailed(id: string, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'not-found') throw error
  await endPlanning(id, 'failed')
  throw error instanceof AppError
    ? error
    : new AppError('internal', 'planning failed', { message: PLANNING_FAILED, cause: error })
}

/**
 * Plans a trip. Its document is there from the start and gets each day when it is finished, so that every device of the
 * traveller sees the days arrive; a failure marks it as failed. Does not stop when the caller goes away.
 */
export async function planTrip(request: TripPlanRequest, { uid, key, model, pauseMs }: Planning): Promise<Trip> {
  const parts = model.planTrip(request)[Symbol.asyncIterator]()
  const opening = await openPlan(parts)
  const id = key === undefined ? newTripId() : keyedId(uid, key)
  const finished = await claimTrip(id, newTrip(uid, request, opening, model.name))
  if (finished !== undefined) return finished
  await writeDays(id, { request, opening, parts }, pauseMs).catch((error: unknown) => markFailed(id, error))
  await endPlanning(id, 'ready')
  const trip = await readTrip(id)
  if (trip === undefined) throw gone()
  return trip
}
