import { PRICES, type Priced } from './prices.ts'

/** Amounts of everything that has a price. */
export type Usage = Readonly<Record<Priced, number>>

export const NOTHING: Usage = {
  reads: 0,
  writes: 0,
  firestoreBytes: 0,
  storedInFirestore: 0,
  calls: 0,
  functionSeconds: 0,
  hostingBytes: 0,
  storedInVault: 0,
}

const UNITS = Object.keys(PRICES) as Priced[]

const combined = (by: (unit: Priced) => number): Usage =>
  Object.fromEntries(UNITS.map((unit) => [unit, by(unit)])) as Usage

/** Monthly usage of a person who performs each action with the given frequency. */
export function usageOfPerson(
  actions: Readonly<Record<string, Partial<Usage>>>,
  timesAMonth: Readonly<Record<string, number>>,
): Usage {
  const unknown = Object.keys(timesAMonth).filter((name) => actions[name] === undefined)
  if (unknown.length > 0) throw new Error(`Not measured: ${unknown.join(', ')}.`)
  return combined((unit) =>
    Object.entries(timesAMonth).reduce((sum, [name, times]) => sum + times * (actions[name]?.[unit] ?? 0), 0),
  )
}

/** Monthly costs in dollars by item. The free quota is per project, not per person. */
export const costOf = (person: Usage, people: number): Usage =>
  combined((unit) => {
    const { dollars, per, freeAMonth } = PRICES[unit]
    return (Math.max(0, person[unit] * people - freeAMonth) / per) * dollars
  })

export const totalOf = (costs: Usage): number => UNITS.reduce((sum, unit) => sum + costs[unit], 0)

const SECONDS_A_MONTH = 30 * 24 * 3600
/** Load in the busiest hour relative to the average. */
const PEAK = 4

/** Rate per second in the busiest hour. */
export const atPeak = (aMonth: number): number => (aMonth / SECONDS_A_MONTH) * PEAK
