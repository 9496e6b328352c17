import type { PackingCategory, PackingRule } from './packing-rule.ts'
import { PACKING_CATEGORIES } from './packing-rule.ts'
import { BEACH_AND_WATER } from './rules/beach-and-water.ts'
import { CHILDREN } from './rules/children.ts'
import { CLOTHING } from './rules/clothing.ts'
import { DOCUMENTS } from './rules/documents.ts'
import { ELECTRONICS } from './rules/electronics.ts'
import { FOOD_AND_DRINK } from './rules/food-and-drink.ts'
import { HEALTH } from './rules/health.ts'
import { ON_THE_WAY } from './rules/on-the-way.ts'
import { OUTDOORS } from './rules/outdoors.ts'
import { SHOES } from './rules/shoes.ts'
import { TOILETRIES } from './rules/toiletries.ts'
import { WORK } from './rules/work.ts'

const RULES: Readonly<Record<PackingCategory, readonly PackingRule[]>> = {
  Documents: DOCUMENTS,
  Health: HEALTH,
  Clothing: CLOTHING,
  Shoes: SHOES,
  Toiletries: TOILETRIES,
  Electronics: ELECTRONICS,
  Work: WORK,
  'Beach & water': BEACH_AND_WATER,
  Outdoors: OUTDOORS,
  Children: CHILDREN,
  'Food & drink': FOOD_AND_DRINK,
  'On the way': ON_THE_WAY,
}

/** All rules with their category, in list order. */
export const PACKING_RULES: readonly (PackingRule & { readonly category: PackingCategory })[] =
  PACKING_CATEGORIES.flatMap((category) => RULES[category].map((rule) => ({ ...rule, category })))
