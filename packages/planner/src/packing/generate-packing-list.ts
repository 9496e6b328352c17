import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import { itemId } from './item-id.ts'
import { orderKeys } from '@waymark/domain/order-key'
import { packingFacts, type PackingFacts, type PackingPlace } from './packing-facts.ts'
import type { PackingRule } from './packing-rule.ts'
import { PACKING_RULES } from './packing-rules.ts'
import { quantityOf } from './quantity.ts'

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
