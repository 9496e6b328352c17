import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import { orderKeys } from '@waymark/domain/order-key'
import { itemId } from './item-id.ts'
import { packingFacts, type PackingFacts, type PackingPlace } from './packing-facts.ts'
import type { PackingRule, Measure } from './packing-rule.ts'
import { PACKING_RULES } from './packing-rules.ts'

/** Maximum of each washable item in a bag that is carried all day. */
const LIGHT_UP_TO = 4

interface Quantity {
  readonly count: number
  /** Whether the trip is longer than the clothes last. */
  readonly needsWash: boolean
}

/** The quantity of an item for the trip. */
function quantityOf(measure: number | Measure, facts: PackingFacts): Quantity {
  if (typeof measure === 'number') return { count: measure, needsWash: false }
  const units = { trip: 1, day: facts.days, night: facts.nights, workday: facts.workdays }[measure.per]
  const wanted = Math.max(1, Math.ceil(units * (measure.each ?? 1)) + (measure.plus ?? 0))
  const isLight = facts.tags.has('backpacking') || facts.tags.has('lightLuggage')
  const upTo = measure.washable && isLight ? Math.min(measure.upTo, LIGHT_UP_TO) : measure.upTo
  const people = measure.forEachChild ? Math.max(1, facts.children) : 1
  return { count: Math.min(wanted, upTo) * people, needsWash: measure.washable === true && wanted > upTo }
}

function applies({ all = [], any, none = [] }: PackingRule, { tags }: PackingFacts): boolean {
  const has = tags.has.bind(tags)
  return all.every((tag) => has(tag)) && !none.some((tag) => has(tag)) && (!any || any.some((tag) => has(tag)))
}

function reasonFor(rule: PackingRule, facts: PackingFacts, needsWash: boolean): string {
  const template = rule.reasonIf?.find(([tag]) => facts.tags.has(tag))?.[1] ?? rule.reason
  const values = new Map(
    Object.entries({
      days: facts.days,
      nights: facts.nights,
      low: facts.lowC,
      high: facts.highC,
      sockets: facts.sockets,
    }),
  )
  const reason = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values.get(name) ?? placeholder))
  return needsWash ? `${reason}; do a wash on the way to make them last ${facts.days} days` : reason
}

/**
 * The packing list for a trip by rules alone: deterministic and offline. Without a place, it covers any weather.
 * Nothing is ticked; order keys follow the categories.
 */
export function generatePackingList(request: PackingRequest, place?: PackingPlace): PackingItem[] {
  const facts = packingFacts(request, place)
  const rules = PACKING_RULES.filter((rule) => applies(rule, facts))
  const keys = orderKeys(rules.length)
  return rules.map((rule, index) => {
    const quantity = rule.quantity === undefined ? undefined : quantityOf(rule.quantity, facts)
    return {
      id: itemId(rule.name),
      name: rule.name,
      category: rule.category,
      ...(quantity && { quantity: quantity.count }),
      reason: reasonFor(rule, facts, quantity?.needsWash ?? false),
      essential: rule.essential === true,
      packed: false,
      order: keys[index] ?? '',
    }
  })
}
