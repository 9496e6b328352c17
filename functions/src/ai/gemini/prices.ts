import { AiError } from './ai-error.ts'
import type { Ask, Part, Usage } from './exchange.ts'

/** US dollars per million tokens, which is the same as millionths of a dollar per token. */
export interface Prices {
  readonly input: number
  readonly output: number
  readonly cached: number
}

const ENTRY = /^(?:from (\d{4}-\d\d-\d\d): )?(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)$/

/**
 * Prices as they are written in a parameter: input, output and cached input, and those that hold from a later day on:
 * `0.75 3.75 0.075, from 2027-01-01: 1.50 7.50 0.15`
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

/** What a call has cost, in millionths of a dollar. Thoughts cost as much as output. */
export const costMicros = ({ prompt, output, thoughts, cached }: Usage, prices: Prices): number =>
  Math.ceil(Math.max(prompt - cached, 0) * prices.input + cached * prices.cached + (output + thoughts) * prices.output)

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
