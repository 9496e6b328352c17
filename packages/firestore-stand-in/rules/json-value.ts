import type { RulesValue } from './value.ts'

/** JSON, such as the claims of a token, as values of the rules language. Whole numbers are integers. */
export function fromJson(json: unknown): RulesValue {
  if (typeof json === 'boolean' || typeof json === 'string') return json
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json
  if (Array.isArray(json)) return json.map(fromJson)
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]))
  }
  return null
}
