import { addDays, earliestToday } from '@waymark/contract/calendar'
import { type PlanPreview, PREVIEW_DAYS } from '@waymark/contract/trips/plan-preview'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlace } from '@waymark/contract/trips/trip'
import type { ImportedTrip } from '@waymark/contract/users/account-calls'
import { planDays } from '@waymark/planner/plan-trip'
import { UnknownPlaceError } from '@waymark/planner/planning-context'
import { AppError } from '../platform/app-error.ts'
import type { HandlerOf } from '../handler.ts'
import { importTrip } from '../users/import-trip.ts'
import { UNKNOWN_PLACE } from './plan-trip.ts'

/** How many days from today a previewed trip starts: far enough ahead to be open to plans. */
const DAYS_AHEAD = 42

/** What nobody has been asked yet. */
const CHOSEN = { budget: '$1,000 - $2,500', travelStyle: 'Culture' } as const

/** How the planner begins the theme of a first day. */
const ARRIVAL = /^Arrival, then /

/** @throws AppError `invalid-argument` for a destination that the atlas does not know */
function planOf(destination: string, startDate: string): { place: TripPlace; tips: string[]; days: ItineraryDay[] } {
  try {
    const { outline, days } = planDays({
      destination,
      // Anyone who starts from there has no journey, and the first day is almost a whole one.
      departureCity: destination,
      startDate,
      endDate: addDays(startDate, PREVIEW_DAYS),
      ...CHOSEN,
    })
    const first = [...days].slice(0, PREVIEW_DAYS).map((day) => ({
      ...day,
      theme: day.theme.replace(ARRIVAL, ''),
      // Places alone: nobody arrives here, or goes home.
      activities: day.activities.filter(({ place }) => place !== undefined),
    }))
    return { place: outline.place, tips: outline.tips, days: first }
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error
    throw new AppError('invalid-argument', 'unknown destination', {
      message: UNKNOWN_PLACE,
      fields: { destination: UNKNOWN_PLACE },
    })
  }
}

/**
 * The first days of a trip that nobody has asked for yet, by the guide alone: a model would cost for each visitor. It
 * knows nothing of who asks, writes nothing, and says the same to everyone for a day.
 */
export function firstDays(destination: string, now: Date): PlanPreview {
  const startDate = addDays(earliestToday(now), DAYS_AHEAD)
  const { place, days } = planOf(destination, startDate)
  return {
    place: place.name,
    country: place.country,
    startDate,
    days: days.map(({ theme, activities }) => ({
      theme,
      stops: activities.map(({ time, activity, description }) => ({
        time,
        name: activity,
        about: description,
      })),
    })),
  }
}

/** The same days as a trip: the same request always gives the same plan. */
export function tripOfFirstDays(destination: string, startDate: string): ImportedTrip {
  const { place, tips, days } = planOf(destination, startDate)
  return {
    title: `${days.length} days in ${place.name}`,
    destination,
    departureCity: destination,
    startDate,
    endDate: addDays(startDate, PREVIEW_DAYS - 1),
    ...CHOSEN,
    preferences: '',
    itinerary: { overview: { highlights: [] }, dailyItinerary: days, tips },
    status: 'planned',
    place,
    progress: {
      state: 'ready',
      daysReady: days.length,
      daysTotal: PREVIEW_DAYS,
    },
    answeredBy: 'guide',
  }
}

export const previewPlan: HandlerOf<'previewPlan'> = async ({ query }) => firstDays(query.destination, new Date())

export const keepPlanPreview: HandlerOf<'keepPlanPreview'> = async ({ body }, { caller, idempotencyKey }) =>
  importTrip(tripOfFirstDays(body.destination, body.startDate), {
    uid: caller.uid,
    key: idempotencyKey,
  })
