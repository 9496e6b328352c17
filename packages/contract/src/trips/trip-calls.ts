import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { z } from '../zod.ts'
import { Trip, TripPlanRequest } from './trip.ts'

const TripId = z.strictObject({ id: Id })

export const listTrips = defineEndpoint({
  method: 'GET',
  path: '/api/trips',
  summary: 'The trips of the signed-in user, the newest first.',
  access: 'signed-in',
  response: z.array(Trip),
})

export const planTrip = defineEndpoint({
  method: 'POST',
  path: '/api/trips/plan',
  summary: 'Plans a trip day by day and answers with it; the days arrive in its document as they are finished.',
  access: 'signed-in',
  quota: 'plan',
  body: TripPlanRequest,
  response: Trip,
})

export const deleteTrip = defineEndpoint({
  method: 'DELETE',
  path: '/api/trips/:id',
  summary: 'Deletes a trip of the signed-in user, who can bring it back in the app for 30 days.',
  access: 'signed-in',
  params: TripId,
  response: z.strictObject({ message: z.string() }),
})
