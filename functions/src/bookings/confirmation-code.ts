import { type BookingType, CODE_PREFIX } from '@waymark/contract/bookings/booking'

/** Codes of one process are so many milliseconds apart, so that those of others fit in between. */
const STRIDE_MS = 100
/** Two processes that have taken the same place in the stride part again after this time. */
const PLACE_KEPT_MS = 250

let lastMs = 0
let place = 0
let placeTakenAt = 0

/**
 * A code that people can read out: the prefix of its kind and a timestamp, ahead of the clock by STRIDE_MS for each
 * booking of a crowd. No two of one process are the same; a code that another process has given is refused by the
 * database, and another one is made.
 */
export function confirmationCode(type: BookingType): string {
  const now = Date.now()
  if (now > placeTakenAt + PLACE_KEPT_MS) {
    place = Math.floor(Math.random() * STRIDE_MS)
    placeTakenAt = now
  }
  const earliest = Math.max(now, lastMs + 1)
  lastMs = earliest + ((place - (earliest % STRIDE_MS) + STRIDE_MS) % STRIDE_MS)
  return `${CODE_PREFIX[type]}${lastMs}`
}
