import { requiredText } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'
import type { Addition } from '@waymark/planner/packing/add-to-packing-list'
import { PACKING_CATEGORIES } from '@waymark/planner/packing/packing-rule'
import { AiError } from './ai-error.ts'
import { holdsAddress, plainText } from './model-text.ts'

/** Response schema without bounds; zod enforces them below. */
export const PACKING_SCHEMA = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          category: { type: 'string', format: 'enum', enum: [...PACKING_CATEGORIES] },
          quantity: { type: 'integer', nullable: true },
          reason: { type: 'string' },
        },
        required: ['name', 'category', 'quantity', 'reason'],
        propertyOrdering: ['name', 'category', 'quantity', 'reason'],
      },
    },
  },
  required: ['items'],
}

const MAX_NAME = 60
const MAX_REASON = 160
const MAX_QUANTITY = 30

/** With more items, the response does not answer the question. */
const MAX_ITEMS = 60

const words = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(plainText)),
    requiredText(max).check(z.refine((text) => !holdsAddress(text) && !/[<>{}[\]]/.test(text))),
  )

const WireItem = z.object({
  name: words(MAX_NAME),
  category: z.enum(PACKING_CATEGORIES),
  quantity: z.catch(z.optional(z.int().check(z.gte(1), z.lte(MAX_QUANTITY))), undefined),
  reason: words(MAX_REASON),
})

const Additions = z.object({ items: z.array(z.unknown()).check(z.maxLength(MAX_ITEMS)) })

/** The valid items; invalid ones are dropped individually. */
export function readAdditions(text: string): Addition[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new AiError('protocol', 'the answer is no JSON')
  }
  const answer = Additions.safeParse(json)
  if (!answer.success) throw new AiError('protocol', 'the answer is no list')
  return answer.data.items.flatMap((item) => {
    const addition = WireItem.safeParse(item)
    return addition.success ? [addition.data] : []
  })
}
