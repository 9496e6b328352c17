import { addDays } from '@waymark/contract/calendar'
import type { Trip } from '@waymark/contract/trips/trip'
import {
  assembleItinerary,
  datesOfDays,
  dayKey,
  planOf,
  stopsFromItinerary,
  tripLength,
} from '@waymark/domain/itinerary'
import { applyChange, removersIn, type TripChange } from '@waymark/domain/trip-changes'
import { insertDay, moveDay, removeDay, shiftDates } from '@waymark/domain/trip-days'
import { clearRemoved } from '@waymark/domain/clear-removed'
import type { HandlerOf } from '../handler.ts'
import { AppError } from '../platform/app-error.ts'
import { newTrip } from './new-trip.ts'
import { ownPlan } from './own-plan.ts'
import { sharedTrip, tripOfLink } from './shared-trip.ts'
import { afterPlanning, asEditor, asMember } from './trip-access.ts'
import { changeTrip, createTripOnce, readTrip, type NewTrip } from './trips-store.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** The fields to write; a trip of the old format is converted to stops at the same time. */
function fieldsOf(trip: Trip, change: TripChange): TripChange {
  if (trip.stops !== undefined) return change
  const { stops, days } = applyChange(trip, change)
  const others = Object.entries(change).filter(([path]) => !/^(?:stops|days)\./.test(path))
  return { ...Object.fromEntries(others), stops, days, 'itinerary.dailyItinerary': [] }
}

function changeDays(id: string, uid: string, make: (trip: Trip) => TripChange | undefined): Promise<void> {
  return changeTrip(id, (stored) => {
    const trip = asEditor(stored, uid)
    const change = make(trip)
    if (change === undefined) {
      const message = 'The trip has no such day, or as many days as it may have'
      throw new AppError('invalid-argument', 'no such day', { message, fields: { day: message } })
    }
    const changed = applyChange(trip, change)
    const dates = datesOfDays(changed)
    const { days } = planOf(changed)
    const progress = {
      'progress.daysTotal': dates.length,
      'progress.daysReady': dates.filter(({ key }) => days[key] !== undefined).length,
    }
    const cleared = clearRemoved(trip, today())
    // Firestore refuses to set and delete overlapping field paths in one write.
    const stays = ([path]: [string, unknown]) => !(path.slice(0, path.lastIndexOf('.')) in cleared)
    const fields = Object.entries({ ...fieldsOf(trip, change), ...removersIn(change, uid) })
    return { ...Object.fromEntries(fields.filter(stays)), ...cleared, ...progress }
  })
}

export const upgradeTrip: HandlerOf<'upgradeTrip'> = async ({ params }, { caller }) => {
  await changeTrip(params.id, (stored) => {
    const trip = afterPlanning(asMember(stored, caller.uid))
    return trip.stops === undefined ? fieldsOf(trip, {}) : clearRemoved(trip, today())
  })
  return { message: 'Trip upgraded' }
}

export const copyTrip: HandlerOf<'copyTrip'> = async ({ params, body }, { caller, idempotencyKey }) => {
  const { uid } = caller
  const {
    id: _id,
    createdAt: _at,
    updatedAt: _on,
    memberNames: _names,
    purgeAt: _purge,
    removals: _removals,
    expenses: _expenses,
    requestDigest: _digest,
    ...original
  } = afterPlanning(asMember(await readTrip(params.id), uid))
  const own = ownPlan(original, uid, { done: false, note: '' })
  const copy: NewTrip = {
    ...own,
    ...(body.startDate !== undefined && shiftDates(own, body.startDate)),
    userId: uid,
    memberIds: [uid],
    roles: { [uid]: 'owner' },
  }
  return assembleItinerary(await createTripOnce({ uid, key: idempotencyKey }, [params.id, body], copy))
}

/** Copies the public view, never the trip itself: what a link hides stays hidden. */
export const copySharedTrip: HandlerOf<'copySharedTrip'> = async ({ params, body }, { caller, idempotencyKey }) => {
  const { uid } = caller
  const original = afterPlanning(await tripOfLink(params.token, 'public'))
  const { title, destination, place, itinerary, ...dates } = sharedTrip(original)
  const { overview, tips, dailyItinerary } = itinerary
  const { stops, days } = stopsFromItinerary(dailyItinerary, uid)
  const length = tripLength(dates)
  const request = { ...body, destination, endDate: addDays(body.startDate, length - 1) }
  const copy: NewTrip = {
    ...newTrip(uid, request, { place, title, highlights: overview.highlights, tips }, original.answeredBy),
    // The public view gives every price as 0.
    stops: Object.fromEntries(
      Object.values(stops).map((stop) => [stop.id, { ...stop, costCents: null, currency: null }]),
    ),
    days,
    progress: { state: 'ready', daysReady: length, daysTotal: length },
  }
  return assembleItinerary(await createTripOnce({ uid, key: idempotencyKey }, [params.token, body], copy))
}

export const shiftTrip: HandlerOf<'shiftTrip'> = async ({ params, body }, { caller }) => {
  await changeTrip(params.id, (stored) => ({ ...shiftDates(asEditor(stored, caller.uid), body.startDate) }))
  return { message: 'Trip moved to other dates' }
}

export const insertTripDay: HandlerOf<'insertTripDay'> = async ({ params, body }, { caller }) => {
  await changeDays(params.id, caller.uid, (trip) => insertDay(trip, body.day))
  return { message: 'Day added' }
}

export const removeTripDay: HandlerOf<'removeTripDay'> = async ({ params }, { caller }) => {
  await changeDays(params.id, caller.uid, (trip) => removeDay(trip, dayKey(trip, params.day)))
  return { message: 'Day removed' }
}

export const moveTripDay: HandlerOf<'moveTripDay'> = async ({ params, body }, { caller }) => {
  await changeDays(params.id, caller.uid, (trip) => moveDay(trip, dayKey(trip, params.day), body.to))
  return { message: 'Day moved' }
}
