/** The rating of something by the reviews that count in it. */
export interface CountedRating {
  /** One decimal; null without any. */
  readonly rating: number | null
  readonly reviewCount?: number | undefined
  /** Of the stars of all of them, so that nothing is lost by rounding. Absent where the rating was entered by hand. */
  readonly reviewSum?: number | undefined
}

/**
 * What was entered by hand counts as as many reviews as it says it is made of; without a number the first review takes its
 * place, and a number without a rating says nothing of their stars.
 */
const countedIn = ({ rating, reviewCount = 0, reviewSum }: CountedRating): { count: number; sum: number } => {
  if (reviewSum !== undefined) return { count: reviewCount, sum: reviewSum }
  return rating === null ? { count: 0, sum: 0 } : { count: reviewCount, sum: rating * reviewCount }
}

/** The rating with one review more, or one less: `stars` is negative then. */
export function countRating(before: CountedRating, stars: number): Required<CountedRating> {
  const { count, sum } = countedIn(before)
  const reviewCount = Math.max(0, count + Math.sign(stars))
  const reviewSum = Math.round(Math.max(0, sum + stars) * 10) / 10
  if (reviewCount === 0) return { rating: null, reviewCount: 0, reviewSum: 0 }
  return { rating: Math.round((reviewSum / reviewCount) * 10) / 10, reviewCount, reviewSum }
}
