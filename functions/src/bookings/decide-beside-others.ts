import { backOff, contended } from '../platform/contention.ts'
import type { Account, Customer } from './booking-reads-store.ts'
import { aheadAmong, type Asked, requireRoomAhead } from './bookings-ahead.ts'
import { listActiveBookings } from './bookings-store.ts'

/** Thrown by a decision that needs what the account has ahead, and does not know it. */
class NotListed extends Error {
  readonly booked: number
  constructor(booked: number) {
    super('what the account has ahead must be listed')
    this.booked = booked
  }
}

/**
 * Limits what the account has ahead. Only for decisions of `decideBesideOthers`. Nobody is refused by the document alone,
 * which may count what another release has cancelled.
 * @throws AppError `conflict`
 */
export function requireRoomBesideOthers({ ahead, booked, isListed }: Account, asked: Asked): void {
  if (ahead === undefined) throw new NotListed(booked)
  try {
    requireRoomAhead(ahead, asked)
  } catch (error) {
    throw isListed === true ? error : new NotListed(booked)
  }
}

/** How often the account may change its bookings while they are listed. */
const TRIES = 20

/**
 * Decides on a booking by what its customer has ahead. The account's document says so; where it does not, all bookings
 * are listed, and the document says so from then on.
 * @param decide runs a transaction that reads the customer
 */
export async function decideBesideOthers(uid: string, decide: (customer: Customer) => Promise<void>): Promise<void> {
  let customer: Customer = { uid }
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const startedAt = Date.now()
    try {
      await decide(customer)
      return
    } catch (error) {
      if (!(error instanceof NotListed)) throw error
      const ahead = aheadAmong(await listActiveBookings(uid), new Date())
      customer = { uid, listed: { booked: error.booked, ahead } }
    }
    if (tries > 1) await backOff(Math.min(tries, 3), Date.now() - startedAt)
  }
  throw contended(new Error('an account that books all the time'))
}
