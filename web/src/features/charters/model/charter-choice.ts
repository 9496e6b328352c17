import { parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { dayCount } from './charter-words.ts'

type Listed = Pick<ListedCharterTrip, 'startDate' | 'endDate' | 'price'>

/** Orders to choose from; without one, trips stand as they are listed. */
const ORDERS = {
  price: (a: Listed, b: Listed) => parseMoneyText(a.price) - parseMoneyText(b.price),
  length: (a: Listed, b: Listed) => dayCount(a) - dayCount(b),
} as const

const isOrder = (name: string): name is keyof typeof ORDERS => Object.hasOwn(ORDERS, name)

/** The months in which trips begin, as `YYYY-MM`, the next first. */
export const monthsOf = (trips: readonly Listed[]): string[] =>
  [...new Set(trips.map(({ startDate }) => startDate.slice(0, 7)))].toSorted()

/** The trips that begin in the month of an address, in its order. What an address names and is unknown is ignored. */
export function chosenIn<T extends Listed>(trips: readonly T[], search: string): T[] {
  const asked = new URLSearchParams(search)
  const month = asked.get('month') ?? ''
  const order = asked.get('sort') ?? ''
  const found = monthsOf(trips).includes(month) ? trips.filter(({ startDate }) => startDate.startsWith(month)) : trips
  return isOrder(order) ? found.toSorted(ORDERS[order]) : [...found]
}
