import type { ImportedTrip } from '@waymark/contract/users/account-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import type { Expenses } from '@waymark/contract/trips/expense'
import { activeExpenses } from '@waymark/domain/expenses'
import { assembleItinerary, type Dated } from '@waymark/domain/itinerary'
import { ownPlan } from '../trips/own-plan.ts'
import { failingWith } from '../platform/app-error.ts'
import { createTripOnce } from '../trips/trips-store.ts'
import type { KeyedCaller } from '../platform/idempotency-key.ts'

/**
 * Active expenses. Other travellers are not accounts of this user: they become 'traveller-2' and so on, which keeps the
 * shares.
 */
function ownExpenses(trip: Dated & Pick<Trip, 'expenses'>, uid: string): Expenses {
  const known = new Map([[uid, uid]])
  const nameless = (each: string): string => {
    const name = known.get(each) ?? `traveller-${known.size + 1}`
    known.set(each, name)
    return name
  }
  return Object.fromEntries(
    activeExpenses(trip).map((expense) => [
      expense.id,
      { ...expense, by: uid, paidBy: nameless(expense.paidBy), sharedBy: expense.sharedBy.map(nameless) },
    ]),
  )
}

/** Creates a trip from an export. A retry with the same key returns the trip of the first attempt. */
export const importTrip = (sent: ImportedTrip, caller: KeyedCaller): Promise<Trip> =>
  failingWith('Failed to import the trip. Please try again.', async () => {
    const { uid } = caller
    const own = ownPlan(sent, uid)
    const trip = await createTripOnce(caller, sent, {
      ...own,
      ...(own.expenses && { expenses: ownExpenses(own, uid) }),
      userId: uid,
      memberIds: [uid],
      roles: { [uid]: 'owner' },
    })
    return assembleItinerary(trip)
  })
