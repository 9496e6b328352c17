import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, LinkToken, requiredText } from '../primitives.ts'
import { z } from '../zod.ts'
import { Itinerary, TripPlace } from './itinerary.ts'

/** What a public link shows: no notes, bookings, ticket links, paid costs or members. */
export const SharedTrip = z.strictObject({
  title: requiredText(LIMITS.title),
  destination: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  place: TripPlace,
  itinerary: z.omit(Itinerary, { costs: true }),
})
export type SharedTrip = z.infer<typeof SharedTrip>

export const getSharedTrip = defineEndpoint({
  method: 'GET',
  path: '/api/shared-trips/:token',
  summary: 'The trip that a public link is for, as it is now. 404 for a token that is unknown, expired or revoked.',
  access: 'everyone',
  perMinute: 1_200,
  perMinutePerAddress: 60,
  params: z.strictObject({ token: LinkToken }),
  response: SharedTrip,
})
