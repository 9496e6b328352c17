/** All pauses of a plan together take at most this long, however many days it has. */
export const PAUSES_TOTAL_MS = 3_000

/** Milliseconds between two days of a plan of `days` days, when `wishedMs` are wished for. */
export const pauseBetweenDays = (days: number, wishedMs: number): number =>
  Math.min(wishedMs, PAUSES_TOTAL_MS / Math.max(days - 1, 1))
