import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'

const ASKED = ['destination', 'departureCity', 'startDate', 'endDate', 'budget', 'travelStyle'] as const

/** Whether the trip is one that this request asks for. */
export const answers = (trip: Pick<Trip, (typeof ASKED)[number] | 'preferences'>, request: TripPlanRequest): boolean =>
  ASKED.every((field) => trip[field] === request[field]) && trip.preferences === (request.preferences ?? '')
