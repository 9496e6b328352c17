import { addDays, earliestToday } from '@waymark/contract/calendar'
import { type PlanPreview, PREVIEW_DAYS } from '@waymark/contract/trips/plan-preview-calls'
import type { ItineraryDay, TripPlace } from '@waymark/contract/trips/itinerary'
import type { ImportedTrip } from '@waymark/contract/users/account-calls'
import { planDays } from '@waymark/planner/plan-trip'
import { UnknownPlaceError } from '@waymark/planner/planning-context'
import { AppError } from '../platform/app-error.ts'
import type { HandlerOf } from '../handler.ts'
import { importTrip } from '../users/import-trip.ts'
import { UNKNOWN_PLACE } from './plan-trip.ts'

/** Start of a previewed trip in days from today. */
const DAYS_AHEAD = 42

/** Values that a visitor has not chosen. */
const CHOSEN = { budget: '$1,000 - $2,500', travelStyle: 'Culture' } as const

/** How the theme of a first day starts. */
const ARRIVAL = /^Arrival, then /

/** Departing from the destination itself leaves out the journey, so that the first day is almost full. */
const requestOf = (destination: string, startDate: string) => ({
  destination,
  departureCity: destination,
  startDate,
  endDate: addDays(startDate, PREVIEW_DAYS),
  ...CHOSEN,
})

/**
 * The tips that hold wherever somebody sets out: the same from the destination itself and from an unknown place. The
 * others say 'the same currency as at home' to whoever has not been asked.
 */
function tipsForAnybody(destination: string, startDate: string): string[] {
  const request = requestOf(destination, startDate)
  const fromAnywhere = new Set(planDays({ ...request, departureCity: '' }).outline.tips)
  return planDays(request).outline.tips.filter((tip) => fromAnywhere.has(tip))
}

/** @throws AppError `invalid-argument` if the atlas does not know the destination */
function planOf(destination: string, startDate: string): { place: TripPlace; days: ItineraryDay[] } {
  try {
    const { outline, days } = planDays(requestOf(destination, startDate))
    const first = [...days].slice(0, PREVIEW_DAYS).map((day) => ({
      ...day,
      theme: day.theme.replace(ARRIVAL, ''),
      // Places only, without arrival and departure.
      activities: day.activities.filter(({ place }) => place !== undefined),
    }))
    return { place: outline.place, days: first }
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error
    throw new AppError('invalid-argument', 'unknown destination', {
      message: UNKNOWN_PLACE,
      fields: { destination: UNKNOWN_PLACE },
    })
  }
}

/**
 * The first days of a trip for visitors, by the guide only, because a model would cost for each visitor. Depends only
 * on destination and date, and stores nothing.
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

/** The same days as an importable trip. Deterministic. */
export function tripOfFirstDays(destination: string, startDate: string): ImportedTrip {
  const { place, days } = planOf(destination, startDate)
  return {
    title: `${days.length} days in ${place.name}`,
    destination,
    departureCity: destination,
    startDate,
    endDate: addDays(startDate, PREVIEW_DAYS - 1),
    ...CHOSEN,
    preferences: '',
    itinerary: { overview: { highlights: [] }, dailyItinerary: days, tips: tipsForAnybody(destination, startDate) },
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
