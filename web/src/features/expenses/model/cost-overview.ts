import type { Booking } from '@waymark/contract/bookings/booking'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import type { Expense } from '@waymark/contract/trips/expense'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeExpenses, sharesOf } from '@waymark/domain/expenses'
import { priceFactors } from '@waymark/domain/party-prices'
import { topOf } from '@waymark/domain/trip-total'
import type { TripCosts } from '@waymark/contract/trips/itinerary'
import { activeStops, type Dated, datesOfDays, dayNumber } from '@waymark/domain/itinerary'
import type { OwnCurrency } from '../../../shared/session/own-currency.ts'
import { bookedAmounts, bookedNights, nightsOf } from './booked-amounts.ts'
import { CATEGORY_NAMES } from './expense-words.ts'

/** Amounts in one currency. */
interface CostRow {
  readonly label: string
  /** What the plan estimates, for all travellers together. */
  readonly plannedCents: number
  /** Total spent by all members, without settlements. */
  readonly spentCents: number
  /** This member's share of it. */
  readonly ownCents: number
}

type Costed = Dated & Pick<Trip, 'userId' | 'itinerary' | 'stops' | 'days' | 'expenses' | 'adults' | 'childAges'>

const CATEGORY_OF_STOP: Record<Stop['kind'], Expense['category']> = {
  sight: 'activity',
  meal: 'food',
  sleep: 'stay',
  travel: 'transport',
  booking: 'other',
  note: 'other',
}

interface Amount {
  readonly category: Expense['category']
  /** The number of its day; null for none. */
  readonly day: number | null
  readonly currency: string
  readonly plannedCents: number
  readonly spentCents: number
  readonly ownCents: number
}

/** A member's share of an expense. */
function ownPart({ amountCents, sharedBy }: Expense, uid: string): number {
  const shares = sharesOf(amountCents, sharedBy.length)
  return sharedBy.toSorted().reduce((sum, each, index) => (each === uid ? sum + (shares[index] ?? 0) : sum), 0)
}

const planned = (category: Expense['category'], day: number | null, cents: number, currency = DEFAULT_CURRENCY) =>
  ({ category, day, currency, plannedCents: cents, spentCents: 0, ownCents: 0 }) satisfies Amount

/**
 * What the plan estimates beside its stops, by day: nights that are not booked, meals, local transport, and the way
 * without a day.
 */
function estimatesOf(trip: Costed, booked: ReadonlySet<number>): Amount[] {
  const { costs } = trip.itinerary
  if (costs === undefined) return []
  const days = datesOfDays(trip).map(({ number }) => number)
  const spread = (category: Expense['category'], cents: number, over: readonly number[]) =>
    sharesOf(cents, over.length).map((share, index) => planned(category, over[index] ?? null, share))
  return [
    ...spread('stay', costs.accommodationCents, nightsOf(trip)).filter(({ day }) => day === null || !booked.has(day)),
    ...spread('food', costs.mealsCents, days),
    ...spread('transport', costs.transportCents, days),
    planned('transport', null, costs.wayCents ?? 0),
  ].filter(({ plannedCents }) => plannedCents > 0)
}

/** The stops' costs, which are an adult's, for the whole party. Ideas are not planned yet, bookings have their price. */
function costsOfStops(trip: Costed, bookings: readonly Booking[]): Amount[] {
  const { adults = 1, childAges = [], itinerary } = trip
  const { admissions } = priceFactors(itinerary.costs?.travellers ?? { adults, childAges })
  return activeStops(trip).flatMap(({ kind, day, costCents, currency, bookingId }) => {
    const number = dayNumber(trip, day)
    if (bookings.some(({ id }) => id === bookingId)) return []
    if (number === null || costCents === null || costCents === 0) return []
    return planned(CATEGORY_OF_STOP[kind], number, Math.round(costCents * admissions), currency ?? DEFAULT_CURRENCY)
  })
}

/** What is planned: what is booked at its price, the rest as it is estimated. */
const plannedOf = (trip: Costed, bookings: readonly Booking[]): Amount[] => [
  ...estimatesOf(trip, bookedNights(bookings, trip)),
  ...costsOfStops(trip, bookings),
  ...bookedAmounts(bookings, trip).map(({ category, day, cents, currency }) => planned(category, day, cents, currency)),
]

/** All planned and spent amounts. */
function amountsOf(trip: Costed, uid: string, bookings: readonly Booking[]): Amount[] {
  const spent = activeExpenses(trip)
    .filter(({ category }) => category !== 'settlement')
    .map((expense) => ({
      category: expense.category,
      day: dayNumber(trip, expense.day),
      currency: expense.currency,
      plannedCents: 0,
      spentCents: expense.amountCents,
      ownCents: ownPart(expense, uid),
    }))
  return [...plannedOf(trip, bookings), ...spent]
}

const sumOf = (label: string, amounts: readonly Amount[]): CostRow => ({
  label,
  plannedCents: amounts.reduce((sum, { plannedCents }) => sum + plannedCents, 0),
  spentCents: amounts.reduce((sum, { spentCents }) => sum + spentCents, 0),
  ownCents: amounts.reduce((sum, { ownCents }) => sum + ownCents, 0),
})

export interface CurrencyCosts {
  readonly currency: string
  readonly byCategory: readonly CostRow[]
  readonly byDay: readonly CostRow[]
  readonly total: CostRow
}

function costsIn(currency: string, trip: Costed, amounts: readonly Amount[]): CurrencyCosts {
  const days = [...datesOfDays(trip).map(({ number }) => number), null]
  const rows = (label: string, some: readonly Amount[]) => (some.length === 0 ? [] : [sumOf(label, some)])
  return {
    currency,
    byCategory: Object.entries(CATEGORY_NAMES).flatMap(([category, label]) =>
      rows(
        label,
        amounts.filter((amount) => amount.category === category),
      ),
    ),
    byDay: days.flatMap((day) =>
      rows(
        day === null ? 'No day' : `Day ${day}`,
        amounts.filter((amount) => amount.day === day),
      ),
    ),
    total: sumOf('Total', amounts),
  }
}

/**
 * Planned and spent amounts by currency, the one with the most entries first. Nothing is converted: these are the
 * amounts that were paid.
 */
export function costOverview(trip: Costed, uid: string, bookings: readonly Booking[] = []): CurrencyCosts[] {
  const amounts = amountsOf(trip, uid, bookings)
  const counts = new Map<string, number>()
  for (const { currency } of amounts) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([currency]) =>
      costsIn(
        currency,
        trip,
        amounts.filter((amount) => amount.currency === currency),
      ),
    )
}

/**
 * All amounts in the traveller's currency, in cents that are not whole; undefined if there are no others, or one has no
 * rate.
 */
export function costsTogether(
  trip: Costed,
  uid: string,
  own: Pick<OwnCurrency, 'currency' | 'exchanged'>,
  bookings: readonly Booking[] = [],
): CurrencyCosts | undefined {
  const amounts = amountsOf(trip, uid, bookings)
  if (amounts.every(({ currency }) => currency === own.currency)) return undefined
  const exchanged: Amount[] = []
  for (const amount of amounts) {
    const rate = own.exchanged(1, amount.currency)
    if (rate === undefined) return undefined
    exchanged.push({
      ...amount,
      currency: own.currency,
      plannedCents: amount.plannedCents * rate,
      spentCents: amount.spentCents * rate,
      ownCents: amount.ownCents * rate,
    })
  }
  return costsIn(own.currency, trip, exchanged)
}

/** Amounts to be told to the dollar. */
const SAME_CENTS = 100

/** The plan's costs with the total that is planned now, for the budget, which is in dollars. As they were without a rate. */
export function costsAsPlanned(
  trip: Costed & Pick<Trip, 'budget'>,
  bookings: readonly Booking[],
  own: Pick<OwnCurrency, 'exchanged'> | undefined,
): TripCosts | undefined {
  const { costs } = trip.itinerary
  if (costs === undefined || bookings.length === 0) return costs
  const perDollar = own?.exchanged(1, DEFAULT_CURRENCY)
  const inDollars = (currency: string): number | undefined => {
    const rate = own?.exchanged(1, currency)
    return currency === DEFAULT_CURRENCY ? 1 : rate && perDollar && rate / perDollar
  }
  let totalCents = -(costs.wayCents ?? 0)
  for (const { plannedCents, currency } of plannedOf(trip, bookings)) {
    const rate = inDollars(currency)
    if (rate === undefined) return costs
    totalCents += plannedCents * rate
  }
  if (Math.abs(totalCents - costs.totalCents) < SAME_CENTS) return costs
  const top = topOf(trip.budget)
  return {
    ...costs,
    totalCents: Math.round(totalCents),
    overBudget: top === undefined ? costs.overBudget : totalCents > top,
  }
}
