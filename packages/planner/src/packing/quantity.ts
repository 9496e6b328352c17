import type { PackingFacts } from './packing-facts.ts'
import type { Measure } from './packing-rule.ts'

/** Maximum of each washable item in a bag that is carried all day. */
const LIGHT_UP_TO = 4

export interface Quantity {
  readonly count: number
  /** Whether the trip is longer than the clothes last. */
  readonly needsWash: boolean
}

/** The quantity of an item for the trip. */
export function quantityOf(measure: number | Measure, facts: PackingFacts): Quantity {
  if (typeof measure === 'number') return { count: measure, needsWash: false }
  const units = { trip: 1, day: facts.days, night: facts.nights, workday: facts.workdays }[measure.per]
  const wanted = Math.max(1, Math.ceil(units * (measure.each ?? 1)) + (measure.plus ?? 0))
  const isLight = facts.tags.has('backpacking') || facts.tags.has('lightLuggage')
  const upTo = measure.washable && isLight ? Math.min(measure.upTo, LIGHT_UP_TO) : measure.upTo
  const people = measure.forEachChild ? Math.max(1, facts.children) : 1
  return { count: Math.min(wanted, upTo) * people, needsWash: measure.washable === true && wanted > upTo }
}
