import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { NearbyPlace } from '../places/place-calls.ts'
import { FirstDay, Id, TimeOfDay } from '../primitives.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'
import { AnsweredBy, Trip } from './trip.ts'

/** Changes of whole trips and days, for owners and editors. The app itself changes days and stops by direct writes. */

const TripId = z.strictObject({ id: Id })
const Done = z.strictObject({ message: z.string() })

export const upgradeTrip = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/upgrade',
  summary:
    'Brings a trip up to date, for any of its members: makes stops of the days of a trip of before, and clears what was removed long ago. 409 while it is being planned.',
  access: 'signed-in',
  params: TripId,
  response: Done,
})

export const copyTrip = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/copy',
  summary:
    'Makes a trip of the caller from one that the caller is a member of, on the same dates or from another first day on; nothing is done, and no booking goes with it.',
  access: 'signed-in',
  quota: 'import',
  params: TripId,
  body: z.strictObject({ startDate: z.optional(FirstDay) }),
  response: Trip,
})

export const shiftTrip = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/dates',
  summary: 'Moves a trip with all its stops to another first day.',
  access: 'signed-in',
  params: TripId,
  body: z.strictObject({ startDate: FirstDay }),
  response: Done,
})

export const insertTripDay = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/days',
  summary:
    'Inserts an empty day, which gets the number `day`; the trip ends a day later. 400 when it is as long as trips may be.',
  access: 'signed-in',
  params: TripId,
  body: z.strictObject({ day: DayNumber }),
  response: Done,
})

const TripDayId = z.strictObject({
  id: Id,
  day: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.pipe(z.transform(Number), DayNumber)),
})

export const removeTripDay = defineEndpoint({
  method: 'DELETE',
  path: '/api/trips/:id/days/:day',
  summary: 'Takes a day out of a trip, which ends a day earlier; its stops become ideas. 400 for the only day.',
  access: 'signed-in',
  params: TripDayId,
  response: Done,
})

export const moveTripDay = defineEndpoint({
  method: 'PUT',
  path: '/api/trips/:id/days/:day',
  summary: 'Makes a day with its stops the day `to`; those between move up or down.',
  access: 'signed-in',
  params: TripDayId,
  body: z.strictObject({ to: DayNumber }),
  response: Done,
})

/** A place that could be visited on a day, and when. */
export const ProposedStop = z.strictObject({ place: NearbyPlace, startsAt: TimeOfDay })
export type ProposedStop = z.infer<typeof ProposedStop>

export const proposeTripDay = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/days/:day/proposal',
  summary:
    'Plans a day of a trip again, beside the stops of it that are locked, done, booked or no sights, and with nothing that the trip has already. It changes nothing: who likes a stop writes it. In the order of the clock; empty when there is nothing to propose.',
  access: 'signed-in',
  quota: 'proposal',
  params: TripDayId,
  response: z.strictObject({
    proposed: z.array(ProposedStop).check(z.maxLength(LIMITS.stops)),
    answeredBy: AnsweredBy,
  }),
})
