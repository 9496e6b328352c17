/** A rating and the reviews it is based on. */
export interface CountedRating {
  /** Has one decimal; null without reviews. */
  readonly rating: number | null
  readonly reviewCount?: number | undefined
  /** Sum of all stars, so that rounding does not accumulate. Absent if the rating was entered by hand. */
  readonly reviewSum?: number | undefined
}

/**
 * A rating entered by hand counts as the number of reviews given with it. Without a number, the first real review
 * replaces it; a number without a rating contributes nothing.
 */
const countedIn = ({ rating, reviewCount = 0, reviewSum }: CountedRating): { count: number; sum: number } => {
  if (reviewSum !== undefined) return { count: reviewCount, sum: reviewSum }
  return rating === null ? { count: 0, sum: 0 } : { count: reviewCount, sum: rating * reviewCount }
}

/** The rating after adding a review, or after removing one (negative `stars`). */
export function countRating(before: CountedRating, stars: number): Required<CountedRating> {
  const { count, sum } = countedIn(before)
  const reviewCount = Math.max(0, count + Math.sign(stars))
  const reviewSum = Math.round(Math.max(0, sum + stars) * 10) / 10
  if (reviewCount === 0) return { rating: null, reviewCount: 0, reviewSum: 0 }
  return { rating: Math.round((reviewSum / reviewCount) * 10) / 10, reviewCount, reviewSum }
}
