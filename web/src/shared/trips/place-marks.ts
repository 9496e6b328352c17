import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'

const MARKED = ['general', 'unverified'] as const
export type Mark = (typeof MARKED)[number]

interface Explained {
  readonly label: string
  readonly explanation: string
  readonly tone: 'neutral' | 'warning'
}

/** Marks of stops that the atlas has not verified. */
export const PLACE_MARKS: Record<Mark, Explained> = {
  general: {
    label: 'General idea',
    explanation: 'No particular place is meant: look around on the spot.',
    tone: 'neutral',
  },
  unverified: {
    label: 'Not verified',
    explanation: 'Our atlas does not know this place: check that it exists before you go.',
    tone: 'warning',
  },
}

const isMark = (status: PlannedPlace['status']): status is Mark => MARKED.some((mark) => mark === status)

export const markOf = (place: Pick<PlannedPlace, 'status'> | null | undefined): Mark | undefined =>
  place && isMark(place.status) ? place.status : undefined

/** The marks that occur in these days, in the order of the legend. */
export function marksIn(days: readonly ItineraryDay[]): Mark[] {
  const found = new Set(days.flatMap(({ activities }) => activities.map(({ place }) => markOf(place))))
  return MARKED.filter((mark) => found.has(mark))
}
