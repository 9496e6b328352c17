import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@waymark/contract/calendar'
import { ItineraryDay } from '@waymark/contract/itinerary'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips'
import { UnknownPlaceError, type PlanPart, type TravelModel, type TripOpening } from '../ai/travel-model.ts'
import { AppError } from '../platform/app-error.ts'
import { appendDay, endPlanning, newTripId, readTrip } from '../store/trips-store.ts'
import { claimTrip } from './claim-trip.ts'
import { daysOf, newTrip, tripIdOf } from './new-trip.ts'
import { PLANNING_FAILED } from './planning-failed.ts'

/** All pauses of a plan together take at most this long, however many days it has. */
const PAUSES_TOTAL_MS = 3_000

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

/** The next day of the plan, checked: the one that is due, on its date, in the shape of the contract. */
async function nextDay(parts: AsyncIterator<PlanPart>, request: TripPlanRequest, due: number): Promise<ItineraryDay> {
  const next = await parts.next()
  const parsed = ItineraryDay.safeParse(next.done !== true && next.value.part === 'day' ? next.value.day : undefined)
  if (!parsed.success) throw new Error(`Day ${due} of the plan is malformed or missing`)
  if (parsed.data.day !== due || parsed.data.date !== addDays(request.startDate, due - 1)) {
    throw new Error(`Day ${due} of the plan has another number or date`)
  }
  return parsed.data
}

const gone = () => new AppError('not-found', 'the trip was deleted or taken over while it was planned')

async function writeDays(
  id: string,
  parts: AsyncIterator<PlanPart>,
  request: TripPlanRequest,
  pauseMs: number,
): Promise<void> {
  const total = daysOf(request)
  const pause = Math.min(pauseMs, PAUSES_TOTAL_MS / Math.max(total - 1, 1))
  for (let due = 1; due <= total; due += 1) {
    if (due > 1) await sleep(pause)
    const day = await nextDay(parts, request, due)
    if (!(await appendDay(id, day))) throw gone()
  }
}

/**
 * Plans a trip. Its document is there from the start and gets each day when it is finished, so that every device of the
 * traveller sees the days arrive; a failure marks it as failed. Does not stop when the caller goes away.
 */
export async function planTrip(request: TripPlanRequest, { uid, key, model, pauseMs }: Planning): Promise<Trip> {
  const parts = model.planTrip(request)[Symbol.asyncIterator]()
  const opening = await openPlan(parts)
  const id = key === undefined ? newTripId() : tripIdOf(uid, key)
  const finished = await claimTrip(id, newTrip(uid, request, opening, model.name))
  if (finished !== undefined) return finished
  try {
    await writeDays(id, parts, request, pauseMs)
    await endPlanning(id, 'ready')
  } catch (error) {
    if (error instanceof AppError) throw error
    await endPlanning(id, 'failed')
    throw new AppError('internal', 'planning failed', { message: PLANNING_FAILED, cause: error })
  }
  const trip = await readTrip(id)
  if (trip === undefined) throw gone()
  return trip
}
