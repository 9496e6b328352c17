import { AiError } from './ai-error.ts'
import type { Ask, Part, Usage } from './exchange.ts'

/** US dollars per million tokens, or equivalently millionths of a dollar per token. */
export interface Prices {
  readonly input: number
  readonly output: number
  readonly cached: number
}

const ENTRY = /^(?:from (\d{4}-\d\d-\d\d): )?(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)$/

/**
 * Parses a price parameter: input, output and cached input, followed by later prices with their start dates, such as
 * `0.75 3.75 0.075, from 2027-01-01: 1.50 7.50 0.15`.
 */
export function pricesOn(day: string, written: string): Prices {
  let prices: Prices | undefined
  for (const entry of written.split(',')) {
    const [, from = '', input, output, cached] = ENTRY.exec(entry.trim()) ?? []
    if (input === undefined) throw new AiError('refused', 'prices that cannot be read')
    if (from <= day) prices = { input: Number(input), output: Number(output), cached: Number(cached) }
  }
  if (prices === undefined) throw new AiError('refused', 'no prices for today')
  return prices
}

/** The cost of a call in millionths of a dollar. Thinking is charged like output. */
export const costMicros = ({ prompt, output, thoughts, cached }: Usage, prices: Prices): number =>
  Math.ceil(Math.max(prompt - cached, 0) * prices.input + cached * prices.cached + (output + thoughts) * prices.output)

/** Upper bound: at most one token per two bytes in any script (usually one per four). */
const BYTES_PER_TOKEN = 2

/** Upper bound for an image at the highest resolution that models use. */
const TOKENS_PER_IMAGE = 2_500

const bytesOf = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

const tokensOf = (part: Part): number =>
  'image' in part ? TOKENS_PER_IMAGE : Math.ceil(bytesOf('text' in part ? part.text : part) / BYTES_PER_TOKEN)

/** An upper bound of the tokens that a request can use. */
export function worstCase({ instructions, turns, schema, tools, maxOutputTokens }: Ask): Usage {
  const rules = bytesOf([instructions, schema ?? null, tools ?? null]) / BYTES_PER_TOKEN
  const said = turns.flatMap(({ parts }) => parts).reduce((sum, part) => sum + tokensOf(part), 0)
  return { prompt: Math.ceil(rules) + said, output: maxOutputTokens, thoughts: 0, cached: 0 }
}
