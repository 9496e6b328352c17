/** Straight-line limits in kilometres. */
export const REACH = {
  /** From the middle of town to a place: an hour by road or rail. */
  place: 60,
  /** From the middle of town to the goal of an excursion, or on a day out: two to three hours each way. */
  dayTrip: 150,
  /** Between two places that follow each other on a day in town: what local transport does in three quarters of an hour. */
  leg: 30,
  /** All legs of a day in town together. */
  day: 80,
} as const
