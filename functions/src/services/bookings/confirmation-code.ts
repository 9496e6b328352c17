import { type BookingType, CODE_PREFIX } from '@waymark/contract/bookings'

/** Milliseconds over which the codes of processes that book in the same moment are spread. */
const SPREAD_MS = 1_000

let lastMs = 0

/**
 * A code that people can read out: the prefix of its kind and a timestamp, up to a second ahead. No two of one process
 * are the same; a code that another process has given is refused by the database, and another one is made.
 */
export function confirmationCode(type: BookingType): string {
  lastMs = Math.max(Date.now() + Math.floor(Math.random() * SPREAD_MS), lastMs + 1)
  return `${CODE_PREFIX[type]}${lastMs}`
}
