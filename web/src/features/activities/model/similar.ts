import type { Activity } from '@waymark/contract/activities/activity'

const MOST = 4

/** 'portugal' of 'Lisbon, Portugal'. */
const countryIn = (location: string): string => (location.split(',').at(-1) ?? '').trim().toLowerCase()

/**
 * Other activities in the same town, its own kind first; then those of its kind in the same country, the best rated
 * first.
 */
export function similarOf<A extends Pick<Activity, 'id' | 'category' | 'rating' | 'location'>>(
  activity: Pick<Activity, 'id' | 'category' | 'location'>,
  inTown: readonly A[],
  alike: readonly A[],
): A[] {
  const byRating = (some: readonly A[]) => some.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const isAlike = ({ category }: A) => category === activity.category
  const isNear = ({ location }: A) => countryIn(location) === countryIn(activity.location)
  const all = [...byRating(inTown.filter(isAlike)), ...byRating(inTown), ...byRating(alike.filter(isNear))]
  const others = new Map(all.map((other) => [other.id, other]))
  others.delete(activity.id)
  return [...others.values()].slice(0, MOST)
}
