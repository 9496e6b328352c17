import type { ItineraryDay, PlannedPlace } from '@waymark/contract/itinerary'

type Marked = 'general' | 'unverified'

/** What the traveller is told of stops that the atlas does not vouch for. */
export const PLACE_MARKS: Record<Marked, { readonly label: string; readonly explanation: string }> = {
  general: {
    label: 'General idea',
    explanation: 'No particular place is meant: look around on the spot.',
  },
  unverified: {
    label: 'Not verified',
    explanation: 'Our atlas does not know this place: check that it exists before you go.',
  },
}

export const markOf = (place: PlannedPlace | undefined): Marked | undefined =>
  place?.status === 'general' || place?.status === 'unverified' ? place.status : undefined

/** The marks that occur in these days, in the order in which they are explained. */
export function marksIn(days: readonly ItineraryDay[]): Marked[] {
  const found = new Set(days.flatMap(({ activities }) => activities.map(({ place }) => markOf(place))))
  return (['general', 'unverified'] as const).filter((mark) => found.has(mark))
}
