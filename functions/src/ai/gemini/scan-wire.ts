import { LIMITS } from '@waymark/contract/limits'
import { z } from '@waymark/contract/zod'
import { holdsAddress, plainText } from './model-text.ts'

const VERDICTS = ['listed', 'other', 'unsure', 'no landmark'] as const
const CERTAINTIES = ['high', 'medium', 'low'] as const
export type Certainty = (typeof CERTAINTIES)[number]

const text = { type: 'string', nullable: true }
const texts = { type: 'array', items: { type: 'string' } }

const PROPERTIES = {
  seen: { type: 'string' },
  verdict: { type: 'string', format: 'enum', enum: [...VERDICTS] },
  key: text,
  name: text,
  certainty: { type: 'string', format: 'enum', enum: [...CERTAINTIES] },
  category: text,
  address: text,
  description: text,
  keyFeatures: texts,
  historicalInfo: text,
  visitingTips: texts,
  nearbyAttractions: texts,
  bestTimeToVisit: text,
}

/** Response schema. The description of what is visible comes first, so that the verdict follows from it. */
export const SCAN_SCHEMA = {
  type: 'object',
  properties: PROPERTIES,
  required: ['seen', 'verdict', 'certainty'],
  propertyOrdering: Object.keys(PROPERTIES),
}

/** Lone surrogates, such as a truncated emoji, which Firestore rejects. */
const HALVES = /\p{Cs}/gu

/** Text that may be shown; empty if it may not. */
function shown(words: string, max: number): string {
  const plain = plainText(words)
  return holdsAddress(plain) ? '' : plain.slice(0, max).replaceAll(HALVES, '').trim()
}

const words = (max: number) =>
  z.catch(
    z.pipe(
      z.nullable(z.optional(z.string())),
      z.transform((said) => shown(said ?? '', max)),
    ),
    '',
  )

const wordLists = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((said) => {
      const lines = said.flatMap((line) => (typeof line === 'string' ? shown(line, LIMITS.scanFact) : []))
      return [...new Set(lines)].filter((line) => line !== '').slice(0, 6)
    }),
  ),
  () => [],
)

/** The model's answer. Only the verdict is required; the rest is kept as far as it is valid. */
export const WireScan = z.object({
  verdict: z.enum(VERDICTS),
  key: words(20),
  name: words(LIMITS.title),
  certainty: z.catch(z.enum(CERTAINTIES), 'low'),
  category: words(LIMITS.scanCategory),
  address: words(LIMITS.place),
  description: words(LIMITS.longText),
  keyFeatures: wordLists,
  historicalInfo: words(LIMITS.longText),
  visitingTips: wordLists,
  nearbyAttractions: wordLists,
  bestTimeToVisit: words(LIMITS.scanFact),
})
export type WireScan = z.infer<typeof WireScan>
