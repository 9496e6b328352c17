import type { Ask, Part, Usage } from './exchange.ts'

/** A text has at most one token for two bytes, in any script; what is usual is one for four. */
const BYTES_PER_TOKEN = 2

/** An image at the highest resolution that models look at, and some more. */
const TOKENS_PER_IMAGE = 2_500

const bytesOf = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

const tokensOf = (part: Part): number =>
  'image' in part ? TOKENS_PER_IMAGE : Math.ceil(bytesOf('text' in part ? part.text : part) / BYTES_PER_TOKEN)

/** More tokens than a call can use. */
export function worstCase({ instructions, turns, schema, tools, maxOutputTokens }: Ask): Usage {
  const rules = bytesOf([instructions, schema ?? null, tools ?? null]) / BYTES_PER_TOKEN
  const said = turns.flatMap(({ parts }) => parts).reduce((sum, part) => sum + tokensOf(part), 0)
  return { prompt: Math.ceil(rules) + said, output: maxOutputTokens, thoughts: 0, cached: 0 }
}
