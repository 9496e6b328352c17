import { earliestToday } from '../calendar.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { FirstDay, LinkToken, placeName, requiredChoice, requiredDay } from '../primitives.ts'
import { BUDGETS, TRAVEL_STYLES, Trip } from './trip.ts'
import { z } from '../zod.ts'

/** A copy's own start, and what a public link does not show of the original. */
export const SharedTripCopy = z.strictObject({
  startDate: z.pipe(
    requiredDay('Start date is required'),
    FirstDay.check(z.refine((day) => day >= earliestToday(new Date()), 'Start date cannot be in the past')),
  ),
  departureCity: placeName(LIMITS.place, 'Departure city is required'),
  budget: requiredChoice(BUDGETS, 'Budget is required'),
  travelStyle: requiredChoice(TRAVEL_STYLES, 'Travel style is required'),
})
export type SharedTripCopy = z.infer<typeof SharedTripCopy>

export const copySharedTrip = defineEndpoint({
  method: 'POST',
  path: '/api/shared-trips/:token/copy',
  summary:
    'Makes a trip of the caller from what a public link shows, without prices. 404 for a token that is unknown, expired or revoked, 409 while the trip is being planned.',
  access: 'signed-in',
  quota: 'import',
  params: z.strictObject({ token: LinkToken }),
  body: SharedTripCopy,
  response: Trip,
})
