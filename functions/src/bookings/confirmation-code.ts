import { type BookingType, CODE_PREFIX } from '@waymark/contract/bookings/booking'

/** Codes of one process are this many milliseconds apart, so that other processes' codes fit in between. */
const STRIDE_MS = 100
/** Each process chooses a new random offset after this time, so that two with the same offset separate again. */
const PLACE_KEPT_MS = 250

let lastMs = 0
let place = 0
let placeTakenAt = 0

/**
 * A confirmation code that can be read aloud: the type's prefix and a timestamp, which runs ahead of the clock by
 * STRIDE_MS per booking in a burst. Codes are unique within a process; if another process has used one, the database
 * refuses it and another is generated.
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
