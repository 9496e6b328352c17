import { contended } from '../platform/app-error.ts'
import { backOff } from '../platform/contention.ts'
import type { Account, Customer } from './booking-reads-store.ts'
import { upcomingAmong, type Asked, requireRoomForUpcoming } from './upcoming-bookings.ts'
import { listActiveBookings } from './bookings-store.ts'

/** Thrown by a decision that needs the account's upcoming bookings, which are not known yet. */
class NotListed extends Error {
  readonly booked: number
  constructor(booked: number) {
    super('the upcoming bookings of the account must be listed')
    this.booked = booked
  }
}

/**
 * Refuses a booking beyond the account's limit. Only for decisions of `decideWithinAccountLimit`. Nobody is refused by the
 * document alone, which may still count what another release has cancelled.
 * @throws AppError `conflict`
 */
export function requireRoomInAccount({ ahead, booked, isListed }: Account, asked: Asked): void {
  if (ahead === undefined) throw new NotListed(booked)
  try {
    requireRoomForUpcoming(ahead, asked)
  } catch (error) {
    throw isListed === true ? error : new NotListed(booked)
  }
}

/** Maximum number of times that the account may change its bookings while they are being listed. */
const TRIES = 20

/**
 * Decides on a booking by the upcoming bookings of its customer. The account's document contains them; if it does not,
 * all bookings are listed, and the document contains them from then on.
 * @param decide runs a transaction that reads the customer
 */
export async function decideWithinAccountLimit(
  uid: string,
  decide: (customer: Customer) => Promise<void>,
): Promise<void> {
  let customer: Customer = { uid }
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const startedAt = Date.now()
    try {
      await decide(customer)
      return
    } catch (error) {
      if (!(error instanceof NotListed)) throw error
      const ahead = upcomingAmong(await listActiveBookings(uid), new Date())
      customer = { uid, listed: { booked: error.booked, ahead } }
    }
    if (tries > 1) await backOff(Math.min(tries, 3), Date.now() - startedAt)
  }
  throw contended(new Error('an account that books all the time'))
}
