import { type BookingType, CODE_PREFIX } from '@waymark/contract/bookings'

let lastMs = 0

/**
 * A code that people can read out: the prefix of its kind and a timestamp. No two of one process are the same; a code
 * that another process has given is refused by the database, and another one is made.
 */
export function confirmationCode(type: BookingType): string {
  lastMs = Math.max(Date.now(), lastMs + 1)
  return `${CODE_PREFIX[type]}${lastMs}`
}
