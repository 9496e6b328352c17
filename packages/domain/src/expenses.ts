import { LIMITS } from '@waymark/contract/limits'
import type { Expense } from '@waymark/contract/trips/expense'
import type { Trip } from '@waymark/contract/trips/trip'
import { type Dated, dayNumber } from './itinerary.ts'

/** Splits the expenses of a trip: balances, and the fewest payments that settle them. All amounts are integer cents. */

/** Active expenses in order of their day (those without a day last), then of their id. */
export function activeExpenses(trip: Dated & Pick<Trip, 'expenses'>): Expense[] {
  const dayOf = ({ day }: Expense) => dayNumber(trip, day) ?? LIMITS.tripDays + 1
  return Object.values(trip.expenses ?? {})
    .filter(({ removedBy }) => removedBy === null)
    .toSorted((a, b) => dayOf(a) - dayOf(b) || (a.id < b.id ? -1 : 1))
}

/** Splits an amount into equal shares; the remainder goes to the first ones, a cent each. */
export function sharesOf(amountCents: number, parts: number): number[] {
  const share = Math.floor(amountCents / parts)
  const rest = amountCents - share * parts
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0))
}

/**
 * Balance per member in the expenses' currency: positive is owed to them, negative is owed by them. The sum is zero.
 */
export function balancesOf(expenses: readonly Pick<Expense, 'amountCents' | 'paidBy' | 'sharedBy'>[]) {
  const balances = new Map<string, number>()
  const add = (uid: string, cents: number) => balances.set(uid, (balances.get(uid) ?? 0) + cents)
  for (const { amountCents, paidBy, sharedBy } of expenses) {
    add(paidBy, amountCents)
    const shares = sharesOf(amountCents, sharedBy.length)
    for (const [index, uid] of sharedBy.toSorted().entries()) add(uid, -(shares[index] ?? 0))
  }
  return balances
}

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly cents: number
}

type Balance = readonly [uid: string, cents: number]

/** With more people, the exact search takes too long, and one payment fewer than people is used. */
const EXACT_UP_TO = 14

/**
 * A group whose balances sum to zero needs one payment fewer than it has members, so the maximum number of such groups
 * gives the fewest payments. Searches all subsets, smaller ones first.
 */
function groupsOf(balances: readonly Balance[]): Balance[][] {
  if (balances.length > EXACT_UP_TO) return [[...balances]]
  const sets = 1 << balances.length
  const sums = new Float64Array(sets)
  const most = new Int8Array(sets)
  /** The member added last in the best partition of each subset. */
  const last = new Int8Array(sets)
  for (let set = 1; set < sets; set += 1) {
    let best = -1
    for (let index = 0; index < balances.length; index += 1) {
      if ((set & (1 << index)) === 0) continue
      const without = set ^ (1 << index)
      sums[set] = (sums[without] ?? 0) + (balances[index]?.[1] ?? 0)
      if ((most[without] ?? 0) <= best) continue
      best = most[without] ?? 0
      last[set] = index
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0)
  }
  const groups: Balance[][] = []
  for (let set = sets - 1; set > 0; set ^= 1 << (last[set] ?? 0)) {
    if (sums[set] === 0) groups.push([])
    const balance = balances[last[set] ?? 0]
    if (balance !== undefined) groups.at(-1)?.push(balance)
  }
  return groups
}

/** Greedy: the largest debtor pays the largest creditor until all are even; each payment settles one of them. */
function settle(group: readonly Balance[]): Transfer[] {
  const open = group.map(([uid, cents]) => ({ uid, cents })).filter(({ cents }) => cents !== 0)
  const transfers: Transfer[] = []
  while (open.length > 1) {
    open.sort((a, b) => a.cents - b.cents || (a.uid < b.uid ? -1 : 1))
    const debtor = open[0]
    const creditor = open.at(-1)
    if (debtor === undefined || creditor === undefined) break
    const cents = Math.min(-debtor.cents, creditor.cents)
    if (cents <= 0) break
    transfers.push({ from: debtor.uid, to: creditor.uid, cents })
    debtor.cents += cents
    creditor.cents -= cents
    for (const one of [debtor, creditor]) if (one.cents === 0) open.splice(open.indexOf(one), 1)
  }
  return transfers
}

/** Payments that settle all balances; the minimum number for groups up to `EXACT_UP_TO`. */
export function transfersOf(balances: ReadonlyMap<string, number>): Transfer[] {
  const open = [...balances].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return groupsOf(open).flatMap(settle)
}
