import { daysBetween } from '@waymark/contract/calendar'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import type { TripOpening } from '../ai/port/travel-model.ts'
import type { NewTrip } from './trips-store.ts'

export const daysOf = (request: TripPlanRequest): number => daysBetween(request.startDate, request.endDate) + 1

/** A trip with its opening and no days yet. */
export const newTrip = (
  uid: string,
  request: TripPlanRequest,
  { place, title, highlights, tips, costs }: Omit<TripOpening, 'costs'> & Partial<Pick<TripOpening, 'costs'>>,
  answeredBy: Trip['answeredBy'],
): NewTrip => ({
  userId: uid,
  title,
  destination: request.destination,
  departureCity: request.departureCity,
  startDate: request.startDate,
  endDate: request.endDate,
  budget: request.budget,
  travelStyle: request.travelStyle,
  preferences: request.preferences ?? '',
  ...(request.adults !== undefined && { adults: request.adults }),
  ...(request.childAges !== undefined && { childAges: request.childAges }),
  itinerary: {
    overview: { highlights: [...highlights] },
    dailyItinerary: [],
    tips: [...tips],
    ...(costs && { costs }),
  },
  stops: {},
  days: {},
  status: 'planning',
  place,
  progress: { state: 'planning', daysReady: 0, daysTotal: daysOf(request) },
  answeredBy,
  memberIds: [uid],
  roles: { [uid]: 'owner' },
})

const ASKED = [
  'destination',
  'departureCity',
  'startDate',
  'endDate',
  'budget',
  'travelStyle',
  'preferences',
  'adults',
] as const

/** Whether both trips result from the same request, even if days were changed since. */
export const asksTheSame = ({ plannedEnd, ...trip }: NewTrip, draft: NewTrip): boolean => {
  const asked = plannedEnd === undefined ? trip : { ...trip, endDate: plannedEnd }
  return ASKED.every((field) => asked[field] === draft[field]) && String(asked.childAges) === String(draft.childAges)
}
