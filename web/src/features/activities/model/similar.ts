import type { Activity } from '@waymark/contract/activities/activity'

const MOST = 4

/** Other activities in the same town, its own kind first; then those of its kind elsewhere, the best rated first. */
export function similarOf<A extends Pick<Activity, 'id' | 'category' | 'rating'>>(
  activity: Pick<Activity, 'id' | 'category'>,
  inTown: readonly A[],
  alike: readonly A[],
): A[] {
  const byRating = (some: readonly A[]) => some.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const isAlike = ({ category }: A) => category === activity.category
  const all = [...byRating(inTown.filter(isAlike)), ...byRating(inTown), ...byRating(alike)]
  const others = new Map(all.map((other) => [other.id, other]))
  others.delete(activity.id)
  return [...others.values()].slice(0, MOST)
}
