import type { CharterItineraryDay, TourDay } from '@waymark/contract/charter-trips/charter-trip'

const MOST_DAYS = 3
const MOST_ACTIVITIES = 2

/** Shown for trips without an itinerary. */
const SAMPLE: readonly CharterItineraryDay[] = [
  {
    day: 1,
    title: 'Arrival and welcome',
    description: 'Meet your group and your guide, settle in, and get to know each other over dinner.',
  },
  {
    day: 2,
    title: 'Guided sightseeing',
    description: 'See the best-known sights with a guide, with time of your own in the afternoon.',
  },
  {
    day: 3,
    title: 'Discover and depart',
    description: 'A last morning to explore, a meal together, and the journey home.',
  },
]

/** The days shown; the rest on request. */
export const itineraryDays = (
  itinerary: readonly CharterItineraryDay[],
  isWhole = false,
): readonly CharterItineraryDay[] =>
  itinerary.length === 0 ? SAMPLE : isWhole ? itinerary : itinerary.slice(0, MOST_DAYS)

export interface PreviewDay {
  readonly day: TourDay
  readonly activities: TourDay['activities']
  /** Number of activities that the preview omits. */
  readonly more: number
}

/** The first days of a tour plan, each with its first activities. */
export const tourPreview = (tourPlan: readonly TourDay[]): PreviewDay[] =>
  tourPlan.slice(0, MOST_DAYS).map((day) => ({
    day,
    activities: day.activities.slice(0, MOST_ACTIVITIES),
    more: Math.max(0, day.activities.length - MOST_ACTIVITIES),
  }))

export const wholeTour = (tourPlan: readonly TourDay[]): PreviewDay[] =>
  tourPlan.map((day) => ({ day, activities: day.activities, more: 0 }))

/** Whether the preview omits anything. */
export const hasMore = (tourPlan: readonly TourDay[]): boolean =>
  tourPlan.length > MOST_DAYS ||
  tourPlan.some(
    ({ description, activities }) =>
      description !== '' || activities.length > MOST_ACTIVITIES || activities.some(({ description: text }) => text),
  )
