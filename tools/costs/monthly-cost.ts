import { PRICES, type Priced } from './prices.ts'

/** How much of each of what costs something. */
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

/** What one person uses in a month who does each action so often. */
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

/** Dollars of a month for so many such people, by what is paid for. What is free is free once, not for each of them. */
export const costOf = (person: Usage, people: number): Usage =>
  combined((unit) => {
    const { dollars, per, freeAMonth } = PRICES[unit]
    return (Math.max(0, person[unit] * people - freeAMonth) / per) * dollars
  })

export const totalOf = (costs: Usage): number => UNITS.reduce((sum, unit) => sum + costs[unit], 0)

const SECONDS_A_MONTH = 30 * 24 * 3600
/** The busiest hour has so many times an average one's load. */
const PEAK = 4

/** How many a second there are of something in the busiest hour. */
export const atPeak = (aMonth: number): number => (aMonth / SECONDS_A_MONTH) * PEAK
